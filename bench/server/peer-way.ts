/**
 * How boardgame.io's server is asked to play our games. `documented`: as its documentation has it, and with what our own tables
 * have as well: a move changes the draft that it is given, a turn belongs to whoever is asked, and can be taken back.
 * `spared`: without all of that, which hardly anybody would leave out but a benchmark. In neither is anybody asked who he is.
 */

export const PEER_WAYS = ['documented', 'spared'] as const;
export type PeerWay = (typeof PEER_WAYS)[number];
