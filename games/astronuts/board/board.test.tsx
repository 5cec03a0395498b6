// @vitest-environment happy-dom

/** The drawn board: every decision in both languages, and every legal move made by clicking what is on the page. */

import { signal } from '@preact/signals';
import { explainRefusal, LANGUAGES, type Language, type Seat } from '@sternwarte/engine';
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { PLANETS } from '../rules/board.ts';
import { FATE_IDS, GIFTS, SHIP_ACTIONS } from '../rules/fate.ts';
import { astronuts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { landed, move, opening, play, roll, scene } from '../rules/testing/scene.ts';
import { nutsWords } from '../text/index.ts';
import { misnamed } from '../../testing/names.ts';
import { words as en } from './english.ts';
import { words as de } from './german.ts';
import { board } from './index.tsx';
import { CardOver, Cards } from './cards.tsx';
import { infoOf, tappedIn } from './info.tsx';
import { BLANK } from './memory.ts';
import { PathLayer } from './path-layer.tsx';
import type { NutsProps } from './props.ts';
import { noSelection, type Selection } from './selection.ts';
import { SpotLayer } from './spot-layer.tsx';
import { NutsVignette } from './vignette.tsx';

const tableWords = { de, en };

const page = document.createElement('div');
document.body.append(page);
afterEach(() => render(null, page));

function draftUnderWay(): State {
  const state = astronuts.setup({ seats: 2, options: { nutPlacement: 'draft' } });
  astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
  return state;
}

function threatened(): State {
  const state = scene({ ships: [['ha0.2'], ['Sa0']], colonies: [{}, { Sa0: 1 }] });
  play(state, { type: 'attack', ship: 1, field: 'Sa0', defender: 1 });
  return state;
}

function warping(): State {
  const state = scene({ technologies: [['yellow']], ships: [['ha0.2'], ['H2']] });
  play(state, move(1, 'Sa0'));
  roll(state, 3);
  return state;
}

function passing(): State {
  const state = scene({ ships: [['H0'], ['ha0.1']] });
  play(state, move(1, 'ha0.1', 'ha0.2'));
  return state;
}

function offered(): State {
  const state = scene();
  play(state, { type: 'offerTrade', to: 1, give: 'red', get: 'yellow' });
  return state;
}

/** A short turn with everything in it: two ships, a foreign ship next door, foreign colonies, asteroids. */
function busy(): State {
  return scene({
    seats: 3,
    actions: 4,
    options: { asteroids: 'on', astroHoles: 'on' },
    ships: [['I0', 'hi0.2'], ['ai0.2'], ['H2']],
    colonies: [{ I0: 1 }, { I0: 1 }, { E0: 1 }],
    hands: [{ red: 1, purple: 2, orange: 1 }],
  });
}

const landing = { actions: 2, hands: [{ red: 2, purple: 1 }] };
const SCENES: Readonly<Record<string, () => State>> = {
  'nuts are placed': draftUnderWay,
  'actions are declared': () => opening(3),
  'a turn is under way': busy,
  'a turn is at its end': () => scene({ actions: 0 }),
  'Time Warp is offered': warping,
  'a passage is asked for': passing,
  'a unit is threatened': threatened,
  'a trade is offered': offered,
  'colonies cost a nut more': () => landed('3-5', landing),
  'mining costs a nut': () => landed('3-4', landing),
  'nuts may be swapped': () => landed('4-3', landing),
  'nuts may be taken': () => landed('5-3', landing),
  'a technology is given': () => landed('6-1', landing),
  'a colony is given': () => landed('6-3', landing),
  'a ship is beamed': () => landed('6-4', landing),
  'a ship is given': () => landed('6-5', landing),
  'a gift is chosen': () => landed('6-6', landing),
};

interface Shown extends NutsProps {
  readonly made: Move[];
}

function propsFor(state: State, language: Language, picked: Selection): Shown {
  const pending = astronuts.pending(state);
  const asked: Seat | null = pending.kind === 'move' ? (pending.seats[0] ?? null) : null;
  const words = tableWords[language];
  const made: Move[] = [];
  const check = (tried: Move): string | null => {
    const refusal = asked === null ? null : astronuts.check(state, asked, tried);
    return refusal && explainRefusal(refusal, language, words);
  };
  return {
    view: state,
    viewer: asked ?? 'spectator',
    asked,
    moves: asked === null ? [] : astronuts.moves(state, asked),
    check,
    play: (tried) => {
      if (check(tried) === null) made.push(tried);
    },
    selection: signal(picked),
    names: ['Ada', 'Bruno', 'Clara', 'Dora'],
    words,
    language,
    news: { number: 0, events: [] },
    recent: [],
    motion: false,
    pace: 'calm',
    highlight: null,
    made,
  };
}

/** All that can be picked, without the drawing around it, which takes a test far longer than a browser. */
function show(props: NutsProps): void {
  const { Controls, SeatPanel } = board;
  render(
    <>
      {/* Behind an open panel the chart offers what it offered before. */}
      {props.selection.value.panel === null && (
        <svg>
          <SpotLayer {...props} onHover={() => undefined} />
        </svg>
      )}
      <Controls {...props} />
      <SeatPanel {...props} seat={0} />
    </>,
    page,
  );
}

/** Clicks everything once, and answers the moves made and the selections reached. */
function clickEverything(props: Shown): { made: Move[]; reached: Selection[] } {
  const before = props.selection.value;
  const reached: Selection[] = [];
  const note = (): void => {
    if (props.selection.value !== before) reached.push(props.selection.value);
    props.selection.value = before;
  };
  const clickable = page.querySelectorAll('.an-controls button:not(:disabled), .an-spot');
  for (const element of clickable) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    note();
  }
  for (const list of page.querySelectorAll('select')) {
    for (const { value } of list.options) {
      list.value = value;
      list.dispatchEvent(new window.Event('change', { bubbles: true }));
      note();
    }
  }
  return { made: props.made, reached };
}

