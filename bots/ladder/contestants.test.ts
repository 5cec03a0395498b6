import { experts } from '@sternwarte/games/experts';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { games, type GameId } from '@sternwarte/games';
import { references } from '@sternwarte/games/references';
import { createRandom, type Game } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { finish } from '../thinking.ts';
import { playEncounter } from './contest.ts';
import { findContestant, referenceNames } from './contestants.ts';

function contestant(game: GameId, id: string) {
  const found = findContestant(id, references[game]);
  if (found === undefined) throw new RangeError(`no ${id}`);
  return found;
}

/** A game that is new has no past. */
const REFERENCED = GAME_IDS.filter((id) => references[id] !== undefined);

const SHORT: Readonly<Partial<Record<GameId, number>>> = {
  anno4000: 8,
  astronuts: 3,
  starfarers: 3,
};

/** A short game between two, and a number that stands for every move that was made in it. */
function playOnce(game: GameId, ids: readonly [string, string], iterations: number): number {
  let trace = 7;
  const rules: Game = games[game];
  const listening: Game = {
    ...rules,
    check(state, seat, move) {
      for (const letter of JSON.stringify(move)) {
        trace = (trace * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
      }
      return rules.check(state, seat, move);
    },
  };
  playEncounter(
    {
      game: listening,
      expertise: experts[game],
      config: { seats: 2, options: { maxRounds: SHORT[game] ?? 3 } },
      bots: ids.map((id) => contestant(game, id)),
      seed: 'frozen',
      iterations,
      maxActions: 4000,
    },
    0,
    () => 0,
  );
  return trace;
}

test('a name is a bot, a generation, a challenger or nobody', () => {
  const known = references.anno4000;
  expect(findContestant('pilot', known)?.id).toBe('pilot');
  expect(findContestant('admiral@1', known)?.id).toBe('admiral@1');
  expect(findContestant('rush', known)?.id).toBe('rush');
  for (const id of ['admiral@2', 'admiral@0', 'nobody@1', 'toString', 'rush@1', '']) {
    expect(findContestant(id, known)).toBeUndefined();
  }
  expect(findContestant('rush', undefined)).toBeUndefined();
  for (const id of ['nobody:10', 'admiral:0', 'admiral:', 'admiral:1:2', 'admiral:ten', ':5']) {
    expect(findContestant(id, known)).toBeUndefined();
  }
  expect(findContestant('admiral:400+2000', known)?.ahead).toBe(2000);
  expect(findContestant('admiral:400', known)?.ahead).toBeUndefined();
  for (const id of ['admiral+2000', 'admiral:5+', 'admiral:5+0', 'admiral@1:5+9', 'pilot:5+9']) {
    expect(findContestant(id, known)).toBeUndefined();
  }
  expect(referenceNames(known)).toEqual(
    expect.arrayContaining(['kadett@1', 'pilot@1', 'admiral@1', 'turtle', 'rush', 'expand']),
  );
  expect(referenceNames(undefined)).toEqual([]);
});

/** How often it walks the tree for the first decision of a match, when the ladder says five times. */
function walksOf(id: string): number {
  const game: Game = games.anno4000;
  const state = game.setup({ seats: 2, options: { homeChoice: 'pick', homeSet: 'default' } });
  const begun = { game, expertise: experts.anno4000, seats: 2, view: state, seat: 0 };
  const random = createRandom('walks');
  return finish(contestant('anno4000', id).begin({ ...begun, random, iterations: 5 })).iterations;
}

test('a number behind the name says how often to walk the tree, whatever the ladder says', () => {
  expect([walksOf('admiral'), walksOf('admiral:9'), walksOf('admiral@1:7')]).toEqual([5, 9, 7]);
});

test('whoever thinks ahead has more behind every choice, and is not timed for it', () => {
  let clock = 0;
  const play = (id: string) => {
    const bots = [contestant('anno4000', id), contestant('anno4000', 'pilot')];
    const game: Game = games.anno4000;
    const config = { seats: 2, options: { maxRounds: 6 } };
    const expertise = experts.anno4000;
    const contest = { game, expertise, config, bots, seed: 'ahead', maxActions: 4000 };
    const [score] = playEncounter(contest, 0, () => clock++).scores;
    return score;
  };
  const without = play('admiral:100');
  const ahead = play('admiral:100+900');
  expect(ahead?.milliseconds).toBe(ahead?.decisions);
  expect((ahead?.visits ?? 0) / (ahead?.choices ?? 0)).toBeGreaterThan(
    (1.5 * (without?.visits ?? 0)) / (without?.choices ?? 0),
  );
});

describe.for(REFERENCED)('the references of %s', (game) => {
  const challengers = Object.keys(references[game]?.challengers ?? {});

  test.for(challengers)('%s plays by the rules', (id) => {
    expect(playOnce(game, [id, 'kadett@1'], 1)).toBeGreaterThan(0);
  });

  /**
   * Every move of a game between them, as a number. When this changes, a reference has changed: give the old behaviour
   * a place of its own (`first.ts`) instead of writing down the new number.
   */
  test('the first generation plays as it always did', () => {
    expect([
      playOnce(game, ['kadett@1', 'pilot@1'], 1),
      playOnce(game, ['admiral@1', 'kadett@1'], 6),
    ]).toEqual(FROZEN[game]);
  });
});

const FROZEN: Readonly<Partial<Record<GameId, readonly number[]>>> = {
  anno4000: [334_553, 223_868],
  astronuts: [100_656, 877_632],
  starfarers: [318_838, 857_011],
};
