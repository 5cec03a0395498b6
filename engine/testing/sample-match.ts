/** Matches of the tiny game for the tests of the engine. */

import type { Config, Seat } from '../contract.ts';
import {
  tinyGame,
  type TinyChance,
  type TinyEvent,
  type TinyMove,
  type TinyState,
} from '../conformance/tiny-game.ts';
import { commitEarly, commitTo, promiseOf, type Fairness } from '../fairness.ts';
import { nextDraw } from '../host.ts';
import { newMatch, type Match } from '../match.ts';
import { draw, openTable, submit, takeBack, type Table } from '../table.ts';
import { randomPolicy } from '../playout.ts';
import { createRandom } from '../random.ts';

export type TinyTable = Table<TinyState, TinyMove, TinyChance, TinyEvent>;
export type TinyMatch = Match<TinyMove, TinyChance>;

export const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const OTHER_SEED = 'f0'.repeat(32);

/** The moves of a turn, to be written in one line. */
export const take: TinyMove = { type: 'take' };
export const roll: TinyMove = { type: 'roll' };
export const endTurn: TinyMove = { type: 'endTurn' };
export const challenge = (seat: Seat): TinyMove => ({ type: 'challenge', seat });
export const deal = (seat: Seat, card: number): TinyChance => ({ type: 'deal', seat, card });
export const die = (face: number): TinyChance => ({ type: 'die', face });

/** Makes a step that must be legal: moves by the seat whose turn it is, outcomes by the table. */
export function play(table: TinyTable, ...steps: readonly (TinyMove | TinyChance)[]): void {
  for (const step of steps) {
    const at = table.match.log.length * 1000;
    const refusal =
      step.type === 'deal' || step.type === 'die'
        ? draw(table, step, at)
        : submit(table, table.state.current, step, at);
    if (refusal !== null) throw new Error(`${JSON.stringify(step)}: ${refusal.key}`);
  }
}

/** Two players with the cards 4 and 2; entries 0 and 1 are the deals, and it is seat 0's turn. */
export function dealtTable(options: Config['options'] = {}): TinyTable {
  const table = openTable(tinyGame, newMatch(tinyGame, 'm1', { seats: 2, options }));
  play(table, deal(0, 4), deal(1, 2));
  return table;
}

/** A match of two rounds with a roll, a challenge, an undo; 16 entries, over. */
export function finishedTable(): TinyTable {
  const table = dealtTable({ rounds: 2 });
  play(table, take, take);
  takeBack(table, 0, 2, 4000);
  play(table, roll, die(6), endTurn, take, challenge(0), endTurn);
  play(table, endTurn, roll, die(1), take, endTurn);
  return table;
}

export interface FairMatch {
  readonly seed?: string;
  readonly id?: string;
  readonly nonces?: readonly string[];
  /** What the players do: two names, two different courses. */
  readonly players?: string;
  /** Whether players take moves back now and then. */
  readonly undo?: boolean;
  /** The first scheme of fair chance instead of today's. */
  readonly early?: boolean;
  readonly rounds?: number;
}

/** A whole match with fair chance, played by two random players. */
export function playFairMatch({
  seed = SEED,
  id = 'm1',
  nonces = ['anna', 'bert'],
  players = 'players',
  undo = false,
  early = false,
  rounds = 9,
}: FairMatch = {}): TinyTable {
  const config = { seats: nonces.length, options: { rounds } };
  const match = newMatch(tinyGame, id, config);
  const names = nonces.map((_nonce, seat) => `player ${seat + 1}`);
  const fairness: Fairness = early
    ? { commitment: commitEarly(seed), nonces, seed }
    : {
        scheme: 2,
        commitment: commitTo(seed, { ...match, players: names }),
        players: names,
        promises: nonces.map(promiseOf),
        nonces,
        seed,
      };
  const table: TinyTable = openTable(tinyGame, { ...match, fairness });
  const random = createRandom(players);
  for (;;) {
    const pending = tinyGame.pending(table.state);
    if (pending.kind === 'over') return table;
    const at = table.match.log.length;
    if (pending.kind === 'chance') {
      draw(table, nextDraw(table, random), at);
      continue;
    }
    const seat = table.state.current;
    const moves = tinyGame.moves(table.state, seat);
    if (undo) {
      submit(table, seat, { type: 'boast', points: at }, at);
      takeBack(table, seat, table.line.at(-2)?.seq ?? -1, at);
    }
    submit(table, seat, randomPolicy(table.state, seat, moves, random), at);
  }
}
