/** The story of recorded matches is sound for everybody who reads it. */

import {
  isAction,
  LANGUAGES,
  readRecord,
  replay,
  type Match,
  type Told,
  type Viewer,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import elimination from '../golden/elimination.swm.json' with { type: 'json' };
import exchange from '../golden/exchange.swm.json' with { type: 'json' };
import lastHomeStar from '../golden/last-home-star.swm.json' with { type: 'json' };
import mutualDestruction from '../golden/mutual-destruction.swm.json' with { type: 'json' };
import resignation from '../golden/resignation.swm.json' with { type: 'json' };
import roundLimit from '../golden/round-limit.swm.json' with { type: 'json' };
import type { Chance, Move } from '../rules/actions.ts';
import { STAR_IDS } from '../rules/board.ts';
import { anno4000 } from '../rules/index.ts';
import { cloneState } from '../rules/state.ts';
import { annoWords } from './index.ts';
import type { Step } from './story.ts';
import { NAMES, takeStep } from './testing/take-step.ts';

const RECORDS = {
  elimination,
  exchange,
  lastHomeStar,
  mutualDestruction,
  resignation,
  roundLimit,
};

/** Every step of a recorded match, as this reader saw it. */
function storyOf(record: object, reader: Viewer): Step[] {
  const reading = readRecord(JSON.stringify(record), () => anno4000);
  if (!reading.ok) throw new Error('damaged');
  let story: { readonly seq: number; readonly step: Step }[] = [];
  const { table } = reading.value;
  replay(anno4000, table.match as Match<Move, Chance>, {
    inspect: (entry, { state }) => {
      if ('undo' in entry) story = story.filter(({ seq }) => seq < entry.undo);
      else if (isAction(entry))
        story.push({ seq: entry.seq, step: takeStep(cloneState(state), entry, reader) });
      return null;
    },
  });
  return story.map(({ step: each }) => each);
}

const YOU = /\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|[Yy]ou|[Yy]ours?)\b/;
const MISCOUNTED = /\b1 (Schiffe|ships|Felder|fields)\b|(?<!\b1 )(?<=\d )(Schiff|ship)\b/;
/** Names that only our code uses: stars in small letters, sectors by letter and level. */
const INTERNAL = new RegExp(`\\b(${STAR_IDS.join('|')}|[A-L][YR])\\b|undefined|null|NaN|\\[object`);

describe.for(Object.keys(RECORDS) as (keyof typeof RECORDS)[])('the story of %s', (title) => {
  const record = RECORDS[title];
  const readers: Viewer[] = [
    ...Array.from({ length: record.seats }, (_u, seat) => seat),
    'spectator',
  ];

  test.for(LANGUAGES)('is sound for every reader (%s)', (language) => {
    for (const reader of readers) {
      for (const telling of storyOf(record, reader)) {
        for (const told of annoWords[language].tell(telling)) expectSound(told, reader);
      }
    }
  });

  test('tells nothing of an end of a turn from which nothing follows', () => {
    for (const telling of storyOf(record, 0)) {
      if (telling.action.by === 'table' || telling.action.move.type !== 'endTurn') continue;
      expect(annoWords.de.tell(telling).filter(({ by }) => by !== 'table')).toEqual([]);
    }
  });

  test('tells every move but the end of a turn in one line of its player', () => {
    for (const telling of storyOf(record, 'spectator')) {
      const { action } = telling;
      if (action.by === 'table' || action.move.type === 'endTurn') continue;
      const told = annoWords.de.tell(telling).filter(({ by }) => by === action.by);
      expect(told).toHaveLength(1);
    }
  });
});

function expectSound({ by, text }: Told, reader: Viewer): void {
  expect(text).toMatch(/[.!]$/);
  expect(text).not.toMatch(INTERNAL);
  expect(text).not.toMatch(MISCOUNTED);
  expect(text).toMatch(by === 'table' ? /^\p{Lu}/u : /^\p{Ll}/u);
  // Readers are addressed; whoever only watches is not.
  expect(text).not.toMatch(reader === 'spectator' ? YOU : new RegExp(NAMES[reader] ?? ''));
}

test('statistics add up: what one destroys another one has lost', () => {
  for (const record of Object.values(RECORDS)) {
    const story = storyOf(record, 'spectator');
    const rows = annoWords.en.statistics?.(story) ?? [];
    const sum = (label: string): number =>
      (rows.find((row) => row.label === label)?.values ?? []).reduce<number>(
        (total, value) => total + Number(value),
        0,
      );
    for (const { values } of rows) expect(values).toHaveLength(record.seats);
    expect(sum('Ships destroyed')).toBe(sum('Ships lost'));
    expect(sum('Fields flown')).toBeGreaterThan(0);
    const last = story.at(-1);
    expect(last && annoWords.en.sources?.(last.after)).toHaveLength(3);
  }
});
