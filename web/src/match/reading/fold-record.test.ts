import { isAction, parseRecord, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test } from 'vitest';
import { packRecord } from '../../replay/share-link.ts';
import { filmOf, playedMatch } from '../../replay/testing.ts';
import { Course, traceCourse } from '../course.ts';
import { writeRecord } from '../record-file.ts';
import { foldRecord } from './fold-record.ts';

const load = async (id: (typeof GAME_IDS)[number]): Promise<Game> => games[id];

describe.for(GAME_IDS)('a match of %s', (id) => {
  const kept = playedMatch(id);
  const text = writeRecord(kept.saved, kept.log, { game: games[id], words: texts[id] }, 'en');

  test('is read beside the page, and arrives as plain data', async () => {
    const folding = structuredClone(await foldRecord({ text }, load));
    if (folding.kind !== 'folded') throw new Error(folding.kind);
    expect(folding.table.match.log).toEqual(kept.log);
    const course = Course.unpack(games[id], folding.table, folding.course);
    const filmed = filmOf(kept, id).course;
    expect(course.steps).toEqual(filmed.steps);
    for (const position of [0, 1, Math.trunc(course.length / 2), course.length]) {
      expect(course.stateAt(position)).toEqual(filmed.stateAt(position));
    }
  });

  test('is read from a link as from a file', async () => {
    const link = await packRecord(text);
    expect(await foldRecord({ link }, load)).toEqual(await foldRecord({ text }, load));
  });
});

test('damage is told with the game whose words it needs', async () => {
  expect(await foldRecord({ link: '%%%' }, load)).toEqual({ kind: 'brokenLink' });
  expect(await foldRecord({ text: '{' }, load)).toMatchObject({ kind: 'damaged', game: null });
  const kept = playedMatch('anno4000');
  const loaded = { game: games.anno4000, words: texts.anno4000 };
  const text = writeRecord(kept.saved, kept.log, loaded, 'en');
  const cheated = text.replace(/"move":\{"type":"[a-zA-Z]+"/, '"move":{"type":"cheat"');
  expect(parseRecord(cheated).ok).toBe(true);
  expect(await foldRecord({ text: cheated }, load)).toMatchObject({
    kind: 'damaged',
    game: 'anno4000',
    damage: { key: 'illegalMove' },
  });
});

test('of a long match no more than some positions are kept, and all can be had', () => {
  const kept = playedMatch('anno4000');
  const game: Game = games.anno4000;
  const { course, inspect } = traceCourse(game, { ...kept.saved.match, log: [] });
  // The same steps again and again: what a course keeps does not depend on what they are.
  const state = game.setup(kept.saved.match);
  const [step] = kept.log;
  if (step === undefined || !isAction(step)) throw new Error('no step');
  const line: (typeof step)[] = [];
  for (let seq = 0; seq < 20_000; seq++) {
    line.push({ ...step, seq });
    inspect(step, { line, state });
  }
  expect(course.length).toBe(20_000);
  expect(course.pack().kept.length).toBeLessThanOrEqual(257);
  expect(course.pack().kept.length).toBe(Math.trunc(20_000 / course.spacing) + 1);
  line.length = 9000;
  inspect(step, { line, state });
  expect(course.pack().kept.length).toBe(Math.trunc(9000 / course.spacing) + 1);
});
