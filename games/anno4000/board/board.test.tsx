// @vitest-environment happy-dom

/** The board in a page: whole turns by clicks and keys, both languages, and what must not be overlooked. */

import { signal } from '@preact/signals';
import type { Guard } from '@sternwarte/atlas';
import { LANGUAGES, type Language, type Seat } from '@sternwarte/engine';
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Event, Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { position, type PositionText } from '../rules/testing/position.ts';
import { misnamed, nameOf, PRESSED } from '../../testing/names.ts';
import { words as en } from './english.ts';
import { words as de } from './german.ts';
import { board } from './index.tsx';
import type { Selection } from './picking.ts';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

const annoWords = { de, en };

const page = document.createElement('div');
document.body.append(page);
afterEach(() => render(null, page));

/** A table with one person who makes all moves. */
function sitDown(
  state: State,
  language: Language = 'en',
  watching = false,
  recent: Props['recent'] = [],
): Table {
  const selection = signal<Selection>(board.noSelection());
  const made: Move[] = [];
  const questions: (Guard | null)[] = [];
  let events: Event[] = [];
  const show = (): void => {
    const pending = anno4000.pending(state);
    const asked: Seat | null =
      pending.kind === 'move' && !watching ? (pending.seats[0] ?? null) : null;
    const words = annoWords[language];
    const props: Props = {
      view: anno4000.view(state, asked ?? 'spectator'),
      viewer: asked ?? 'spectator',
      asked,
      moves: asked === null ? [] : anno4000.moves(state, asked),
      check: (move) => (anno4000.check(state, asked ?? 0, move) === null ? null : 'refused'),
      play: (move) => {
        questions.push(board.guard?.(move, props) ?? null);
        made.push(move);
        events = [];
        anno4000.apply(state, { by: asked ?? 0, move }, (event) => events.push(event));
        selection.value = board.noSelection();
        show();
      },
      selection,
      names: ['Ada', 'Bo', 'Cy', 'Di'],
      words,
      language,
      news: { number: made.length, events },
      recent,
      motion: true,
      pace: 'calm',
      highlight: null,
    };
    const { Board, Controls, SeatPanel, Hand } = board;
    render(
      <>
        <Board {...props} />
        <div id="controls">
          {Hand !== null && <Hand {...props} />}
          {asked !== null && <Controls {...props} />}
        </div>
        {state.players.map((_player, seat) => (
          <div key={seat} class="panel">
            <SeatPanel {...props} seat={seat} />
          </div>
        ))}
      </>,
      page,
    );
  };
  show();
  return {
    state,
    made,
    questions,
    selection,
    press: (label) => send(find(label), new MouseEvent('click', { bubbles: true })),
    key: (label, key) => send(find(label), new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

/** Drawing anew waits for the end of the task. */
async function send(element: Element | null, event: MouseEvent | KeyboardEvent): Promise<void> {
  element?.dispatchEvent(event);
  await new Promise((done) => setTimeout(done, 0));
}

interface Table {
  readonly state: State;
  readonly made: readonly Move[];
  /** What a table asks before each of them. */
  readonly questions: readonly (Guard | null)[];
  readonly selection: { readonly value: Selection };
  press(label: string): Promise<void>;
  key(label: string, key: string): Promise<void>;
}

/** The thing whose name begins like this. */
function find(label: string): Element {
  const pressed = [...page.querySelectorAll(PRESSED)];
  expect(misnamed(page)).toEqual([]);
  const found = pressed.find((element) => nameOf(element).startsWith(label));
  if (found === undefined) throw new Error(`nothing here is called ${label}`);
  return found;
}

const stops = (): number => page.querySelectorAll('.anno-star[tabindex="0"]').length;
const told = (): string => page.querySelector('#controls')?.textContent ?? '';

const OPENING: PositionText = {
  round: 3,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 11], pavo: [1, 15], castor: [1, 2] },
  discs: { 0: [['CY', 1, 4]] },
};

describe('a turn by mouse', () => {
  test('lands a disc, flies on, and ends', async () => {
    const table = sitDown(position(OPENING));
    await table.press('Green, Disc 1');
    expect(nameOf(find('POLLUX'))).toContain('land here with 4 ships');
    await table.press('POLLUX');
    await table.press('POLLUX');
    await table.press('1');
    await table.press('MERAK');
    await table.press('End turn');
    expect(table.made).toEqual([
      { type: 'land', discs: [0], star: 'pollux' },
      { type: 'shortFlight', from: 'pollux', to: 'merak', ships: 1 },
      { type: 'endTurn' },
    ]);
  });

  test('starts by a press on field 1, with as many ships as were counted', async () => {
    const table = sitDown(position(OPENING));
    await table.press('REGULUS');
    await table.press('One ship fewer');
    await table.press('Start from REGULUS with 9 ships');
    expect(table.made).toEqual([{ type: 'start', star: 'regulus', ships: 9 }]);
  });

  test('lets go of what is picked when space is pressed', async () => {
    const table = sitDown(position(OPENING));
    await table.press('REGULUS');
    await send(page.querySelector('.anno-space'), new MouseEvent('click'));
    expect(table.selection.value).toEqual({ kind: 'nothing' });
  });
});

describe('a turn by keys', () => {
  test('counts ships by digits, plus and minus', async () => {
    const table = sitDown(position(OPENING));
    await table.key('REGULUS', 'Enter');
    await table.key('REGULUS', '7');
    await table.key('REGULUS', '+');
    await table.key('REGULUS', '-');
    await table.key('REGULUS', '-');
    await table.key('Start from REGULUS with 6 ships', 'Enter');
    expect(table.made).toEqual([{ type: 'start', star: 'regulus', ships: 6 }]);
  });

  test('goes from star to star by arrows', async () => {
    sitDown(position(OPENING));
    const star = find('REGULUS');
    if (star instanceof SVGElement) star.focus();
    star.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(document.activeElement).toBe(find('POLLUX'));
  });

  test('stops only where something can be done', async () => {
    const table = sitDown(position(OPENING));
    expect(stops()).toBe(1);
    await table.press('Green, Disc 1');
    // Three sectors with two stars each.
    expect(stops()).toBe(6);
  });

  test('has one stop where nothing can be done, so that all stars can be looked at', () => {
    sitDown({ ...position(OPENING), phase: 'departure' });
    expect(stops()).toBe(1);
  });
});

describe('what must not be overlooked', () => {
  const LOST: PositionText = {
    round: 4,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [1, 4], pavo: [1, 15], castor: [0, 5] },
  };

  test.for(LANGUAGES)('a home star in foreign hands (%s)', (language) => {
    sitDown(position(LOST), language);
    const say = boardWords[language];
    const fleet = annoWords[language].seatName(0);
    expect(nameOf(find('REGULUS'))).toContain(say.homeLost(fleet));
    expect(page.querySelectorAll('.anno-lost-sector')).toHaveLength(1);
    const panel = page.querySelector('.panel')?.textContent;
    expect(panel).toContain(say.threatened('REGULUS', annoWords[language].seatName(1)));
  });

  test('an end of the turn that would be the end is asked about', async () => {
    const table = sitDown(position(LOST));
    await table.press('End turn');
    expect(table.questions).toMatchObject([{ anyway: 'End it all the same' }]);
  });

  test('an attack that would be lost is asked about, and one that is won is not', async () => {
    const stars = { ...OPENING.stars, pollux: [1, 9], merak: [1, 3] } as const;
    const lost = sitDown(position({ ...OPENING, stars }));
    await lost.press('Green, Disc 1');
    await lost.press('POLLUX');
    expect(lost.questions).toMatchObject([
      {
        text: expect.stringContaining('4 against 9, your ships would be lost'),
        anyway: 'Attack all the same',
      },
    ]);
    const won = sitDown(position({ ...OPENING, stars }));
    await won.press('Green, Disc 1');
    await won.press('MERAK');
    expect(won.questions).toEqual([null]);
  });

  test('the end of the turn is golden only when nothing else is open', async () => {
    const table = sitDown(position(OPENING));
    expect(find('End turn').classList).not.toContain('primary');
    await table.press('REGULUS');
    expect(page.querySelectorAll('.primary')).toHaveLength(1);
    await table.press('Start with');
    expect(find('End turn').classList).toContain('primary');
  });

  test('a battle is foretold', async () => {
    const table = sitDown(
      position({ ...OPENING, stars: { ...OPENING.stars, merak: [1, 4], pollux: [1, 3] } }),
    );
    await table.press('Green, Disc 1');
    expect(nameOf(find('POLLUX'))).toContain('4 : 3, you win');
    expect(nameOf(find('MERAK'))).toContain('4 : 4, you lose');
  });

  test('a star that nothing may leave says why', async () => {
    const table = sitDown(
      position({
        ...OPENING,
        discs: {
          0: [
            ['CY', 1, 4],
            ['EY', 4, 2],
          ],
        },
      }),
    );
    await table.press('REGULUS');
    expect(told()).toContain('refused');
  });
});

