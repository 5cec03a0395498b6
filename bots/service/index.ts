/**
 * Thinking in a worker. `serveBots` answers at one end of a port, `createBotClient` asks at the other:
 *
 *     // in the worker
 *     serveBots(port, { findSubject, now: () => performance.now(), pause: createPause() });
 *     // where people are
 *     const { move } = await createBotClient(port).think({ … }).answer;
 *
 * `createRestartingClient` asks a worker, which it starts anew when it broke down; `node.ts` is both ends for Node.
 */

export * from './client.ts';
export * from './macrotask.ts';
export * from './protocol.ts';
export * from './restarting.ts';
export * from './serve.ts';
export * from './subjects.ts';
