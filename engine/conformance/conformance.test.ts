/** The suite proves itself: a sound game passes, and each broken variant of it is caught for what it is. */

import { describe, expect, test } from 'vitest';
import type { Seat } from '../contract.ts';
import { equalPlain, readInput } from '../plain.ts';
import { pickListed } from '../playout.ts';
import { readRecord } from '../record.ts';
import { fields, whole } from '../shape.ts';
import type { Flood } from './flood.ts';
import {
  describeViolation,
  findViolation,
  floodGame,
  PROPERTIES,
  type Plan,
  type Property,
} from './index.ts';
import { tinyGame, type TinyGame, type TinyState } from './tiny-game.ts';
import { testConformance } from './vitest.ts';

const plan: Plan = {
  games: 5,
  maxActions: 500,
  options: { rounds: [1, 3] },
  unlisted: (move) => move.type === 'boast',
};

testConformance(tinyGame, plan);

/** A state with something on it that has no business there. */
const mark = (state: TinyState, value: unknown): TinyState => Object.assign(state, { mark: value });

const mayTake = ({ phase, bank, current }: TinyState, seat: Seat): boolean =>
  phase === 'turn' && bank > 0 && seat !== current;

/** Everybody may take a pebble, besides what he may do anyhow. */
const crowdedMoves: TinyGame['moves'] = (state, seat) =>
  seat < state.points.length && mayTake(state, seat)
    ? [{ type: 'take' }]
    : tinyGame.moves(state, seat);

/** A game in which all may take a pebble at the beginning of a turn, whoever's it is; `order` lists those who are asked. */
function crowded(
  order: (current: Seat, others: readonly Seat[]) => readonly Seat[],
): Pick<TinyGame, 'pending' | 'moves' | 'check'> {
  const pending: TinyGame['pending'] = (state) => {
    const others = [...state.points.keys()].filter((seat) => mayTake(state, seat));
    if (others.length === 0) return tinyGame.pending(state);
    return { kind: 'move', seats: order(state.current, others) };
  };
  return {
    pending,
    moves: crowdedMoves,
    check: (state, seat, move) =>
      readInput(move, (input) =>
        crowdedMoves(state, seat).some((one) => equalPlain(one, input)),
      ) === true
        ? null
        : tinyGame.check(state, seat, move),
  };
}

