import {
  LANGUAGES,
  createRandom,
  playout,
  randomPolicy,
  type Config,
  type Language,
  type Viewer,
} from '@sternwarte/engine';
import { FAULTY, NAMES, testWords } from '@sternwarte/engine/conformance/words';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RELUCTANCES, type Event, type Move, type StarAction } from '../rules/actions.ts';
import { COLOURS, COSTS, PEOPLES, RESOURCES } from '../rules/data.ts';
import { ENCOUNTER_CARDS } from '../rules/encounter-cards.ts';
import { FRIENDSHIP_CARD_IDS, friendshipCardIndex } from '../rules/friendship-cards.ts';
import { starfarers } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { playerAt, type State } from '../rules/state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { starWords } from './index.ts';
import { encounterId } from './encounter-story.ts';
import type { StarWords } from './words.ts';

const CATALOGUES: Readonly<Record<Language, StarWords>> = { de, en };

const BUILT = ['colonyShip', 'tradeShip', 'spaceport', 'drive', 'cannon', 'freightPod'] as const;

/** What is said behind a name and a colon, up to the full stop. */
function sentenceWith(text: string, name: string): string {
  const [, after = ''] = text.split(`${name.toLowerCase()}: `);
  return after.split('.')[0] ?? '';
}

/** Every board, every start, every seat count. */
const MATCHES: readonly Config<Options>[] = [
  { seats: 4, options: { maxRounds: 40, spaceJumpEndsFlight: false } },
  {
    seats: 3,
    options: { maxRounds: 40, board: 'explorer', start: 'founding', homeChips: 'shuffled' },
  },
  {
    seats: 2,
    options: { maxRounds: 40, board: 'wild', start: 'founding', reserveDraw: 'manual' },
  },
  { seats: 3, options: { maxRounds: 40, board: 'strategic' } },
];

/** Random players hardly ever get cards of the Diplomats: each of the first three here has a station there already. */
function befriendDiplomats(state: State): void {
  const people = PEOPLES.indexOf('diplomats');
  for (const [index, id] of DIPLOMATS.entries()) {
    const seat = index % state.players.length;
    const place = people * state.players.length + seat;
    state.stations[place] = (state.stations[place] ?? 0) + 1;
    playerAt(state, seat).stations--;
    state.cardOwners[friendshipCardIndex(id)] = seat;
  }
}

const DIPLOMATS = ['diplomat-levelling', 'diplomat-honour-1', 'diplomat-aid'] as const;

/** Moves that are never listed, or that random games hardly ever come to. */
const RARE_MOVES: readonly Move[] = [
  { type: 'counter', give: { ore: 2, goods: 1 }, want: { food: 1 } },
  { type: 'offer', give: {}, want: { fuel: 1 }, to: 2 },
  { type: 'offer', give: { carbon: 3 }, want: {}, to: null },
  ...RELUCTANCES.map((why): Move => ({ type: 'decline', why })),
  { type: 'levelling', seats: [1, 3] },
  { type: 'declineFounding' },
  { type: 'resign' },
];

const RARE_EVENTS: readonly Event[] = [
  { type: 'resigned', seat: 1 },
  { type: 'shortage', resource: 'goods' },
  { type: 'over', winners: [0, 2], ending: 'points' },
];

/** What a player who may not see the cards is told. */
const HIDDEN_ACTIONS: readonly StarAction[] = [
  { by: 1, move: { type: 'discard', cards: null } },
  { by: 1, move: { type: 'giveCard', resource: null } },
  { by: 1, move: { type: 'removeUpgrade', upgrade: null } },
  { by: 'table', chance: { type: 'draw', seat: 0, resource: null } },
  { by: 'table', chance: { type: 'steal', from: 1, to: 0, resource: null } },
  { by: 'table', chance: { type: 'encounter', family: 'tribute', card: null } },
];

testWords(starfarers, starWords, {
  matches: MATCHES,
  prepare: befriendDiplomats,
  moves: Object.keys(en.moves),
  events: Object.keys(en.events),
  rareMoves: RARE_MOVES,
  rareEvents: RARE_EVENTS,
});

