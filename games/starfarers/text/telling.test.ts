/** The story of recorded and of random matches, for every reader. */

import {
  createRandom,
  LANGUAGES,
  playout,
  randomPolicy,
  readRecord,
  replay,
  type Match,
  type Viewer,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import stations from '../golden/stations.swm.json' with { type: 'json' };
import three from '../golden/three.swm.json' with { type: 'json' };
import type { Chance, Event, Move, StarAction } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import { scoreOf, type State } from '../rules/state.ts';
import { RED, Testbed, WHITE, YELLOW } from '../rules/testing/testbed.ts';
import { starWords } from './index.ts';
import type { StarTelling } from './telling-parts.ts';

const NAMES = ['Gelb', 'Rot', 'Weiß', 'Blau'];

interface Turn {
  readonly before: State;
  readonly after: State;
  readonly action: StarAction;
  readonly events: readonly Event[];
}

/** A recorded match step by step, without what was taken back. */
function recorded(record: object): Turn[] {
  const reading = readRecord(JSON.stringify(record), () => starfarers);
  if (!reading.ok) throw new Error(reading.damage.key);
  const turns: Turn[] = [];
  let events: Event[] = [];
  let last: { readonly before: State; readonly action: StarAction } | null = null;
  const close = (after: State): void => {
    if (last !== null) turns.push({ ...last, after: starfarers.clone(after), events });
    [last, events] = [null, []];
  };
  // The record was read by the rules of this game.
  const match = reading.value.table.match as Match<Move, Chance>;
  const played = replay(starfarers, match, {
    emit: (event) => events.push(event),
    inspect: (entry, table) => {
      close(table.state);
      const before = starfarers.clone(table.state);
      if ('chance' in entry) last = { before, action: { by: 'table', chance: entry.chance } };
      else if ('move' in entry) last = { before, action: { by: entry.by, move: entry.move } };
      return null;
    },
  });
  if (!played.ok) throw new Error(played.damage.key);
  close(played.table.state);
  return turns;
}

function random(seed: string): Turn[] {
  const state = starfarers.setup({ seats: 4, options: { maxRounds: 30 } });
  const turns: Turn[] = [];
  let events: Event[] = [];
  let last: { readonly before: State; readonly action: StarAction } | null = null;
  const close = (): void => {
    if (last !== null) turns.push({ ...last, after: starfarers.clone(state), events });
    events = [];
  };
  playout(
    starfarers,
    state,
    NAMES.map(() => randomPolicy),
    createRandom(seed),
    {
      onAction: (action) => {
        close();
        last = { before: starfarers.clone(state), action };
      },
      emit: (event) => events.push(event),
    },
  );
  close();
  return turns;
}

function asRead({ before, after, action, events }: Turn, reader: Viewer): StarTelling {
  return {
    action: starfarers.redact(action, before, reader),
    before: starfarers.view(before, reader),
    after: starfarers.view(after, reader),
    events,
    reader,
    names: NAMES,
  };
}

const MATCHES = { stations: recorded(stations), three: recorded(three), random: random('story') };
/** Internal names, coordinates, and values that were not there. */
const INTERNAL = /\bS\d+\b|\d+\/(?!11\b|12\b)\d+|n\d+_\d+|undefined|null|NaN|\[object|SYS|EMPTY/;
const READERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe.for(LANGUAGES)('in %s', (language) => {
  const words = starWords[language];

  test('every line is a sentence without internal names; a line of a seat begins with its verb', () => {
    const faults: unknown[] = [];
    for (const turns of Object.values(MATCHES)) {
      for (const turn of turns) {
        for (const reader of READERS) {
          for (const { by, text } of words.tell(asRead(turn, reader))) {
            const isSentence = /[.!?“”]$/.test(text) && !text.endsWith('..');
            const begins = by === 'table' ? /^[\p{Lu}„“]/u : /^\p{Ll}/u;
            if (INTERNAL.test(text) || !isSentence || !begins.test(text)) faults.push([by, text]);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('which card somebody else has drawn or stolen is not told', () => {
    const named = /Erz|Treibstoff|Carbon|Nahrung|Handelsware|ore|fuel|carbon|food|good/;
    for (const turn of Object.values(MATCHES).flat()) {
      const { action } = turn;
      if (action.by !== 'table') continue;
      const { chance } = action;
      if (chance.type !== 'draw' && chance.type !== 'steal') continue;
      const knows = chance.type === 'draw' ? [chance.seat] : [chance.from, chance.to];
      for (const reader of READERS) {
        const isTold = words.tell(asRead(turn, reader)).some(({ text }) => named.test(text));
        expect(isTold && !knows.some((seat) => seat === reader)).toBe(false);
      }
    }
  });

  test('the end of a turn, answers to offers and the beginning of a turn tell nothing', () => {
    const quiet = new Set<Move['type']>(['decline', 'accept', 'offer']);
    for (const turn of MATCHES.stations) {
      const { action } = turn;
      if (action.by === 'table' || !quiet.has(action.move.type)) continue;
      expect(words.tell(asRead(turn, 0))).toEqual([]);
    }
  });

  test('the sources of all points add up to the score', () => {
    const { after } = MATCHES.stations.at(-1) ?? {};
    if (after === undefined) throw new Error('no match');
    const sources = words.sources?.(after) ?? [];
    for (const seat of after.players.keys()) {
      const sum = sources.reduce((all, { values }) => all + Number(values[seat]), 0);
      expect(sum).toBe(scoreOf(after, seat));
    }
    const story = MATCHES.stations.map((turn) => asRead(turn, 'spectator'));
    const figures = words.statistics?.(story) ?? [];
    expect(figures).toHaveLength(5);
    for (const { label, values } of figures) {
      expect(label).not.toBe('');
      expect(values).toHaveLength(4);
    }
  });
});

/** One event as if it were a step of its own. */
function tellOne(
  language: 'de' | 'en',
  event: Event,
  reader: Viewer,
  action: StarAction,
  change: (state: State) => void = () => undefined,
): string[] {
  const before = starfarers.setup({ seats: 4, options: {} });
  before.phase = 'trade';
  const after = starfarers.clone(before);
  change(after);
  const telling = { before, after, action, events: [event], reader, names: NAMES };
  return starWords[language].tell(telling).map(({ text }) => text);
}

const dice: StarAction = { by: 'table', chance: { type: 'dice', dice: [2, 3] } };
const end: StarAction = { by: 0, move: { type: 'endTurn' } };

const fit = ({ players }: State): void => {
  players[0]?.upgrades.splice(2, 1, 3);
};
const theft = (resource: 'ore' | null): StarAction => ({
  by: 'table',
  chance: { type: 'steal', from: 1, to: 0, resource },
});
const result = (winners: number[]): string =>
  starWords.de.result({ winners, ending: 'roundLimit', places: [] }, NAMES);

describe('sentences', () => {
  test('of an upgrade that is bought', () => {
    const event = { type: 'upgradeGained', seat: 0, upgrade: 'freightPod' } as const;
    const buy: StarAction = { by: 0, move: { type: 'buyUpgrade', upgrade: 'freightPod' } };
    expect(tellOne('de', event, 0, buy, fit)).toEqual(['baust ein Frachtmodul an, nun 3 von 5.']);
    expect(tellOne('de', event, 1, buy, fit)).toEqual(['baut ein Frachtmodul an, nun 3 von 5.']);
    expect(tellOne('en', event, 0, buy, fit)).toEqual(['fit a freight pod, now 3 of 5.']);
    expect(tellOne('en', event, 1, buy, fit)).toEqual(['fits a freight pod, now 3 of 5.']);
  });

  test('of a deal, from the side of the one who reads it', () => {
    const deal = {
      type: 'deal',
      seat: 0,
      with: 2,
      give: { goods: 1 },
      want: { food: 2 },
    } as const;
    const close: StarAction = { by: 0, move: { type: 'close', seat: 2 } };
    expect(tellOne('de', deal, 0, close)).toEqual([
      'tauschst mit Weiß 1 Handelsware gegen 2 Nahrung.',
    ]);
    expect(tellOne('de', deal, 1, close)).toEqual([
      'tauscht mit Weiß 1 Handelsware gegen 2 Nahrung.',
    ]);
    expect(tellOne('de', deal, 2, close)).toEqual([
      'tauschst mit Gelb 2 Nahrung gegen 1 Handelsware.',
    ]);
    expect(tellOne('en', deal, 3, close)).toEqual(['trades 1 trade good for 2 food with Weiß.']);
  });

  test('of production, the reader first', () => {
    const before = starfarers.setup({ seats: 4, options: {} });
    const events: Event[] = [
      { type: 'dice', seat: 0, total: 5 },
      { type: 'production', seat: 1, cards: { fuel: 1 } },
      { type: 'production', seat: 2, cards: { ore: 1 } },
    ];
    const step = { before, after: before, action: dice, events, names: NAMES };
    expect(starWords.de.tell({ ...step, reader: 2 })).toEqual([
      {
        by: 'table',
        text: 'Ertrag: 1 Erz für dich, 1 Treibstoff für Rot.',
        aside: '2 + 3 = 5',
        matters: 'gain',
      },
    ]);
    expect(starWords.en.tell({ ...step, reader: 'spectator' })).toEqual([
      {
        by: 'table',
        text: 'Production: 1 fuel for Rot, 1 ore for Weiß.',
        aside: '2 + 3 = 5',
      },
    ]);
  });

  test('of a theft: only those concerned know the card', () => {
    const stolen = { type: 'stolen', from: 1, to: 0 } as const;
    expect(tellOne('de', stolen, 1, theft('ore'))).toEqual(['nimmt dir 1 Erz.']);
    expect(tellOne('de', stolen, 0, theft('ore'))).toEqual(['nimmst Rot 1 Erz.']);
    expect(tellOne('de', stolen, 2, theft(null))).toEqual(['nimmt Rot eine Karte.']);
  });

  test('of contests, with both sums', () => {
    const contest = {
      type: 'contest',
      seat: 0,
      opponent: 1,
      metric: 'combat',
      own: 9,
      other: 7,
      won: true,
    } as const;
    expect(tellOne('de', contest, 0, end)).toEqual([
      'gewinnst den Kampf 9 : 7 (für den Gegner schüttelt Rot).',
    ]);
    expect(tellOne('de', contest, 1, end)).toEqual([
      'gewinnt den Kampf 9 : 7 (für den Gegner schüttelst du).',
    ]);
    expect(tellOne('de', { ...contest, metric: 'speed', won: false }, 2, end)).toEqual([
      'verliert das Rennen gegen Rot 9 : 7.',
    ]);
  });

  test.each([
    [1, 'bekommst 1 halbe Medaille.', 'get 1 half medal.'],
    [2, 'bekommst 2 halbe Medaillen.', 'get 2 half medals.'],
    [3, 'bekommst 3 halbe Medaillen.', 'get 3 half medals.'],
    [-1, 'verlierst 1 halbe Medaille.', 'lose 1 half medal.'],
    [-2, 'verlierst 2 halbe Medaillen.', 'lose 2 half medals.'],
  ])('of %i half medals', (change, german, english) => {
    const event = { type: 'halfMedals', seat: 0, change } as const;
    expect(tellOne('de', event, 0, end)).toEqual([german]);
    expect(tellOne('en', event, 0, end)).toEqual([english]);
  });

  test.each([
    [1, 'Handelsware', 'trade good'],
    [2, 'Handelswaren', 'trade goods'],
    [3, 'Handelswaren', 'trade goods'],
  ])('of %i goods', (goods, german, english) => {
    const event = { type: 'gained', seat: 0, cards: { goods } } as const;
    expect(tellOne('de', event, 0, end)).toEqual([`bekommst ${goods} ${german}.`]);
    expect(tellOne('en', event, 0, end)).toEqual([`get ${goods} ${english}.`]);
  });

  test('of balls, which are no players', () => {
    const shake = { type: 'shake', seat: 0, balls: ['blue', 'yellow'], base: 3 } as const;
    expect(tellOne('de', shake, 1, end)).toEqual(['schüttelt eine blaue und eine gelbe Kugel.']);
    const twice = { ...shake, balls: ['yellow', 'yellow'] } as const;
    expect(tellOne('en', twice, 0, end)).toEqual(['shake two yellow balls.']);
  });

  test('of one winner and of two', () => {
    expect(result([1])).toContain('Rot gewinnt');
    expect(result([1, 2])).toContain('Rot und Weiß gewinnen');
  });

  test('of where the match stands', () => {
    const state = { ...starfarers.setup({ seats: 4, options: {} }), round: 8 };
    expect(starWords.de.headline(state)).toBe('Runde 8 · bis 15 Punkte');
    expect(starWords.en.headline(state)).toBe('Round 8 · to 15 points');
  });
});

test.for(LANGUAGES)(
  'an offer in vain is told with the reasons of those who gave one (%s)',
  (language) => {
    const bed = Testbed.trading().give(YELLOW, { food: 1 });
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: null });
    bed.move(RED, { type: 'decline', why: 'lacks' });
    bed.move(WHITE, { type: 'decline' });
    const before = starfarers.clone(bed.state);
    const action = { by: YELLOW, move: { type: 'withdrawOffer' } } as const;
    const events: Event[] = [];
    starfarers.apply(bed.state, action, (event) => events.push(event));
    const told = starWords[language].tell({
      action,
      before,
      after: bed.state,
      events,
      reader: YELLOW,
      names: NAMES,
    });
    expect(told.map(({ text }) => text)).toEqual([
      {
        de: 'bietest 1 Nahrung gegen 1 Treibstoff an, vergeblich. Rot hat nicht, was verlangt wird.',
        en: 'offer 1 food for 1 fuel, in vain. Rot does not have what is wanted.',
      }[language],
    ]);
  },
);
