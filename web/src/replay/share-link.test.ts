import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test } from 'vitest';
import { writeRecord } from '../match/record-file.ts';
import { readText } from '../match/testing.ts';
import { MAX_LINK_LENGTH, packRecord, unpackRecord } from './share-link.ts';
import { filmOf, playedMatch } from './testing.ts';

describe.for(GAME_IDS)('a link with a match of %s', (id) => {
  test('holds the whole match and nothing that a link may not hold', async () => {
    const kept = playedMatch(id);
    const loaded = { game: games[id], words: texts[id] };
    const data = await packRecord(writeRecord(kept.saved, kept.log, loaded, 'en'));
    expect(data).toMatch(/^[\w-]+$/);
    expect(data.length).toBeLessThan(MAX_LINK_LENGTH);
    const text = await unpackRecord(data);
    const file = await readText(text ?? '');
    if (!file.ok) throw new Error('it was not read');
    const { sheet, log, course } = file.read;
    expect(log).toEqual(kept.log);
    expect(sheet.match).toEqual(kept.saved.match);
    expect(sheet.sitters).toEqual(kept.saved.sitters);
    expect(course.stateAt(course.length)).toEqual(filmOf(kept, id).course.stateAt(course.length));
  });
});

test('what was taken back stays in a link', async () => {
  const log = [
    { seq: 0, at: 5, by: 'table', chance: null },
    { seq: 1, at: 7, by: 0, move: { type: 'x' } },
    { seq: 2, at: 9, by: 0, undo: 0 },
    { seq: 3, at: 11, by: 'table', back: -1, consent: [0, 1] },
  ];
  const text = await unpackRecord(await packRecord(JSON.stringify({ log })));
  expect(JSON.parse(text ?? '')).toEqual({ log });
});

test('damaged links are known as such', async () => {
  const kept = playedMatch('anno4000');
  const whole = { game: games.anno4000, words: texts.anno4000 };
  const data = await packRecord(writeRecord(kept.saved, kept.log, whole, 'en'));
  const damaged = ['', 'x', '%%%', data.slice(0, -20), data.slice(7), `A${data}`];
  for (const one of damaged) expect(await unpackRecord(one)).toBeNull();
});

test('a link cannot unfold into more than a match can be', async () => {
  const data = await packRecord(JSON.stringify({ log: [], filling: 'a'.repeat(9_000_000) }));
  expect(data.length).toBeLessThan(MAX_LINK_LENGTH);
  expect(await unpackRecord(data)).toBeNull();
});
