import {
  completeOptions,
  createRandom,
  pick,
  pickWeighted,
  type Config,
  type Random,
  type Seat,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import { OPTIONS, type Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { decisiveMoves } from './decisive.ts';
import { FEATURES as features, measure } from './features.ts';
import { SECOND } from './habits.ts';
import { annoExpertise } from './index.ts';
import { instinct } from './instinct.ts';
import { departureOptions, landingOptions } from './options.ts';
import { takeSurvey } from './survey.ts';
import { appraise } from './worth.ts';

const weights = (seats: number) => annoExpertise.weights(seats);

const TABLES: readonly Partial<Options>[] = [
  {},
  { homeSet: 'alternative', equalBattle: 'bothDestroyed' },
  { homeSet: 'random', homeChoice: 'pick', shipLimit: 20 },
  { maxRounds: 12 },
];
const CONFIGS: readonly Config<Options>[] = [2, 3, 4].flatMap((seats) =>
  TABLES.map((options) => ({ seats, options })),
);

type Choose = (state: State, seat: Seat, random: Random) => Move;

const byInstinct: Choose = (state, seat, random) => instinct(state, seat, random);
const byCandidates: Choose = (state, seat, random) => pick(candidates(state, seat), random);
/** Resigning ends everything, so random players do without. */
const anyMove: Choose = (state, seat, random) => {
  const moves = anno4000.moves(state, seat).filter(({ type }) => type !== 'resign');
  return moves.length > 0 ? pick(moves, random) : { type: 'resign' };
};

/** Plays on, and shows every position in which somebody decides. */
function visit(
  config: Config<Options>,
  choose: Choose,
  seed: string,
  limit: number,
  look: (state: State, seat: Seat, random: Random) => void,
): State {
  const random = createRandom(seed);
  const state = anno4000.setup(config);
  for (let actions = 0; actions < limit; actions++) {
    const pending = anno4000.pending(state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      anno4000.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    const [seat = 0] = pending.seats;
    look(state, seat, random);
    anno4000.apply(state, { by: seat, move: choose(state, seat, random) });
  }
  return state;
}

function name({ seats, options }: Config<Options>): string {
  return `${seats} seats, ${JSON.stringify(options)}`;
}

describe.each(CONFIGS.map((config) => [name(config), config] as const))('%s', (_name, config) => {
  test.each([
    ['random play', anyMove],
    ['instinct', byInstinct],
    ['any candidate', byCandidates],
  ])('candidates and instinct are legal and never missing, by %s', (_by, choose) => {
    let faults = 0;
    visit(config, choose, `legal ${name(config)}`, 400, (state, seat, random) => {
      const found = candidates(state, seat);
      const resigns = found.some(({ type }) => type === 'resign');
      if (found.length === 0 || found.length > 25 || (resigns && found.length > 1)) faults++;
      for (const move of [...found, instinct(state, seat, random)]) {
        if (anno4000.check(state, seat, move) !== null) faults++;
      }
      if (new Set(found.map((move) => JSON.stringify(move))).size < found.length) faults++;
    });
    expect(faults).toBe(0);
  });

  test('the view of a seat is all that candidates and instinct need', () => {
    let differences = 0;
    visit(config, byInstinct, `view ${name(config)}`, 120, (state, seat) => {
      const view = anno4000.view(state, seat);
      const seen = JSON.stringify([
        candidates(view, seat),
        instinct(view, seat, createRandom('same')),
      ]);
      const whole = JSON.stringify([
        candidates(state, seat),
        instinct(state, seat, createRandom('same')),
      ]);
      if (seen !== whole) differences++;
    });
    expect(differences).toBe(0);
  });

  test('features are finite, and seats that change places change features', () => {
    const { seats } = config;
    const here = new Float64Array(seats * features.length);
    const there = new Float64Array(seats * features.length);
    let faults = 0;
    visit(config, byCandidates, `features ${name(config)}`, 200, (state) => {
      measure(state, here);
      measure(turned(state), there);
      for (let seat = 0; seat < seats; seat++) {
        for (let i = 0; i < features.length; i++) {
          const value = here[seat * features.length + i] ?? Number.NaN;
          const image = there[((seat + 1) % seats) * features.length + i];
          if (!Number.isFinite(value) || value !== image) faults++;
        }
      }
    });
    expect(faults).toBe(0);
  });
});

/** The same position with everybody one seat further on. */
function turned(state: State): State {
  const copy = anno4000.clone(state);
  const seats = copy.players.length;
  const next = (seat: Seat): Seat => (seat + 1) % seats;
  return {
    ...copy,
    current: next(copy.current),
    startSeat: next(copy.startSeat),
    owners: copy.owners.map((owner) => (owner < 0 ? owner : next(owner))),
    players: copy.players.map((_player, seat, players) => {
      const player = players[(seat + seats - 1) % seats];
      if (player === undefined) throw new RangeError(`nobody sits before ${seat}`);
      return player;
    }),
    exchanges: copy.exchanges.map(({ players: [a, b], dueRound }) => ({
      players: [next(a), next(b)],
      dueRound,
    })),
    fallen: copy.fallen.map((seatsGone) => seatsGone.map(next)),
  };
}

test('there is a weight for every feature at every table', () => {
  for (const seats of [2, 3, 4]) {
    for (const feature of features) expect(weights(seats)[feature]).toBeTypeOf('number');
  }
});

test('instinct finishes its games, and those against random play it wins', () => {
  for (let n = 0; n < 8; n++) {
    const config = { seats: 2, options: completeOptions(OPTIONS, {}) };
    const both = visit(config, byInstinct, `both ${n}`, 3000, () => {});
    expect(both.phase).toBe('over');
    const mixed: Choose = (state, seat, random) =>
      (seat === n % 2 ? byInstinct : anyMove)(state, seat, random);
    expect(visit(config, mixed, `mixed ${n}`, 3000, () => {}).result?.winners).toEqual([n % 2]);
  }
});

test('candidates come in the order of what rules of thumb say of them, after those that decide the match', () => {
  const config = { seats: 2, options: completeOptions(OPTIONS, {}) };
  let ranked = 0;
  visit(config, byInstinct, 'ranked', 300, (state, seat) => {
    const found = candidates(state, seat);
    if (state.phase !== 'landing' || decisiveMoves(state, seat).length > 0) return;
    const survey = takeSurvey(state);
    const targets = appraise(state, survey, seat);
    const worths = new Map(
      [
        ...landingOptions(state, seat, targets),
        ...departureOptions(state, survey, seat, targets, SECOND),
        { move: { type: 'endTurn' }, worth: 0 },
      ].map(({ move, worth }) => [JSON.stringify(move), worth]),
    );
    const list = found.map((move) => worths.get(JSON.stringify(move)) ?? Number.NaN);
    expect(list).toEqual(list.toSorted((a, b) => b - a));
    ranked += list.length;
  });
  expect(ranked).toBeGreaterThan(500);
});
