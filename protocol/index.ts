/**
 * What clients and the server say to each other: read/make pairs for messages over the socket, schemas for what goes
 * over HTTP, and patches of views. Knows no socket, no clock and no game. Described in `docs/protocol.md`.
 */

export * from './answers.ts';
export * from './api.ts';
export * from './client-messages.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './patch.ts';
export * from './refusals.ts';
export * from './server-messages.ts';
export * from './step-text.ts';
export * from './table-info.ts';
export * from './view-hash.ts';
