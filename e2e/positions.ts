/** Where each kind of move can be made: positions of matches that curious players play from fixed seeds. */

import { pick, RESIGN, type Policy, type Seat, type Tagged } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { decisionsOf, recordOfPlayed, type Decision } from '../web/scripts/played-record.ts';
import { kindsOf, PLAYERS } from './hands/index.ts';
import type { Plan } from './hands/player.ts';

/** A person is asked, and a move of the kind is legal. */
export interface Position {
  readonly kind: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly moves: readonly Tagged[];
  /** Those of the kind. */
  readonly fitting: readonly Tagged[];
  /** The number that the next entry of the log will have. */
  readonly entries: number;
  readonly record: string;
}

/** A match that has gone on for longer takes long to open. */
const MOST_ENTRIES = 900;
/** So many matches of each plan are looked through anyhow, and at most so many while something is missing. */
const FEW_MATCHES = 4;
const MANY_MATCHES = 60;

/** The earliest position for each kind of move. */
export function findPositions(game: GameId): ReadonlyMap<string, Position> {
  const usual: Plan = { seats: Math.min(3, catalogue[game].seats.max), options: {} };
  const { plans = [usual] } = PLAYERS[game];
  const found = new Map<string, Position>();
  const isMissing = (kind: string): boolean => !found.has(kind);
  for (let match = 0; match < MANY_MATCHES; match++) {
    if (match >= FEW_MATCHES && !kindsOf(game).some(isMissing)) break;
    for (const plan of plans) {
      const seed = `boards ${match}`;
      for (const decision of decisionsOf({ ...plan, game, seed, policy: curious(game) })) {
        const entries = decision.table.match.log.length;
        const isBetter = (kind: string): boolean =>
          (found.get(kind)?.entries ?? MOST_ENTRIES) > entries;
        if (!kindsOf(game).some(isBetter)) break;
        for (const position of positionsAt(decision, isBetter)) found.set(position.kind, position);
      }
    }
  }
  return found;
}

function* positionsAt(
  decision: Decision,
  isWanted: (kind: string) => boolean,
): Generator<Position> {
  const { game, table, asked } = decision;
  const entries = table.match.log.length;
  for (const seat of asked) {
    // A bot that is asked as well waits for people only when it is listed first, and could be faster otherwise.
    if (asked.some((other, i) => other !== seat && i > 0)) continue;
    const view = table.view(seat);
    const moves = table.game.moves(view, seat);
    const possible = [...moves, ...(PLAYERS[game].taste?.unlisted(view, seat) ?? [])];
    for (const kind of new Set(possible.map(({ type }) => type))) {
      if (!isWanted(kind)) continue;
      const fitting = possible.filter(({ type }) => type === kind);
      const record = recordOfPlayed(decision, seat, 'kadett');
      yield { kind, view, seat, moves, fitting, entries, record };
    }
  }
}

/** Prefers kinds of moves that have been made least, so that everything happens soon. */
function curious(game: GameId): Policy<unknown, Tagged> {
  const { taste } = PLAYERS[game];
  const made = new Map<string, number>();
  return (state, _seat, moves, random) => {
    const tempting = moves.filter((move) => taste?.isTempting(state, move) === true);
    const willing = (tempting.length > 0 ? tempting : moves).filter(({ type }) => type !== RESIGN);
    const kinds = [...new Set(willing.map(({ type }) => type))];
    const times = (kind: string): number => made.get(kind) ?? 0;
    const least = Math.min(...kinds.map(times));
    const rare = kinds.filter((kind) => times(kind) === least);
    const kind = pick(random.below(4) === 0 ? kinds : rare, random);
    made.set(kind, times(kind) + 1);
    return pick(
      willing.filter(({ type }) => type === kind),
      random,
    );
  };
}
