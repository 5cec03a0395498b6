/** What is drawn from the last steps: dice, balls, encounters, trails; and what lies on the chart. */

import { LANGUAGES } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import type { Event, StarAction } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import type { Offer, State } from '../rules/state.ts';
import { metIn } from './meeting.ts';
import { isMuted, muteTurn, neverGive, noteDeclined } from './muting.ts';
import { piecesOf } from './pieces-of.ts';
import type { StarProps } from './props.ts';
import { thingAt, thingsOf } from './things.ts';
import { trailsOf } from './trails.tsx';
import { storyOf } from './turn-events.ts';
import { boardDe } from './words/de.ts';
import { boardEn } from './words/en.ts';

const boardWords = { de: boardDe, en: boardEn };

const NAMES = ['Yellow', 'Red', 'White', 'Blue'];
const state = starfarers.setup({ seats: 4, options: {} });
const flight: State = { ...state, phase: 'flight', agenda: [] };
const end: StarAction = { by: 0, move: { type: 'endTurn' } };

const NO_CARDS = [0, 0, 0, 0, 0] as const;

type Recent = StarProps['recent'];

function recent(...steps: readonly (readonly [StarAction, ...Event[]])[]): Recent {
  return steps.map(([action, ...events]) => ({
    action,
    events,
    before: state,
    after: state,
    reader: 0,
    names: NAMES,
  }));
}

const dice: StarAction = { by: 'table', chance: { type: 'dice', dice: [2, 5] } };
const balls: StarAction = {
  by: 'table',
  chance: { type: 'balls', seat: 0, balls: ['blue', 'red'] },
};

test('dice and balls are those of the last turn, and there after a reload', () => {
  const story = storyOf({
    recent: recent(
      [{ by: 'table', chance: { type: 'dice', dice: [1, 1] } }],
      [end, { type: 'turn', seat: 1, round: 2 }],
      [dice, { type: 'dice', seat: 1, total: 7 }],
      [balls, { type: 'shake', seat: 1, balls: ['blue', 'red'], base: 4 }],
    ),
  });
  expect(story.dice).toEqual([2, 5]);
  expect(story.events.map(({ type }) => type)).toEqual(['turn', 'dice', 'shake']);
});

test('an encounter is told with both pairs of balls, and its result after them', () => {
  const scene: Event[] = [
    { type: 'encounter', seat: 0, reader: 1, family: 'escort' },
    { type: 'balls', seat: 0, balls: ['blue', 'red'], sum: 4 },
    { type: 'balls', seat: 1, balls: ['black', 'yellow'], sum: 2 },
    { type: 'contest', seat: 0, opponent: 1, metric: 'combat', own: 6, other: 3, won: true },
    { type: 'outcome', seat: 0, outcome: 'e22win' },
  ];
  const met = metIn(flight, { events: scene, dice: null });
  expect(met).toMatchObject({
    family: 'escort',
    won: true,
    outcome: 'e22win',
    sides: [
      { seat: 0, balls: ['blue', 'red'], total: 6 },
      { seat: 1, balls: ['black', 'yellow'], total: 3 },
    ],
  });
  // After a reload only what came after the answer is left.
  expect(metIn(flight, { events: scene.slice(1), dice: null })).toMatchObject({
    family: 'escort',
    outcome: 'e22win',
  });
});

test('the encounter is over when something flies, and can be put away before decisions on the chart', () => {
  const outcome: Event = { type: 'outcome', seat: 0, outcome: 'e24win' };
  const flew: Event = { type: 'flew', seat: 0, ship: 0, path: ['n7_27', 'n8_26'] };
  expect(metIn(flight, { events: [outcome], dice: null })).not.toBeNull();
  expect(metIn(flight, { events: [outcome, flew], dice: null })).toBeNull();
  const jumping: State = { ...flight, agenda: [{ kind: 'jump' }] };
  expect(metIn(jumping, { events: [outcome], dice: null })).toMatchObject({ isTold: true });
  expect(metIn(jumping, { events: [outcome, flew], dice: null })).toBeNull();
  expect(metIn(jumping, { events: [], dice: null })).toBeNull();
  const asked: State = {
    ...jumping,
    agenda: [],
    encounter: { card: 22, like: 22, reader: 1, path: '', gift: NO_CARDS, swapped: NO_CARDS },
  };
  expect(metIn(asked, { events: [], dice: null })).toMatchObject({ isTold: false });
  expect(metIn({ ...flight, phase: 'trade' }, { events: [outcome], dice: null })).toBeNull();
});

test('trails are those of others', () => {
  const path = ['n7_27', 'n8_26'] as const;
  const steps = recent(
    [end, { type: 'flew', seat: 0, ship: 0, path }],
    [end, { type: 'flew', seat: 1, ship: 0, path }],
    [end, { type: 'jumped', seat: 2, ship: 0, from: 'n7_27', to: 'n22_26' }],
  );
  expect(trailsOf({ recent: steps, viewer: 0 }).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(trailsOf({ recent: steps, viewer: 'spectator' })).toHaveLength(3);
});

test.each(LANGUAGES)('everything that lies on the chart has a name, in %s', (language) => {
  const views = [state, starfarers.setup({ seats: 3, options: { board: 'explorer' } })];
  for (const view of views) {
    const things = thingsOf(view, 'wide', boardWords[language], NAMES);
    expect(things.length).toBeGreaterThanOrEqual(piecesOf(view).length + 12);
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
    for (const { title, text } of things) {
      expect(`${title} ${text}`).not.toMatch(/undefined|null|\bS\d+\b|n\d+_\d+/);
      expect(text).not.toBe('');
    }
  }
});

test.each([
  ['de', /^(Dreieck|Klammern|Sechseck): Das Zeichen sagt nur/],
  ['en', /^(Triangle|Brackets|Hexagon): the sign only says/],
] as const)('each of the three signs of number chips is explained, in %s', (language, sign) => {
  const said = thingsOf(state, 'wide', boardWords[language], NAMES).flatMap(
    ({ text }) => sign.exec(text)?.[1] ?? [],
  );
  expect(new Set(said).size).toBe(3);
});

test('a click means what stands there before what lies below it', () => {
  const things = thingsOf(state, 'wide', boardEn, NAMES);
  const [piece] = things;
  if (piece === undefined) throw new Error('nothing stands there');
  expect(thingAt(things, piece.at)?.key).toBe(piece.key);
  expect(thingAt(things, { x: -500, y: -500 })).toBeNull();
});

test('offers are muted for a turn, for a card, and the same one twice', () => {
  const table = {};
  const offer: Offer = { give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0], to: [2], answers: [] };
  const other: Offer = { ...offer, want: [0, 0, 2, 0, 0] };
  const next: State = { ...state, round: state.round + 1 };
  expect(isMuted(table, 2, state, offer)).toBe(false);
  noteDeclined(table, 2, state, offer);
  expect(isMuted(table, 2, state, offer)).toBe(true);
  expect(isMuted(table, 2, state, other)).toBe(false);
  expect(isMuted(table, 2, next, offer)).toBe(false);
  neverGive(table, 2, 'carbon');
  expect(isMuted(table, 2, next, other)).toBe(true);
  neverGive(table, 2, 'carbon');
  expect(isMuted(table, 2, next, other)).toBe(false);
  muteTurn(table, 2, next);
  expect(isMuted(table, 2, next, other)).toBe(true);
  expect(isMuted(table, 1, next, other)).toBe(false);
  expect(isMuted({}, 2, next, other)).toBe(false);
});
