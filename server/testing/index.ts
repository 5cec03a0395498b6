/** What others need to test at both ends of a table at once: a server, and somebody who speaks the protocol. */

export { Visitor } from './client.ts';
export { seatPeople } from './seating.ts';
export { startTestServer, type TestServer } from './server.ts';
