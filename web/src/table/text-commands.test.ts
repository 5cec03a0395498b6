import { describe, expect, test } from 'vitest';
import { answerTo, readCommand } from './text-commands.ts';

const CHAPTERS = [
  {
    title: 'Players',
    entries: [
      { name: 'Ada', text: '2 stars, 5 ships', of: [0] },
      { name: 'Bert', text: '1 star, 9 ships', of: [1] },
    ],
  },
  {
    title: 'Stars with ships',
    entries: [
      { name: 'SIRIUS', text: 'Blue 4 ships, sector E red', of: [0] },
      { name: 'SOL', text: 'Red 9 ships, sector H red', of: [1] },
    ],
  },
  { title: 'Empty stars', entries: [{ name: 'VEGA', text: 'sector H yellow', of: [] }] },
];
const names = (found: ReturnType<typeof answerTo>): readonly string[] =>
  found.flatMap(({ entries }) => entries.map(({ name }) => name));

describe('what is understood', () => {
  test.each([
    ['where is Sirius', { kind: 'where', what: 'Sirius' }],
    ['Wo ist sirius?', { kind: 'where', what: 'sirius' }],
    ['wo liegen die Asteroiden', { kind: 'where', what: 'die Asteroiden' }],
    ['what is vega', { kind: 'where', what: 'vega' }],
    ['my stars', { kind: 'mine', what: 'stars' }],
    ['meine Sterne', { kind: 'mine', what: 'Sterne' }],
    ['MEIN', { kind: 'mine', what: '' }],
    ['who?', { kind: 'players' }],
    ['neues', { kind: 'news' }],
    ['?', { kind: 'help' }],
  ])('%s', (typed, command) => {
    expect(readCommand(typed)).toEqual(command);
  });

  test.each(['start sirius 4', 'mine 1', 'land 1 vega', '', 'where'])(
    '%s is no question',
    (typed) => {
      expect(readCommand(typed)).toBeNull();
    },
  );
});

describe('what is answered', () => {
  test('a place is found by its name, and by what lies there', () => {
    expect(names(answerTo({ kind: 'where', what: 'vega' }, CHAPTERS, 0))).toEqual(['VEGA']);
    expect(names(answerTo({ kind: 'where', what: 'sector h' }, CHAPTERS, 0))).toEqual([
      'SOL',
      'VEGA',
    ]);
    expect(answerTo({ kind: 'where', what: 'nowhere' }, CHAPTERS, 0)).toEqual([]);
  });

  test('own things are those of the viewer, under their heading', () => {
    expect(names(answerTo({ kind: 'mine', what: 'stars' }, CHAPTERS, 0))).toEqual(['SIRIUS']);
    expect(names(answerTo({ kind: 'mine', what: '' }, CHAPTERS, 1))).toEqual(['Bert', 'SOL']);
    expect(names(answerTo({ kind: 'mine', what: 'sector e' }, CHAPTERS, 0))).toEqual(['SIRIUS']);
    expect(answerTo({ kind: 'mine', what: '' }, CHAPTERS, 'spectator')).toEqual([]);
  });

  test('everybody stands under the first heading', () => {
    expect(names(answerTo({ kind: 'players' }, CHAPTERS, 0))).toEqual(['Ada', 'Bert']);
  });
});
