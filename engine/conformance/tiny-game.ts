/**
 * The smallest game with everything the contract knows: dice, a hidden card each, pieces, a choice that can be taken
 * back, one that cannot, and an open-ended bid. The suite is proven on it; `docs/adding-a-game.md` quotes it.
 *
 * Each player is dealt a secret card (1 to 6, each exists once). In his turn a player takes pebbles from the bank if he
 * likes, rolls the die once or challenges another player (the higher card scores), and ends the turn. The most points win.
 */

import type { Config, Game, Pending, Random, Refusal, Seat, Viewer } from '../contract.ts';
import { completeOptions, type OptionSpecs } from '../options.ts';
import { equalPlain, isRecord, readInput } from '../plain.ts';
import { fields, listOf, oneOf, orNull, whole, type Shape } from '../shape.ts';

export type TinyMove =
  | { readonly type: 'take' }
  | { readonly type: 'roll' }
  | { readonly type: 'challenge'; readonly seat: Seat }
  | { readonly type: 'boast'; readonly points: number }
  | { readonly type: 'endTurn' };

export type TinyChance =
  /** The card is `null` for those who may not see it. */
  | { readonly type: 'deal'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'die'; readonly face: number };

export type TinyEvent = { readonly type: 'scored'; readonly seat: Seat; readonly points: number };

export type TinyOptions = { rounds: number; die: 'plain' | 'loaded' };

export interface TinyState {
  readonly options: TinyOptions;
  phase: 'deal' | 'turn' | 'die' | 'acted' | 'over';
  current: Seat;
  round: number;
  bank: number;
  readonly pebbles: number[];
  readonly points: number[];
  /** `null`: not dealt yet, or, in a view, dealt to somebody else. */
  readonly cards: (number | null)[];
}

const CARDS = [1, 2, 3, 4, 5, 6];
const PEBBLES = 10;
const OPTIONS: OptionSpecs<TinyOptions> = {
  rounds: { kind: 'number', min: 1, max: 9, orNone: false, default: 3 },
  die: { kind: 'choice', values: ['plain', 'loaded'], default: 'plain' },
};

function setup({ seats, options }: Config<TinyOptions>): TinyState {
  return {
    options: completeOptions(OPTIONS, options),
    phase: 'deal',
    current: 0,
    round: 1,
    bank: PEBBLES,
    pebbles: Array.from({ length: seats }, () => 0),
    points: Array.from({ length: seats }, () => 0),
    cards: Array.from({ length: seats }, () => null),
  };
}

function pending(state: TinyState): Pending<TinyChance> {
  const { phase, current: seat, cards, options, points } = state;
  switch (phase) {
    case 'deal': {
      const left = CARDS.filter((card) => !cards.includes(card));
      return {
        kind: 'chance',
        outcomes: left.map((card) => ({ outcome: { type: 'deal', seat, card }, weight: 1 })),
      };
    }
    case 'die':
      return {
        kind: 'chance',
        outcomes: CARDS.map((face) => ({
          outcome: { type: 'die', face },
          weight: options.die === 'loaded' && face === 6 ? 5 : 1,
        })),
      };
    case 'turn':
    case 'acted':
      return { kind: 'move', seats: [seat] };
    case 'over': {
      const places = points.map((own) => 1 + points.filter((other) => other > own).length);
      const winners = places.flatMap((place, winner) => (place === 1 ? [winner] : []));
      return { kind: 'over', result: { winners, ending: 'rounds', places } };
    }
  }
}

function moves(state: TinyState, seat: Seat): TinyMove[] {
  const { phase, current, bank, points } = state;
  if (seat !== current || (phase !== 'turn' && phase !== 'acted')) return [];
  const list: TinyMove[] = [{ type: 'endTurn' }];
  if (bank > 0) list.push({ type: 'take' });
  if (phase === 'acted') return list;
  list.push({ type: 'roll' });
  for (const other of points.keys()) {
    if (other !== seat) list.push({ type: 'challenge', seat: other });
  }
  return list;
}

const no = (key: string): Refusal => ({ key, values: {} });

function check(state: TinyState, seat: Seat, input: unknown): Refusal | null {
  const legal = readInput(input, (move) => {
    const listed = moves(state, seat).find((candidate) => equalPlain(candidate, move));
    return listed ?? (isBoast(state, seat, move) ? move : null);
  });
  return legal === null ? no('illegal') : null;
}

/** Boasts are free and unbounded, so they are checked but not listed. */
function isBoast(state: TinyState, seat: Seat, move: unknown): boolean {
  if (seat !== state.current || (state.phase !== 'turn' && state.phase !== 'acted')) return false;
  if (!isRecord(move) || Object.keys(move).length !== 2 || move['type'] !== 'boast') return false;
  return Number.isSafeInteger(move['points']);
}

