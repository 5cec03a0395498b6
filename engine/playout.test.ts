import { describe, expect, test } from 'vitest';
import {
  tinyGame,
  type TinyEvent,
  type TinyMove,
  type TinyState,
} from './conformance/tiny-game.ts';
import type { Pending } from './contract.ts';
import {
  pickListed,
  playout,
  randomMove,
  randomPlayout,
  randomPolicy,
  type Policy,
} from './playout.ts';
import { createRandom } from './random.ts';

const begin = (): TinyState => tinyGame.setup({ seats: 2, options: { rounds: 2 } });
const random: Policy<TinyState, TinyMove> = randomPolicy;

describe('playout', () => {
  test('plays in place until the game is over', () => {
    const state = begin();
    const end = playout(tinyGame, state, [random, random], createRandom('end'));
    expect(state.phase).toBe('over');
    expect(tinyGame.pending(state)).toEqual({ kind: 'over', result: end.result });
    expect(end.actions).toBeGreaterThan(5);
  });

  test('is the same for the same random numbers', () => {
    const [first, second] = [begin(), begin()];
    playout(tinyGame, first, [random, random], createRandom('same'));
    playout(tinyGame, second, [random, random], createRandom('same'));
    expect(first).toEqual(second);
  });

  test('tells of every action before it is applied, and of every event', () => {
    const state = begin();
    const mirror = begin();
    const events: TinyEvent[] = [];
    const mirrored: TinyEvent[] = [];
    const { actions } = playout(tinyGame, state, [random, random], createRandom('told'), {
      emit: (event) => events.push(event),
      onAction: (action) => {
        expect(mirror).toEqual(state);
        tinyGame.apply(mirror, action, (event) => mirrored.push(event));
      },
    });
    expect(mirror).toEqual(state);
    expect(mirrored).toEqual(events);
    expect(events.length).toBeGreaterThan(0);
    expect(actions).toBeGreaterThan(events.length);
  });

  test('stops after the given number of actions, without a result', () => {
    const state = begin();
    const end = playout(tinyGame, state, [random, random], createRandom('stop'), { maxActions: 3 });
    expect(end).toEqual({ actions: 3, result: null });
    expect(state.phase).not.toBe('over');
  });

  test('does nothing when the game is over already', () => {
    const state = { ...begin(), phase: 'over' as const };
    const end = playout(tinyGame, state, [], createRandom('over'), { maxActions: 0 });
    expect(end).toMatchObject({ actions: 0, result: { ending: 'rounds' } });
  });

  test('asks the policy of the seat whose turn it is, with its legal moves', () => {
    const asked: number[] = [];
    const ender: Policy<TinyState, TinyMove> = (state, seat, moves) => {
      asked.push(seat);
      expect(seat).toBe(state.current);
      expect(moves).toEqual(tinyGame.moves(state, seat));
      return { type: 'endTurn' };
    };
    playout(tinyGame, begin(), [ender, ender], createRandom('asked'));
    expect(asked).toEqual([0, 1, 0, 1]);
  });

  test('lets each of several asked seats be the first to answer', () => {
    const both: Pending<never> = { kind: 'move', seats: [0, 1] };
    const over: Pending<never> = {
      kind: 'over',
      result: { winners: [0], ending: 'rounds', places: [1, 2] },
    };
    const firsts = new Set<unknown>();
    for (let n = 0; n < 40; n++) {
      const game = {
        ...tinyGame,
        pending: (state: TinyState) => (state.bank < 10 ? over : both),
        moves: (): TinyMove[] => [{ type: 'take' }],
      };
      const onAction = ({ by }: { readonly by: unknown }): unknown => firsts.add(by);
      playout(game, begin(), [random, random], createRandom(n), { onAction });
    }
    expect(firsts).toEqual(new Set([0, 1]));
  });

  test('says which seat nobody plays', () => {
    expect(() => playout(tinyGame, begin(), [], createRandom('nobody'))).toThrow(
      'nobody plays seat 0',
    );
  });
});