describe.for(Object.entries(SCENES))('when %s', ([, set]) => {
  test('every legal move can be made by clicking', () => {
    const state = set();
    const wanted = new Set(
      propsFor(state, 'en', noSelection())
        // Resigning is a tool of the table.
        .moves.filter(({ type }) => type !== 'resign')
        .map((made) => JSON.stringify(made)),
    );
    const seen = new Set<string>();
    const queue = [noSelection()];
    // Breadth first: most moves are two clicks away, and a walk through all half-made trades would take long.
    for (
      let picked = queue.shift();
      picked !== undefined && wanted.size > 0;
      picked = queue.shift()
    ) {
      const props = propsFor(state, 'en', picked);
      show(props);
      expect(misnamed(page)).toEqual([]);
      const { made, reached } = clickEverything(props);
      for (const done of made) wanted.delete(JSON.stringify(done));
      for (const next of reached) {
        const key = JSON.stringify(next);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push(next);
      }
      render(null, page);
    }
    expect([...wanted]).toEqual([]);
  });

  test.for(LANGUAGES)('everything that can be picked has a name, in %s', (language) => {
    const props = propsFor(set(), language, noSelection());
    show(props);
    expect(misnamed(page)).toEqual([]);
    expect(page.innerHTML).not.toContain('undefined');
    expect(page.querySelector('[style]')).toBeNull();
    expect(page.querySelectorAll('.an-controls .primary').length).toBeLessThanOrEqual(1);
  });

  test('the rules for it have texts', () => {
    const state = set();
    const { asked } = propsFor(state, 'de', noSelection());
    const rules = board.helpFor(state, asked);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(nutsWords.de.help).toHaveProperty([rule]);
  });
});

test.for(LANGUAGES)('fate is a drawn card with its text, in %s', (language) => {
  for (const fate of FATE_IDS) {
    const props = propsFor(scene(), language, noSelection());
    const memory = { ...BLANK, fate: { id: fate, seat: 0 } };
    props.view.step = { type: 'fateNuts', count: 1 };
    render(<CardOver {...props} memory={memory} moment={0} />, page);
    const card = page.querySelector('.an-card');
    expect(card?.textContent).toContain(props.words.help[fate]?.text);
    expect(card?.querySelectorAll('path').length).toBeGreaterThan(0);
  }
});

test.for(LANGUAGES)('the chart shows every planet and every ship, in %s', (language) => {
  const state = busy();
  const props = propsFor(state, language, noSelection());
  render(<board.Board {...props} />, page);
  const planets = [...page.querySelectorAll('.an-planet')].map((planet) =>
    planet.getAttribute('aria-label'),
  );
  expect(planets).toHaveLength(PLANETS.length);
  expect(planets[0]).toContain('Alpha Nux');
  expect(planets[0]).toContain('Ada');
  expect(page.querySelectorAll('[data-ship]')).toHaveLength(4);
  const named = [...page.querySelectorAll('[role=img]')].map((thing) =>
    thing.getAttribute('aria-label'),
  );
  // Foreign ships, AstroHoles and asteroids are named as well.
  expect(named.filter((name) => name?.includes('Bruno') && /Schiff|Ship/.test(name))).toHaveLength(
    1,
  );
  expect(named.filter((name) => name?.includes('AstroHole'))).toHaveLength(4);
  expect(named.filter((name) => /Asteroid/.test(name ?? ''))).toHaveLength(13);
  expect(page.innerHTML).not.toContain('undefined');
  expect(page.querySelector('[style]')).toBeNull();
});

