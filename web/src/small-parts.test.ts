// @vitest-environment happy-dom

/** The small parts of the screens that need no screen. */

import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import { ageOf } from './home/age.ts';
import type { Position } from './match/position.ts';
import { sitterOf } from './match/sitter.ts';
import { addressOf, readRoute, type Route } from './route.ts';
import { defaultDraft, planOf, reseated, withPeople } from './set-up/draft.ts';
import { readDraft, writeDraft } from './set-up/remembered-draft.ts';
import { cueBetween } from './sound/cues.ts';
import { commonLead, matchesWords } from './table/search-words.ts';

describe('addresses', () => {
  const key = '0123456789abcdef';
  const routes: readonly Route[] = [
    { screen: 'home' },
    { screen: 'quick', game: 'anno4000' },
    { screen: 'setUp', game: 'starfarers' },
    { screen: 'setUp', game: 'astronuts', people: true },
    { screen: 'match', key },
    { screen: 'replay', key },
  ];

  test.for(routes)('of $screen lead there', (route) => {
    expect(readRoute(addressOf(route))).toEqual(route);
  });

  test.for(['', '#', '#/play/chess', '#/play/toString', '#/match/', '#/match/../x', '#/nowhere/1'])(
    'that are none of ours lead home: %s',
    (hash) => {
      expect(readRoute(hash)).toEqual({ screen: 'home' });
    },
  );
});

describe('a draft', () => {
  const game = games.starfarers;

  test('is remembered', () => {
    const draft = {
      ...defaultDraft(game),
      seats: 3,
      ownDice: true,
      options: { ...defaultDraft(game).options, pointsToWin: 12 },
      sitters: [
        sitterOf('Ada', null),
        sitterOf(null, 'admiral'),
        sitterOf(' ', null),
        sitterOf(null, 'kadett'),
      ],
    };
    expect(readDraft(writeDraft(draft, game), game)).toEqual(draft);
    expect(planOf(draft).sitters).toEqual([
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', name: null, bot: 'admiral' },
      { kind: 'here', name: null },
    ]);
  });

  test.for([
    null,
    '',
    'null',
    '[]',
    '{"seats": 9}',
    '{"seats": 3, "options": {"gone": 1}, "sitters": []}',
    '{"seats": 3, "options": {}, "sitters": "x"}',
  ])('that cannot be read is a fresh one: %s', (text) => {
    expect(readDraft(text, game)).toEqual(defaultDraft(game));
  });
});

describe('a draft of a game that suggests something for bots', () => {
  const game = games.anno4000;
  const mixed = defaultDraft(game);

  test('suggests it as long as a bot sits there, on a seat that is played', () => {
    expect(mixed.options['quietRounds']).toBe(20);
    const people = withPeople(game, mixed);
    expect(people.options['quietRounds']).toBeNull();
    const three = people.sitters.map((sitter, seat) =>
      seat === 2 ? sitterOf(null, 'kadett') : sitter,
    );
    const seated = reseated(game, people, { sitters: three });
    expect(seated.options['quietRounds']).toBe(20);
    expect(reseated(game, seated, { seats: 2 }).options['quietRounds']).toBeNull();
  });

  test.for([null, 50])('remembers what was chosen instead: %s', (quietRounds) => {
    const chosen = { ...mixed, options: { ...mixed.options, quietRounds } };
    expect(readDraft(writeDraft(chosen, game), game)).toEqual(chosen);
    expect(readDraft(writeDraft(mixed, game), game)).toEqual(mixed);
  });

  test('took what older drafts name for chosen only where it was no default', () => {
    const old = { ...mixed, options: { ...mixed.options, quietRounds: null, maxRounds: 30 } };
    expect(readDraft(JSON.stringify(old), game).options).toMatchObject({
      quietRounds: 20,
      maxRounds: 30,
    });
  });
});

describe('ages', () => {
  test.for([
    [0, 'now', 'jetzt'],
    [59_000, 'now', 'jetzt'],
    [120_000, '2 minutes ago', 'vor 2 Minuten'],
    [3_600_000, '1 hour ago', 'vor 1 Stunde'],
    [90_000_000, 'yesterday', 'gestern'],
    [-5, 'now', 'jetzt'],
  ] as const)('%i ms is %s', ([age, en, de]) => {
    expect(ageOf(1e12 - age, 1e12, 'en')).toBe(en);
    expect(ageOf(1e12 - age, 1e12, 'de')).toBe(de);
  });
});

describe('searching', () => {
  test('finds every word in any order', () => {
    expect(matchesWords('Start from Sol with 3 ships', 'sol START')).toBe(true);
    expect(matchesWords('Start from Sol with 3 ships', 'sol 4')).toBe(false);
    expect(matchesWords('anything', '')).toBe(true);
  });

  test('what all begin with is said once', () => {
    expect(commonLead(['Ada rolls 1 and 2', 'Ada rolls 1 and 3'])).toBe('Ada rolls 1 and ');
    expect(commonLead(['12', '13'])).toBe('');
    expect(commonLead(['only one'])).toBe('');
    expect(commonLead(['a b', 'a b c'])).toBe('a ');
  });
});

const line = (by: number | 'table') => ({
  seq: 0,
  by,
  round: 1,
  told: { de: [], en: [] },
  begins: null,
  events: [],
});

describe('sounds', () => {
  const position: Position = {
    view: null,
    viewer: 0,
    asked: null,
    moves: [],
    decision: 0,
    pending: { kind: 'move', seats: [1] },
    curtain: null,
    outcomes: null,
    thinking: null,
    log: [],
    reader: 0,
    recent: { de: [], en: [] },
    undo: null,
    news: { number: 0, events: [] },
  };
  const over = (winners: readonly number[]): Position => ({
    ...position,
    pending: { kind: 'over', result: { winners, ending: 'x', places: [1, 2] } },
  });

  test('tell what happened, one at a time', () => {
    expect(cueBetween(position, position)).toBeNull();
    expect(cueBetween(position, { ...position, log: [line('table')] })).toBe('draw');
    expect(cueBetween(position, { ...position, log: [line(1)] })).toBe('move');
    expect(cueBetween(position, { ...position, log: [line(1)], asked: 0 })).toBe('turn');
    const heard = (by: number | 'table', ...types: readonly string[]) =>
      cueBetween(position, {
        ...position,
        log: [line(by)],
        news: { number: 1, events: types.map((type) => ({ type })) },
      });
    expect(heard('table', 'dice', 'production')).toBe('dice');
    expect(heard(1, 'landing', 'battle')).toBe('battle');
    expect(heard(1, 'flew')).toBe('launch');
    expect(heard(1, 'traded')).toBe('trade');
    expect(heard('table', 'fate')).toBe('fate');
    // Who rolls for himself hears the dice, not that it is his turn.
    const rolled = { number: 1, events: [{ type: 'dice' }] };
    const mine = { ...position, log: [line('table')], news: rolled, asked: 0 };
    expect(cueBetween(position, mine)).toBe('dice');
    expect(cueBetween(position, { ...position, curtain: 0 })).toBe('turn');
    expect(cueBetween(position, over([0]))).toBe('win');
    expect(cueBetween(position, over([1]))).toBe('end');
    expect(cueBetween(over([1]), over([1]))).toBeNull();
  });
});
