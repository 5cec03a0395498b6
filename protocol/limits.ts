/** Numbers that both ends must agree on. */

/** Rises when an older client could misunderstand the server, or the other way round. */
export const PROTOCOL_VERSION = 1;

/** In bytes; no move of any game comes near it. */
export const MESSAGE_MAX_BYTES = 16_384;
export const CHAT_MAX_LENGTH = 500;
export const ID_MAX_LENGTH = 32;

/** Why the server ended a socket. */
export const CLOSE = {
  /** A message that is none, too many of them, or a table that one may not look at. */
  breach: 1008,
  /** The server starts again: come back soon. */
  restart: 1012,
  /** Reads too slowly: come back and ask for the whole view. */
  backlog: 1013,
} as const;