describe('looking ahead', () => {
  test('a picked disc numbers what its later fields reach', async () => {
    const table = sitDown(position(OPENING));
    await table.press('Green, Disc 1');
    expect(page.querySelectorAll('.anno-reach-now')).toHaveLength(3);
    await table.press('See what field 4 would reach');
    expect(page.querySelectorAll('.anno-reach-ahead')).toHaveLength(6);
    expect(told()).toContain('in 2 turns');
  });

  test('somebody who only watches may look at stars and discs too', async () => {
    const table = sitDown(position(OPENING), 'en', true);
    await table.press('Green, Disc 1');
    expect(page.querySelectorAll('.anno-reach-ahead')).toHaveLength(3);
    await table.press('CASTOR');
    expect(table.made).toEqual([]);
  });
});

test('nothing carries a style of its own, which the content security policy would refuse', async () => {
  const table = sitDown(position(OPENING));
  await table.press('REGULUS');
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

test('home stars are chosen on the board', async () => {
  const table = sitDown(anno4000.setup({ seats: 4, options: { homeChoice: 'pick' } }));
  await table.press('ANTARES');
  await table.press('Choose ANTARES');
  expect(table.made).toEqual([{ type: 'chooseHome', star: 'antares' }]);
});

test('the rules beside a decision exist', async () => {
  for (const phase of ['homes', 'startPlayer', 'landing', 'departure', 'over'] as const) {
    const view = { ...position(OPENING), phase };
    for (const asked of [null, 0]) {
      const rules = board.helpFor(view, asked);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(annoWords.en.help).toHaveProperty([rule]);
    }
  }
});