test('a click into empty space lets go', () => {
  const props = propsFor(busy(), 'en', { ...noSelection(), ship: 1, goal: 'E0' });
  render(<board.Board {...props} />, page);
  page.querySelector('.an-nothing')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(props.selection.value).toEqual({ ...noSelection(), ship: 'none' });
});

test('an action that is not possible says why', () => {
  const props = propsFor(scene({ actions: 3, nuts: { H0: [] } }), 'en', noSelection());
  show(props);
  const mine = page.querySelector('.an-mine[aria-disabled=true]');
  expect(mine?.getAttribute('title')).toBe('There are no nuts left on Alpha Nux.');
});

test.for(LANGUAGES)('a tap on anything says what it is and does, in %s', (language) => {
  const props = propsFor(busy(), language, noSelection());
  render(<board.Board {...props} />, page);
  const told = [...page.querySelectorAll('[data-tell]')].map((thing) => {
    const tapped = tappedIn(thing);
    const info = tapped === null ? null : infoOf(tapped, props);
    return info === null ? '' : `${info.title} ${info.text}`;
  });
  // Planets, AstroHoles, asteroids, ships.
  expect(told).toHaveLength(20 + 4 + 13 + 4);
  for (const text of told) expect(text).toMatch(/\S+ .{20}/);
  page.querySelector('.an-planet')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
});

test('the end of a turn is asked about while actions could be used, and only then', () => {
  const end: Move = { type: 'endTurn' };
  const open = propsFor(scene({ actions: 1 }), 'en', noSelection());
  expect(board.guard?.(end, open)?.text).toContain('1 action.');
  const two = propsFor(scene({ actions: 2 }), 'de', noSelection());
  expect(board.guard?.(end, two)?.text).toContain('2 Aktionen');
  const done = propsFor(scene({ actions: 0 }), 'en', noSelection());
  expect(board.guard?.(end, done)).toBeNull();
  expect(board.guard?.({ type: 'buildShip' }, open)).toBeNull();
});

test('the end of a turn is golden only when nothing else can be done', () => {
  show(propsFor(scene({ actions: 0 }), 'en', noSelection()));
  expect(page.querySelector('.primary')?.textContent).toContain('End turn');
  show(propsFor(scene({ actions: 2 }), 'en', noSelection()));
  expect(page.querySelector('.primary')?.textContent).not.toContain('End turn');
});

test('R6.7 a swap that is in no list keeps the end of the turn from being golden, and is asked about', () => {
  const both = { red: 1, yellow: 1 };
  const state = scene({ actions: 1, ships: [['C'], ['H2']], hands: [both, both] });
  state.shipTurns[0] = { barred: SHIP_ACTIONS, condition: null };
  const props = propsFor(state, 'en', noSelection());
  expect(props.moves.map(({ type }) => type)).toEqual(['endTurn', 'resign']);
  show(props);
  expect(page.querySelector('.primary')?.textContent ?? '').not.toContain('End turn');
  expect(board.guard?.({ type: 'endTurn' }, props)?.text).toContain('1 action.');
});

test('ruling 52 what lies on a ship for the turn is told wherever it is, with the rule', () => {
  const state = landed('2-3', { options: { fateBinds: 'turn' }, actions: 9 });
  play(state, move(1, 'ae0.1'));
  const props = propsFor(state, 'en', { ...noSelection(), ship: 1 });
  show(props);
  expect(page.textContent).toContain('mining costs 2 more actions this turn');
  expect(board.helpFor?.(state, 0).slice(0, 2)).toEqual(['2-3', 'ruling 52']);
});

test('ruling 46 colonies that have fallen are marked where they count', () => {
  const state = scene({ options: { fourteenCounts: 'founded' }, colonies: [{ H0: 2 }] });
  state.founded = [5, 0];
  render(<board.SeatPanel {...propsFor(state, 'en', noSelection())} seat={0} />, page);
  expect(page.querySelectorAll('.an-pip-fallen')).toHaveLength(3);
  expect(page.querySelector('.an-pips')?.getAttribute('aria-label')).toContain('5 of 14 founded');
});

test.for(LANGUAGES)(
  'gifts that fate calls by their numbers bear these numbers, in %s',
  (language) => {
    const props = propsFor(landed('6-6', landing), language, noSelection());
    show(props);
    const tiles = [...page.querySelectorAll('.an-gift')].map((tile) => tile.textContent ?? '');
    expect(tiles).toHaveLength(GIFTS.length);
    for (const [index, gift] of GIFTS.entries()) expect(tiles[index]).toContain(`${gift} `);
  },
);

