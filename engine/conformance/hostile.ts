/** Input that no honest client sends. */

import type { Game, Random, Seat, Tagged } from '../contract.ts';
import { copyPlain, isRecord } from '../plain.ts';
import { pick } from '../random.ts';

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { type: value };
  return value;
}

function cyclic(): unknown {
  const circle: Record<string, unknown> = { type: 'start' };
  circle['ships'] = circle;
  return circle;
}

const throwingGetter = Object.defineProperty({}, 'type', {
  enumerable: true,
  get: () => {
    throw new Error('looked at');
  },
});

const trap = (): never => {
  throw new Error('trapped');
};
const hostileProxy: unknown = new Proxy({}, { get: trap, ownKeys: trap, has: trap });

/** Wrong types, prototype keys, huge numbers, things that are not JSON, and things that bite. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  0,
  0.5,
  1,
  2,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  10n ** 40n,
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(5000),
  Symbol('move'),
  () => 1,
  [],
  [0, 0],
  [1, 0],
  [[0]],
  {},
  { __proto__: { type: 'endTurn' } },
  JSON.parse('{"__proto__":{"type":"endTurn"}}'),
  { type: 'constructor' },
  { type: '__proto__' },
  { type: null },
  Object.create({ type: 'endTurn' }),
  new Map([['type', 'endTurn']]),
  deep(5000),
  cyclic(),
  throwingGetter,
  hostileProxy,
];

const SEATS: readonly Seat[] = [-1, 99, 0.5, Number.NaN, 2 ** 40];

/** A legal move with one thing wrong about it, or plain junk. May by chance be legal. */
export function mutateMove(moves: readonly Tagged[], random: Random): unknown {
  if (moves.length === 0 || random.below(4) === 0) return pick(JUNK, random);
  const move: Record<string, unknown> = { ...copyPlain(pick(moves, random)) };
  const keys = Object.keys(move);
  const key = pick(keys, random);
  switch (random.below(6)) {
    case 0:
      delete move[key];
      break;
    case 1:
      move[pick(['extra', '__proto__', 'constructor', 'seat'], random)] = pick(JUNK, random);
      break;
    case 2:
      // A value of the same kind from another move: the most plausible lie.
      move[key] = copyPlain(({ ...pick(moves, random) } as Record<string, unknown>)[key]);
      break;
    case 3:
      move[key] = nudge(move[key], random);
      break;
    default:
      move[key] = pick(JUNK, random);
  }
  return move;
}

/** Close to the truth: one more, one less, one element moved. */
function nudge(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + pick([-2, -1, 1, 2, 0.5, 1000], random);
  if (typeof value === 'string') return `${value}${pick([' ', 's', '\u0000'], random)}`;
  if (Array.isArray(value)) return random.below(2) === 0 ? value.toReversed() : [...value, 0];
  if (isRecord(value)) return { ...value, extra: 1 };
  return pick(JUNK, random);
}

/**
 * Throws a number of hostile inputs at `check`; answers with what went wrong, or with `null`. `onAccepted` looks at
 * what passed and stops the attack by answering `false`.
 */
export function attackCheck(
  game: Game,
  state: unknown,
  moves: readonly Tagged[],
  attempts: number,
  random: Random,
  onAccepted?: (seat: Seat, move: unknown) => boolean,
): string | null {
  const before = JSON.stringify(state);
  const pending = game.pending(state);
  const asked = pending.kind === 'move' ? pending.seats : [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const input = mutateMove(moves, random);
    const seat = pick([...asked, ...asked, ...asked, 0, 1, pick(SEATS, random)], random);
    let refusal: ReturnType<Game['check']>;
    try {
      refusal = game.check(state, seat, input);
    } catch (error) {
      return `check of ${show(input)} for seat ${seat} threw ${String(error)}`;
    }
    if (refusal === null && onAccepted?.(seat, input) === false) return null;
  }
  if (JSON.stringify(state) !== before) return 'check changed the state';
  return null;
}

/** Any input as a short text, without trusting it. */
export function show(input: unknown): string {
  try {
    return JSON.stringify(input)?.slice(0, 200) ?? typeof input;
  } catch {
    return typeof input;
  }
}