function viewersOf(state: State): Viewer[] {
  return [...state.players.keys(), 'spectator'];
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = starWords[language];
  const catalogue = CATALOGUES[language];

  test('what a reader may not know is left out of the record', () => {
    const state = starfarers.setup({ seats: 4, options: {} });
    for (const action of HIDDEN_ACTIONS) {
      expect(words.action(action, state, NAMES)).not.toMatch(FAULTY);
    }
  });

  test('what cannot be read as a move is not read as one', () => {
    for (const typed of [
      '',
      'fly',
      'fly 1',
      'fly 0 n16_20',
      'fly 4 n16_20',
      'fly 1 n1_1',
      'fly 1 n16_20 n16_22',
      'settle nowhere',
      'place 1 n16_20',
      'trade 3ore',
      'trade ore+fuel for food',
      'trade 3ore for 2food',
      'trade ? for ore',
      'offer ore',
      'offer ore for gold',
      'offer ore for food to green',
      'discard 0ore',
      'discard -1ore',
      'discard 1.5ore',
      'discard ?',
      'discard ore ore',
      'discard',
      'share red+red',
      'share',
      'number 4',
      'number',
      'answer maybe',
      'pick gold-ore',
      'rob green',
      'buy tower',
      'end now',
      'constructor',
      '__proto__ 1',
    ]) {
      expect([typed, words.parseMove(typed)]).toEqual([typed, null]);
    }
  });

  test('the position names every player and ship and fits 100 columns', () => {
    const state = starfarers.setup({ seats: 4, options: {} });
    playout(
      starfarers,
      state,
      NAMES.map(() => randomPolicy),
      createRandom('drawing'),
      { maxActions: 700 },
    );
    const drawn = words.position(state, 0, NAMES);
    for (const name of NAMES) expect(drawn).toContain(name);
    for (const people of Object.values(catalogue.nouns.peoples)) expect(drawn).toContain(people);
    for (const [index, { ships }] of state.players.entries()) {
      const count = ships.filter((ship) => ship !== null).length;
      expect(count === 0 || drawn.includes(words.seatName(index).slice(0, 1))).toBe(true);
    }
    expect(drawn.match(/^(Alpha|Beta|Gamma|Delta|S\d\d ).*\d+\/\d+/gm)).toHaveLength(12);
  });

  test('positions and questions tell a viewer nothing that he cannot know', () => {
    const random = createRandom('worlds');
    const faults: unknown[] = [];
    let looked = 0;
    for (const [index, config] of MATCHES.entries()) {
      const state = starfarers.setup(config);
      const policies = NAMES.map(() => randomPolicy);
      const onAction = (): void => {
        if (random.below(60) > 0) return;
        looked++;
        for (const viewer of viewersOf(state)) {
          const view = starfarers.view(state, viewer);
          const drawn = words.position(view, viewer, NAMES);
          const asks = words.asks(view, NAMES);
          if (/undefined|null|NaN|\[object/.test(drawn)) faults.push(drawn);
          for (const line of drawn.split('\n')) if (line.length > 100) faults.push(line);
          // Worlds that look the same to him, with other hands, answers and cards: he must read the same.
          const worlds = [state, starfarers.resample(view, viewer, random)];
          for (const world of worlds) {
            if (words.position(world, viewer, NAMES) !== drawn) faults.push([viewer, drawn]);
            if (words.asks(world, NAMES) !== asks) faults.push([viewer, asks]);
          }
        }
      };
      playout(starfarers, state, policies, createRandom(`text ${index}`), { onAction });
    }
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  });

  test('section 16: a table of two is marked as our own variant, others are not', () => {
    expect(words.seatsNote?.(2)).toMatch(/Variante|variant/);
    expect([3, 4].map((seats) => words.seatsNote?.(seats))).toEqual([null, null]);
  });

  test('R8.5: what is built is told with what it costs', () => {
    const { resources, upgrades, pieces } = catalogue.nouns;
    const named = { ...pieces, ...upgrades };
    const told = words.help['R8.5']?.text.toLowerCase() ?? '';
    for (const item of BUILT) {
      const cost = RESOURCES.flatMap((resource, kind) => {
        const count = COSTS[item][kind] ?? 0;
        return count === 0 ? [] : [`${count} ${resources[resource]}`.toLowerCase()];
      });
      const said = sentenceWith(told, named[item]);
      for (const cards of cost) expect(said).toContain(cards);
      expect(said.split(', ')).toHaveLength(cost.length);
    }
  });

  test('every card is explained', () => {
    for (const { number, family } of ENCOUNTER_CARDS) {
      const { title, text } = words.help[encounterId(number)] ?? { title: '', text: '' };
      expect(title).toContain(catalogue.encounters().families[family].title);
      expect(text).toContain(catalogue.encounters().families[family].prompt);
    }
    for (const id of FRIENDSHIP_CARD_IDS) expect(words.help[id]?.text).not.toMatch(FAULTY);
  });

  test('every refusal has a text', () => {
    const values = {
      node: 'n16_20',
      resource: 'ore',
      upgrade: 'drive',
      item: 'cannon',
      card: 'green-ore',
      seat: 1,
      ship: 0,
      needed: 2,
      given: 1,
      limit: 2,
      rate: 3,
      most: 2,
      speed: 4,
    };
    for (const key of Object.keys(catalogue.refusals)) {
      const reason = key === 'noFounding' ? 'marker' : 'occupied';
      expect(words.refusal({ key, values: { ...values, reason } })).not.toMatch(FAULTY);
    }
  });

  test('seats are called by the first letter of their colour, which differ', () => {
    const letters = COLOURS.map((_colour, seat) => words.seatName(seat).slice(0, 1));
    expect(new Set(letters).size).toBe(COLOURS.length);
  });
});

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