test('dice and fate survive a reload', () => {
  const state = scene({ ships: [['ha0.2'], ['H2']] });
  play(state, move(1, 'Sa0'));
  const events = roll(state, 5, 1);
  const props = propsFor(state, 'en', noSelection());
  const step = { before: state, after: state, reader: 0, names: props.names };
  const action = { by: 'table', chance: { type: 'die', face: 1 } } as const;
  render(<board.Board {...props} recent={[{ ...step, action, events }]} />, page);
  expect(page.querySelectorAll('.an-thrown')).toHaveLength(2);
  expect(page.querySelector('.an-fate-sign')?.textContent).toContain('Rocky seams');
});

/** A ship lands on a field of fate, as the people at this table are told it. */
function befallen(): { readonly state: State; readonly recent: NutsProps['recent'] } {
  const state = scene({ ships: [['ha0.2'], ['H2']] });
  play(state, move(1, 'Sa0'));
  const events = roll(state, 5, 1);
  const { names } = propsFor(state, 'en', noSelection());
  const action = { by: 'table', chance: { type: 'die', face: 1 } } as const;
  return { state, recent: [{ before: state, after: state, reader: 0, names, action, events }] };
}

describe('beside a big screen', () => {
  test.for(LANGUAGES)('a hand shows the fate of its own person, and why, in %s', (language) => {
    const { state, recent } = befallen();
    const props = propsFor(state, language, noSelection());
    render(<Cards {...props} viewer={0} recent={recent} />, page);
    expect(page.querySelector('.an-card')?.textContent).toContain(props.words.help['5-1']?.text);
  });

  test('the fate of somebody else is on the big screen alone, unless it asks this person', () => {
    const { state, recent } = befallen();
    const props = { ...propsFor(state, 'en', noSelection()), recent, viewer: 1 };
    render(<Cards {...props} asked={null} />, page);
    expect(page.querySelector('.an-card')).toBeNull();
    const view = { ...state, step: { type: 'fateNuts', count: 1 } } as const;
    render(<Cards {...props} view={view} asked={1} />, page);
    expect(page.querySelector('.an-card')).not.toBeNull();
  });

  test('a battle is shown to those who fight it', () => {
    const state = scene();
    const battle = {
      type: 'battle',
      attacker: 0,
      defender: 1,
      attack: 5,
      defence: 2,
      destroyed: true,
      field: 'Sa0',
      unit: 'ship',
    } as const;
    const props = propsFor(state, 'en', noSelection());
    const action = { by: 'table', chance: { type: 'die', face: 2 } } as const;
    const step = { before: state, after: state, reader: 0, names: props.names, action };
    for (const [viewer, count] of [
      [0, 1],
      [1, 1],
      ['spectator', 0],
    ] as const) {
      render(<Cards {...props} viewer={viewer} recent={[{ ...step, events: [battle] }]} />, page);
      expect(page.querySelectorAll('.an-battle')).toHaveLength(count);
      render(null, page);
    }
  });
});

test('what others did leaves a trail until one moves', () => {
  const state = scene({ ships: [['H0'], ['H2']] });
  const events = play(state, move(1, 'ha0.1', 'ha0.2'));
  const props = propsFor(state, 'en', noSelection());
  const step = { before: state, after: state, reader: 1, names: props.names };
  const action = { by: 0, move: move(1, 'ha0.1', 'ha0.2') };
  const recent = [{ ...step, action, events }];
  render(<board.Board {...props} viewer={1} recent={recent} />, page);
  expect(page.querySelectorAll('.an-trail')).toHaveLength(2);
  render(<board.Board {...props} viewer={0} recent={recent} />, page);
  expect(page.querySelectorAll('.an-trail')).toHaveLength(0);
});

test('whoever has left is shown as gone', () => {
  const state = scene({ seats: 3 });
  play(state, { type: 'resign' });
  render(<board.SeatPanel {...propsFor(state, 'en', noSelection())} seat={0} />, page);
  expect(page.textContent).toBe('has left the match');
});

test('the vignette is small', () => {
  render(<NutsVignette />, page);
  expect(page.innerHTML.length).toBeLessThan(3 * 1024);
});

test('a flight that is advised is drawn like a planned one, jumps included', () => {
  const state = scene({ options: { astroHoles: 'on' }, ships: [['H0'], ['H2']] });
  const layer = { view: state, path: null, attack: null, hovered: null };
  const advised = { seat: 0, ship: 1, path: ['X0', 'X2'] } as const;
  render(
    <svg>
      <PathLayer {...layer} advised={null} />
    </svg>,
    page,
  );
  expect(page.querySelectorAll('.an-path, .an-step')).toHaveLength(0);
  render(
    <svg>
      <PathLayer {...layer} advised={advised} />
    </svg>,
    page,
  );
  expect(page.querySelectorAll('.an-path:not(.an-path-hovered, .an-path-jump)')).toHaveLength(1);
  expect(page.querySelectorAll('.an-path-jump')).toHaveLength(1);
  expect(page.querySelectorAll('.an-step')).toHaveLength(2);
});