/** For each property a game that breaks it, and as far as possible nothing else. */
function brokenGames(): Record<Property, Partial<TinyGame>> {
  let calls = 0;
  const known = new WeakSet<object>();
  const followers = new WeakMap<TinyState, TinyState>();
  return {
    plainState: {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        emit?.({ type: 'scored', seat: 0, points: Number.NaN });
      },
    },
    pureSetup: { setup: (config) => mark(tinyGame.setup(config), calls++) },
    clone: { clone: (state) => ({ ...state }) },
    pureQueries: {
      moves: (state, seat) => {
        mark(state, seat);
        return tinyGame.moves(state, seat);
      },
    },
    pureApply: {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        mark(state, calls++);
      },
    },
    silentApply: {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (emit !== undefined) state.points[0] = 100;
      },
    },
    replay: {
      // The suite sets a table up once and looks at set-up twice; the fourth call is the replay's.
      setup: (config) => {
        const state = tinyGame.setup(config);
        return ++calls % 4 === 0 ? { ...state, round: 0 } : state;
      },
    },
    revival: {
      // Knows its options by their identity.
      setup: (config) => {
        const state = tinyGame.setup(config);
        known.add(state.options);
        return state;
      },
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (!known.has(state.options)) state.points[0] = 100;
      },
    },
    invariants: {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (action.by !== 'table') state.bank--;
      },
    },
    listedIsLegal: {
      moves: (state, seat) => {
        const moves = tinyGame.moves(state, seat);
        return moves.length > 0 ? [...moves, { type: 'challenge', seat }] : moves;
      },
    },
    legalIsListed: {
      // Accepts a challenge to oneself.
      check: (state, seat, move) =>
        tinyGame.check(state, seat, { type: 'roll' }) === null &&
        readInput(move, (input) => equalPlain(input, { type: 'challenge', seat })) === true
          ? null
          : tinyGame.check(state, seat, move),
    },
    picking: {
      // Never the last of the list.
      pickMove: (state, seat, choose) =>
        pickListed(tinyGame.moves(state, seat).toSpliced(-1, 1, { type: 'endTurn' }), choose),
    },
    hostileInput: {
      check: (state, seat, move) => {
        if (move === null) throw new TypeError('null is not a move');
        return tinyGame.check(state, seat, move);
      },
    },
    onlyTheAsked: {
      moves: (state, seat) =>
        tinyGame.moves(state, seat).length === 0 && state.phase === 'turn' && seat < 2
          ? [{ type: 'endTurn' }]
          : tinyGame.moves(state, seat),
    },
    viewLeak: { view: (state) => tinyGame.clone(state) },
    redactLeak: { redact: (action) => action },
    shape: { shape: () => fields({ round: whole(1, 9) }) },
    askedOrder: crowded((current, others) => [...others, current]),
    eventLeak: {
      // Tells everybody which card was dealt.
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (action.by !== 'table' || action.chance.type !== 'deal') return;
        emit?.({ type: 'scored', seat: action.chance.seat, points: action.chance.card ?? 0 });
      },
    },
    pendingFromView: {
      // Equal points are decided by cards that nobody is shown.
      pending: (state) => {
        const pending = tinyGame.pending(state);
        if (pending.kind !== 'over') return pending;
        const worth = state.points.map((points, seat) => points * 10 + (state.cards[seat] ?? 0));
        const places = worth.map((own) => 1 + worth.filter((other) => other > own).length);
        const winners = places.flatMap((place, winner) => (place === 1 ? [winner] : []));
        return { kind: 'over', result: { winners, ending: 'rounds', places } };
      },
    },
    ownMoves: {
      redact: (action, state, viewer) =>
        action.by === 'table'
          ? tinyGame.redact(action, state, viewer)
          : { by: action.by, move: { type: 'endTurn' } },
    },
    refusalLeak: {
      check: (state, seat, move) => {
        const refusal = tinyGame.check(state, seat, move);
        const best = Math.max(...state.cards.map((card) => card ?? 0));
        return refusal && { ...refusal, values: { best } };
      },
    },
    resample: {
      resample: (view, viewer, random) => {
        const world = tinyGame.resample(view, viewer, random);
        const own = typeof viewer === 'number' ? (world.cards[viewer] ?? null) : null;
        if (own !== null) world.cards[viewer === 0 ? 1 : 0] = own;
        return world;
      },
    },
    ownLegality: {
      // Only challenges that will be won.
      moves: (state, seat) =>
        tinyGame
          .moves(state, seat)
          .filter(
            (move) =>
              move.type !== 'challenge' || (state.cards[seat] ?? 0) > (state.cards[move.seat] ?? 0),
          ),
    },
    undo: {
      // A clone follows its original.
      clone: (state) => {
        const copy = tinyGame.clone(state);
        followers.set(state, copy);
        return copy;
      },
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        const follower = followers.get(state);
        follower?.points.splice(0, 1, 100);
      },
    },
    unfairUndo: { reveals: () => false },
    chance: {
      pending: (state) => {
        const pending = tinyGame.pending(state);
        if (pending.kind !== 'chance') return pending;
        return { ...pending, outcomes: pending.outcomes.map((item) => ({ ...item, weight: 0.5 })) };
      },
    },
    stuck: {
      moves: (state, seat) =>
        tinyGame
          .moves(state, seat)
          .filter((move) => state.phase !== 'acted' || move.type === 'take'),
    },
    endless: {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        state.round = 1;
      },
    },
    result: {
      pending: (state) => {
        const pending = tinyGame.pending(state);
        if (pending.kind !== 'over') return pending;
        return { ...pending, result: { ...pending.result, winners: [] } };
      },
    },
    turnEnd: { turnEnd: 'take' },
    rounds: { round: ({ round }) => round - 1 },
    roundCap: {
      // One more turn for whoever has just ended the match.
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        const isEnd = state.phase === 'over' && state.round === state.options.rounds + 1;
        if (isEnd) Object.assign(state, { phase: 'turn' });
      },
    },
    noCrash: {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (state.phase === 'over') throw new Error('fell over');
      },
    },
  };
}

