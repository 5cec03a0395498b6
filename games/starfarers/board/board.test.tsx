// @vitest-environment happy-dom

/** The board as it is drawn: every legal move has something to click that says what it does. */

import { signal } from '@preact/signals';
import {
  createRandom,
  LANGUAGES,
  explainRefusal,
  playout,
  randomPolicy,
  type Language,
  type Seat,
  type Viewer,
} from '@sternwarte/engine';
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { misnamed, nameOf, PRESSED } from '../../testing/names.ts';
import { starWords } from '../text/index.ts';
import { helpFor } from './help.ts';
import { words as en } from './english.ts';
import { words as de } from './german.ts';
import { board } from './index.tsx';
import { NOTHING, type Picked } from './picking.ts';
import { bring as bringEnglish } from './rest-english.ts';
import { bring as bringGerman } from './rest-german.ts';
import type { StarProps } from './props.ts';
import { decisions, picksFor, type Position } from './testing/decisions.ts';

const tableWords = { de, en };
bringGerman();
bringEnglish();

const page = document.createElement('div');
document.body.append(page);
afterEach(() => render(null, page));

const played: Move[] = [];

function show(
  { view, asked, moves }: Position,
  picked: Picked,
  language: Language,
  withBoard: boolean,
): void {
  const words = tableWords[language];
  const props: StarProps = {
    view,
    viewer: asked,
    asked,
    moves,
    check: (move) => {
      const refusal = starfarers.check(view, asked, move);
      return refusal && explainRefusal(refusal, language, words);
    },
    play: (move) => played.push(move),
    selection: signal(picked),
    names: [0, 1, 2, 3].map((seat) => words.seatName(seat)),
    words,
    language,
    news: { number: 1, events: [] },
    recent: [],
    motion: false,
    pace: 'calm',
    highlight: null,
  };
  const { Board, Controls, Hand, SeatPanel } = board;
  render(
    <>
      {withBoard && <Board {...props} />}
      <Controls {...props} />
      {Hand !== null && <Hand {...props} />}
      <SeatPanel {...props} seat={asked} />
    </>,
    page,
  );
}

/** Positions that differ in what is asked: some of each kind. */
function variety(most: number): Position[] {
  const counts = new Map<string, number>();
  const list: Position[] = [];
  for (const [seed, options] of [
    ['drawn', { reserveDraw: 'manual' }],
    ['drawn too', { start: 'founding', board: 'explorer' }],
  ] as const) {
    for (const position of decisions(seed, 4, options, 1200)) {
      const { view, asked } = position;
      const key = [view.agenda[0]?.kind, view.phase, view.offer === null, asked === view.current];
      const count = counts.get(key.join()) ?? 0;
      if (count >= most) continue;
      counts.set(key.join(), count + 1);
      list.push(position);
    }
  }
  return list;
}

const POSITIONS = variety(1);

/** What can be clicked under this name. */
function named(label: string): Element | undefined {
  return [...page.querySelectorAll(PRESSED)].find(
    (element) => nameOf(element).includes(label) && !element.hasAttribute('disabled'),
  );
}

describe.for(LANGUAGES)('in %s', (language) => {
  test('each move is a click on something that names it', () => {
    const words = tableWords[language];
    expect(POSITIONS.length).toBeGreaterThan(25);
    for (const position of POSITIONS) {
      const done = new Set<string>();
      for (const move of position.moves) {
        // One of each kind: the others are drawn by the same lines.
        if (done.has(move.type) || move.type === 'resign') continue;
        done.add(move.type);
        const label = words.move(move, position.view);
        show(position, picksFor(move), language, false);
        // What has no button is on the chart, which takes longer to draw.
        if (named(label) === undefined) show(position, picksFor(move), language, true);
        const element = named(label);
        if (element === undefined) throw new Error(`nothing to click for: ${label}`);
        expect(misnamed(page)).toEqual([]);
        played.length = 0;
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        expect(played).toEqual([move]);
      }
    }
  });

  test('everything that can be clicked has a name that says what is written on it, and nothing an inline style', () => {
    for (const [index, position] of POSITIONS.entries()) {
      show(position, NOTHING, language, index % 9 === 0);
      expect([...page.querySelectorAll('select')].filter((e) => nameOf(e) === '')).toEqual([]);
      expect(misnamed(page)).toEqual([]);
      expect(page.querySelector('[style]')).toBeNull();
    }
  });
});

test('only the reader of an encounter card sees all of it', () => {
  const [state, reader] = readingPosition();
  for (const viewer of [reader, (reader + 1) % 4, 'spectator'] as const) {
    const { Board } = board;
    render(<Board {...watching(starfarers.view(state, viewer), viewer)} />, page);
    const sheet = page.querySelector('.star-met');
    expect(sheet).not.toBeNull();
    expect(sheet?.querySelector('details') !== null).toBe(viewer === reader);
  }
});

/** A full state in which somebody reads to somebody else. */
function readingPosition(): readonly [State, Seat] {
  const random = createRandom('reading');
  const state = starfarers.setup({ seats: 4, options: {} });
  const policies = [randomPolicy, randomPolicy, randomPolicy, randomPolicy];
  for (let i = 0; i < 5000; i++) {
    playout(starfarers, state, policies, random, { maxActions: 1 });
    if (state.encounter !== null) return [state, state.encounter.reader];
  }
  throw new Error('nobody met anybody');
}

function watching(view: State, viewer: Viewer): StarProps {
  return {
    view,
    viewer,
    asked: null,
    moves: [],
    check: () => 'not asked',
    play: () => undefined,
    selection: signal(NOTHING),
    names: ['A', 'B', 'C', 'D'],
    words: tableWords.en,
    language: 'en',
    news: { number: 1, events: [] },
    recent: [],
    motion: false,
    pace: 'calm',
    highlight: null,
  };
}

test('rules help exists for every decision', () => {
  for (const { view, asked } of POSITIONS) {
    const rules = helpFor(view, asked);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(starWords.en.help).toHaveProperty([rule]);
  }
});