test('no verb means two moves, in either language or across them', () => {
  const meanings = new Map<string, string>();
  for (const { vocabulary } of [de, en]) {
    for (const [type, verbs] of Object.entries(vocabulary.verbs)) {
      for (const verb of verbs) {
        expect([verb, meanings.get(verb) ?? type]).toEqual([verb, type]);
        meanings.set(verb, type);
      }
    }
  }
});

test('moves typed in one language are understood in the other', () => {
  expect(starWords.en.parseMove('tausche 3erz gegen nahrung')).toEqual({
    type: 'supplyTrade',
    give: 'ore',
    want: 'food',
    rate: 3,
  });
  expect(starWords.de.parseMove('offer 2food+ore for ? to white')).toEqual({
    type: 'offer',
    give: { ore: 1, food: 2 },
    want: {},
    to: 2,
  });
  for (const point of ['16/20', '16_20', 'n16_20']) {
    expect(starWords.de.parseMove(`fly 2 ${point}`)).toEqual({
      type: 'fly',
      ship: 1,
      to: 'n16_20',
    });
  }
  expect(starWords.en.parseMove('ja')).toEqual({ type: 'answer', yes: true });
});

test('any text at all is read as nothing or as a move that is written the same way', () => {
  const vocabulary = [de, en].flatMap(({ vocabulary: words }) => [
    ...Object.values(words.verbs).flat(),
    ...Object.values(words.resources).flat(),
    ...Object.values(words.seats).flat(),
    'n16_20',
    '1',
    '2ore+fuel',
    '?',
  ]);
  const word = oneof(constantFrom(...vocabulary), string({ maxLength: 6 }));
  assert(
    property(array(word, { maxLength: 4 }), (list) => {
      const move = starWords.en.parseMove(list.join(' '));
      const again = move && starWords.de.parseMove(starWords.de.makeMove(move));
      expect(again).toEqual(move);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

/** The keys under which two tables say the same. */
function same(a: object, b: object): string[] {
  const other = new Map(Object.entries(b));
  return Object.entries(a).flatMap(([key, value]) => (isSame(other.get(key), value) ? [key] : []));
}

test('the two catalogues tell encounters differently', () => {
  expect(same(de.encounters().outcomes, en.encounters().outcomes)).toEqual([]);
  expect(same(de.encounters().families, en.encounters().families)).toEqual([]);
});
