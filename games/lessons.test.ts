/** Every lesson is played to its end, in all ways that it accepts, and everything else that somebody might do is answered. */

import { inWords, LANGUAGES, type Game, type Lesson } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { catalogue, GAME_IDS } from './catalogue.ts';
import { games } from './index.ts';
import { loadChapters } from './lessons.ts';
import { rulebooks } from './rulebooks.ts';
import { lessonFaults, textFaults } from './testing/lesson-faults.ts';

const all = await Promise.all(
  GAME_IDS.filter((id) => catalogue[id].lessons).map(async (game) => {
    const chapters = await loadChapters(game);
    const held = chapters.map(async (chapter) => ({ ...chapter, lesson: await chapter.load() }));
    return { game, chapters: await Promise.all(held) };
  }),
);

test.for(GAME_IDS)('%s: the catalogue knows whether there are lessons', async (id) => {
  expect((await loadChapters(id)).length > 0).toBe(catalogue[id].lessons === true);
});

describe.for(all)('$game', ({ game, chapters }) => {
  test('chapters have addresses, words, rules and refusals of their own', () => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    for (const { id, title, about, rules } of chapters) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/u);
      expect([title, about].flatMap(textFaults)).toEqual([]);
      expect(rules.filter((rule) => !rulebooks[game].includes(rule))).toEqual([]);
      expect(rules).not.toEqual([]);
    }
    const refusals = chapters.flatMap((chapter) => chapter.refusals);
    expect(new Set(refusals).size).toBe(refusals.length);
  });

  test.for(chapters)('$id can be taken', ({ lesson }) => {
    expect(lessonFaults(games[game], lesson)).toEqual([]);
  });
});

describe('a lesson with a fault is found out', () => {
  const found = all.find(({ game }) => game === 'anno4000')?.chapters[0]?.lesson;
  if (found === undefined) throw new Error('there is no lesson to be spoilt');
  const spoil = (at: number, changes: object): Lesson => ({
    ...found,
    steps: found.steps.map((step, i) => (i === at ? { ...step, ...changes } : step)),
  });
  const moveAt = found.steps.findIndex(({ kind }) => kind === 'move');
  const afterAt = found.steps.findIndex(({ after }) => after !== undefined);
  const game: Game = games.anno4000;

  test.for([
    [
      'a move that is not legal',
      spoil(moveAt, { model: { type: 'land', discs: [0], star: 'sol' } }),
    ],
    ['an answer to nothing', spoil(moveAt, { wrong: [{ fits: () => false, say: found.end }] })],
    [
      'others who do what they may not',
      spoil(afterAt, { after: [{ by: 0, move: { type: 'no' } }] }),
    ],
    ['others who do nothing', spoil(afterAt, { after: [] })],
    ['chance that nobody asked for', spoil(afterAt, { after: [{ by: 'table', chance: 1 }] })],
    ['a text without a language', spoil(moveAt, { text: inWords('', 'Do it.') })],
    [
      'a text that is not translated',
      spoil(moveAt, { hint: inWords('Do this now', 'Do this now') }),
    ],
    ['a text without end', { ...found, end: inWords('bla '.repeat(99).trim(), 'End.') }],
    ['no position', { ...found, scenario: { ...found.scenario, state: null } }],
    ['nothing to do', { ...found, steps: [] }],
  ] as const)('%s', ([, lesson]) => {
    expect(lessonFaults(game, lesson)).not.toEqual([]);
  });

  test('every language is looked at', () => {
    for (const code of LANGUAGES) {
      expect(textFaults({ ...inWords('Gut so.', 'Well done.'), [code]: ' ' })).not.toEqual([]);
    }
  });
});