function apply(
  state: TinyState,
  action: Parameters<TinyGame['apply']>[1],
  emit?: (event: TinyEvent) => void,
): void {
  if (action.by === 'table') applyChance(state, action.chance, emit);
  else applyMove(state, action.by, action.move, emit);
}

function applyChance(
  state: TinyState,
  chance: TinyChance,
  emit?: (event: TinyEvent) => void,
): void {
  if (chance.type === 'die') {
    score(state, state.current, chance.face, emit);
    state.phase = 'acted';
    return;
  }
  state.cards[chance.seat] = chance.card;
  state.current = (chance.seat + 1) % state.cards.length;
  if (state.current === 0) state.phase = 'turn';
}

function applyMove(
  state: TinyState,
  seat: Seat,
  move: TinyMove,
  emit?: (event: TinyEvent) => void,
): void {
  switch (move.type) {
    case 'take':
      state.bank--;
      state.pebbles[seat] = (state.pebbles[seat] ?? 0) + 1;
      return;
    case 'roll':
      state.phase = 'die';
      return;
    case 'challenge': {
      const [own, other] = [state.cards[seat] ?? 0, state.cards[move.seat] ?? 0];
      score(state, own > other ? seat : move.seat, 3, emit);
      state.phase = 'acted';
      return;
    }
    case 'boast':
      return;
    case 'endTurn':
      state.current = (seat + 1) % state.points.length;
      state.phase = 'turn';
      if (state.current === 0) state.round++;
      if (state.round > state.options.rounds) state.phase = 'over';
  }
}

function score(
  state: TinyState,
  seat: Seat,
  points: number,
  emit?: (event: TinyEvent) => void,
): void {
  state.points[seat] = (state.points[seat] ?? 0) + points;
  emit?.({ type: 'scored', seat, points });
}

function clone(state: TinyState): TinyState {
  const { options, phase, current, round, bank, pebbles, points, cards } = state;
  return {
    options,
    phase,
    current,
    round,
    bank,
    pebbles: [...pebbles],
    points: [...points],
    cards: [...cards],
  };
}

function view(state: TinyState, viewer: Viewer): TinyState {
  return {
    ...clone(state),
    cards: state.cards.map((card, seat) => (seat === viewer ? card : null)),
  };
}

function redact(
  action: Parameters<TinyGame['apply']>[1],
  _state: TinyState,
  viewer: Viewer,
): Parameters<TinyGame['apply']>[1] {
  if (action.by !== 'table' || action.chance.type !== 'deal') return action;
  if (action.chance.seat === viewer) return action;
  return { by: 'table', chance: { ...action.chance, card: null } };
}

function resample(seen: TinyState, viewer: Viewer, random: Random): TinyState {
  const world = clone(seen);
  const left = CARDS.filter((card) => !seen.cards.includes(card));
  const dealt = seen.phase === 'deal' ? seen.current : seen.cards.length;
  for (let seat = 0; seat < dealt; seat++) {
    if (seat === viewer) continue;
    const [card] = left.splice(random.below(left.length), 1);
    world.cards[seat] = card ?? null;
  }
  return world;
}

function invariants({ bank, pebbles, cards }: TinyState): string[] {
  const faults: string[] = [];
  const total = pebbles.reduce((sum, count) => sum + count, bank);
  if (total !== PEBBLES) faults.push(`${total} pebbles`);
  const dealt = cards.filter((card) => card !== null);
  if (new Set(dealt).size !== dealt.length) faults.push('a card exists twice');
  return faults;
}

function shape({ seats }: Config<TinyOptions>): Shape {
  const seat = whole(0, seats - 1);
  return fields({
    options: fields({ rounds: whole(1, 9), die: oneOf('plain', 'loaded') }),
    phase: oneOf('deal', 'turn', 'die', 'acted', 'over'),
    current: seat,
    round: whole(1, 10),
    bank: whole(0, PEBBLES),
    pebbles: listOf(whole(0, PEBBLES), seats),
    points: listOf(whole(0, 1000), seats),
    cards: listOf(orNull(oneOf(...CARDS)), seats),
  });
}

export type TinyGame = Game<TinyState, TinyMove, TinyChance, TinyEvent, TinyOptions>;

export const tinyGame: TinyGame = {
  id: 'tiny',
  version: 1,
  seats: { min: 2, max: 3 },
  options: OPTIONS,
  endings: ['rounds'],
  setup,
  pending,
  moves,
  check,
  apply,
  clone,
  view,
  redact,
  resample,
  invariants,
  shape,
  turnEnd: 'endTurn',
  round: ({ round }) => round,
  roundCap: 'rounds',
  reveals: (_state, _seat, move) => move.type === 'challenge',
};