const chooseAmong = (types: readonly string[], seed: number): string => {
  const moves = types.map((type) => ({ type }));
  return randomPolicy(null, 0, moves, createRandom(seed)).type;
};

const chosen = (types: readonly string[]): Set<string> =>
  new Set(Array.from({ length: 60 }, (_, seed) => chooseAmong(types, seed)));

describe('randomPolicy', () => {
  test('chooses any of the moves', () => {
    expect(chosen(['a', 'b', 'c'])).toEqual(new Set(['a', 'b', 'c']));
  });

  test('does not resign while there is something else to do', () => {
    expect(chosen(['resign', 'a', 'resign'])).toEqual(new Set(['a']));
  });

  test('resigns when there is nothing else, in however many ways', () => {
    expect(chosen(['resign'])).toEqual(new Set(['resign']));
    expect(chosen(['resign', 'resign'])).toEqual(new Set(['resign']));
  });

  test('cannot choose among no moves', () => {
    expect(() => chooseAmong([], 0)).toThrow(RangeError);
  });
});

const pickMove: typeof tinyGame.pickMove = (state, seat, choose) =>
  pickListed(tinyGame.moves(state, seat), choose);

const refuseToList = (): TinyMove[] => {
  throw new Error('a list was made');
};

const pickAtOnce: typeof tinyGame.pickMove = ({ phase }, _seat, choose) => {
  choose(1);
  return phase === 'turn' ? { type: 'roll' } : { type: 'endTurn' };
};

describe('randomPlayout', () => {
  test.for([
    ['picks its moves', { ...tinyGame, pickMove }],
    ['lists them', tinyGame],
  ] as const)(
    'of a game that %s is the playout of `randomPolicy`, action for action',
    ([, game]) => {
      for (let seed = 0; seed < 20; seed++) {
        const listed: unknown[] = [];
        const drawn: unknown[] = [];
        const end = playout(tinyGame, begin(), [random, random], createRandom(seed), {
          onAction: (action) => listed.push(action),
        });
        const other = randomPlayout(game, begin(), createRandom(seed), {
          onAction: (action) => drawn.push(action),
        });
        expect(drawn).toEqual(listed);
        expect(other).toEqual(end);
      }
    },
  );

  test('makes no list where the game can pick', () => {
    const game = { ...tinyGame, moves: refuseToList, pickMove: pickAtOnce };
    expect(randomPlayout(game, begin(), createRandom('alone')).result?.ending).toBe('rounds');
  });
});

describe('randomMove', () => {
  test('is the same whether the game lists or picks', () => {
    const state = { ...begin(), phase: 'turn' as const };
    for (let seed = 0; seed < 20; seed++) {
      const listed = randomMove(tinyGame, state, 0, createRandom(seed));
      const picked = randomMove({ ...tinyGame, pickMove }, state, 0, createRandom(seed));
      expect(picked).toEqual(listed);
      expect(tinyGame.moves(state, 0)).toContainEqual(picked);
    }
  });
});

/** What stands in a place, and among how many it was chosen. */
const pickFrom = (types: readonly string[], place: number): [string, number] => {
  let among = 0;
  const { type } = pickListed(
    types.map((name) => ({ type: name })),
    (count) => {
      among = count;
      return place;
    },
  );
  return [type, among];
};

describe('pickListed', () => {
  test('answers what is listed in the chosen place', () => {
    expect(pickFrom(['a', 'b', 'c'], 2)).toEqual(['c', 3]);
  });

  test('leaves resigning out while there is something else to do', () => {
    expect(pickFrom(['a', 'b', 'resign'], 1)).toEqual(['b', 2]);
    expect(pickFrom(['resign'], 0)).toEqual(['resign', 1]);
  });

  test('refuses a place that is not there', () => {
    expect(() => pickFrom([], 0)).toThrow(RangeError);
    expect(() => pickFrom(['a'], 1)).toThrow(RangeError);
  });
});