/** Further ways to break a property, each of which must be caught as well. */
const FURTHER: readonly (readonly [Property, string, Partial<TinyGame>])[] = [
  [
    'resample',
    'the same world comes up every time',
    { resample: (view, viewer) => tinyGame.resample(view, viewer, { below: () => 0 }) },
  ],
  [
    'resample',
    'a resampled world cannot be played on',
    {
      resample: (view, viewer, random) => mark(tinyGame.resample(view, viewer, random), true),
      apply: (state, action, emit) => {
        if ('mark' in state && action.by === 'table') throw new Error('not a real world');
        tinyGame.apply(state, action, emit);
      },
    },
  ],
  [
    'eventLeak',
    'an event tells what is hidden while nothing else does',
    {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (action.by === 'table' || action.move.type !== 'take') return;
        emit?.({ type: 'scored', seat: action.by, points: state.cards[action.by] ?? 0 });
      },
    },
  ],
  [
    'onlyTheAsked',
    'check lets people move while chance is due',
    {
      check: (state, seat, move) =>
        tinyGame.check(state.phase === 'die' ? { ...state, phase: 'turn' } : state, seat, move),
    },
  ],
  [
    'onlyTheAsked',
    'check lets people move after the end',
    {
      check: (state, seat, move) =>
        tinyGame.check(state.phase === 'over' ? { ...state, phase: 'turn' } : state, seat, move),
    },
  ],
  [
    'picking',
    'the moves are picked in another order',
    {
      pickMove: (state, seat, choose) =>
        pickListed(tinyGame.moves(state, seat).toReversed(), choose),
    },
  ],
  [
    'picking',
    'some moves are never picked',
    {
      pickMove: (state, seat, choose) =>
        pickListed(tinyGame.moves(state, seat).slice(0, 2), choose),
    },
  ],
  [
    'picking',
    'chance decides more than once',
    {
      pickMove: (state, seat, choose) => {
        choose(2);
        return pickListed(tinyGame.moves(state, seat), choose);
      },
    },
  ],
  ['rounds', 'one round does not follow the other', { round: ({ round }) => round * 2 - 1 }],
  [
    'rounds',
    'a view tells another round',
    { view: (state, viewer) => ({ ...tinyGame.view(state, viewer), round: state.round + 1 }) },
  ],
  ['roundCap', 'the cap is no number', { roundCap: 'die' }],
  [
    'unfairUndo',
    'whether a move can be taken back tells a card',
    {
      reveals: (state, seat, move) =>
        move.type === 'challenge' && (state.cards[seat] ?? 0) > (state.cards[move.seat] ?? 0),
    },
  ],
  [
    'stuck',
    'the table waits for a seat that does not exist',
    {
      pending: (state) => {
        const pending = tinyGame.pending(state);
        return pending.kind === 'move' ? { ...pending, seats: [...pending.seats, 7] } : pending;
      },
    },
  ],
  [
    'pureApply',
    'an action is changed while it is applied',
    {
      apply: (state, action, emit) => {
        tinyGame.apply(state, action, emit);
        if (action.by !== 'table' && action.move.type === 'challenge') {
          Object.assign(action.move, { seat: 0 });
        }
      },
    },
  ],
];

test('there is no cap of rounds that nobody counts', () => {
  const uncounted = { ...tinyGame };
  Reflect.deleteProperty(uncounted, 'round');
  expect(findViolation(uncounted, plan)?.property).toBe('roundCap');
  Reflect.deleteProperty(uncounted, 'roundCap');
  Reflect.deleteProperty(uncounted, 'turnEnd');
  expect(findViolation(uncounted, plan)).toBeNull();
});

const pickMove: TinyGame['pickMove'] = (state, seat, choose) =>
  pickListed(tinyGame.moves(state, seat), choose);

test('a game may hand out its moves one by one', () => {
  expect(findViolation({ ...tinyGame, pickMove }, plan)).toBeNull();
});

test('whoever may go on alone is listed first', () => {
  const sound = crowded((current, others) => [current, ...others]);
  expect(findViolation({ ...tinyGame, ...sound }, plan)).toBeNull();
});

describe('the suite also catches a game in which', () => {
  test.for(FURTHER)('%s: %s', ([property, , changes]) => {
    expect(findViolation({ ...tinyGame, ...changes }, plan)?.property).toBe(property);
  });
});

describe('the suite catches a game in which it is not true that', () => {
  for (const property of Object.keys(brokenGames()) as Property[]) {
    test(`${property}: ${PROPERTIES[property]}`, () => {
      const broken = { ...tinyGame, ...brokenGames()[property] };
      const violation = findViolation(broken, plan);
      expect(violation?.property).toBe(property);
    });
  }
});

test('a violation comes with its seed and a record that can be read back and replayed', () => {
  const violation = findViolation({ ...tinyGame, ...brokenGames().invariants }, plan);
  if (violation === null) throw new Error('the lost pebble was not found');
  expect(describeViolation(violation)).toContain(violation.seed);
  const reading = readRecord(violation.record, () => tinyGame);
  expect(reading.ok).toBe(true);
});

/** The game is short, so it takes several. */
function floods(changes: Partial<TinyGame>): Flood[] {
  const game = { ...tinyGame, ...changes };
  return Array.from({ length: 20 }, (_unused, n) =>
    floodGame(game, { seats: 3, options: {} }, `flood ${n}`, plan, 2000),
  );
}

describe('a flood of hostile input', () => {
  test('finds nothing wrong with a sound game, and some of it is legal by chance', () => {
    const sound = floods({});
    expect(sound.filter(({ violation }) => violation !== null)).toEqual([]);
    expect(sound.some(({ accepted }) => accepted > 0)).toBe(true);
    expect(sound.every(({ inputs, types }) => inputs >= 50 && types.size > 1)).toBe(true);
  });

  test.for(['hostileInput', 'legalIsListed'] as const)(
    'finds a game that breaks %s, with a record of the match',
    (property) => {
      const found = floods(brokenGames()[property]).find(({ violation }) => violation !== null);
      expect(found?.violation?.property).toBe(property);
      expect(readRecord(found?.violation?.record ?? '', () => tinyGame).ok).toBe(true);
    },
  );
});
