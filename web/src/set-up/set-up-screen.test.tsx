// @vitest-environment happy-dom

/** From setting up to sitting at the table, in a browser that keeps nothing and has no workers. */

import { temperOf } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRoute } from '../route.ts';
import { openStore } from '../services.ts';
import { language } from '../settings.ts';
import { MatchScreen } from '../table/match-screen.tsx';
import { meet } from '../learn/acquaintance.ts';
import { QuickScreen } from '../table/quick-screen.tsx';
import { SetUpScreen } from './set-up-screen.tsx';

const page = document.createElement('div');
document.body.append(page);

function find(selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** Fills in a field as a person would. */
async function fill(selector: string, value: string): Promise<void> {
  const field = find(selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
    throw new TypeError(`${selector} is no field`);
  }
  await act(() => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** What the fold of the other readings says while it is closed. */
const readingsLine = () => find('.reading-fields summary').textContent;

async function shown(selector: string): Promise<void> {
  await expect.poll(() => page.querySelector(selector)).not.toBeNull();
}

/** The key of the match that the address leads to. */
async function arrivedAt(): Promise<string> {
  await expect.poll(() => readRoute(location.hash).screen).toBe('match');
  const route = readRoute(location.hash);
  return route.screen === 'match' ? route.key : '';
}

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  language.value = 'en';
});
afterEach(() => {
  render(null, page);
});

test.for(GAME_IDS)('%s is set up with everything it offers', async (id) => {
  render(<SetUpScreen game={id} />, page);
  await shown('.set-up');
  const words = texts[id].en;
  expect(page.querySelectorAll('.seat-row')).toHaveLength(games[id].seats.max);
  for (const option of Object.keys(games[id].options)) {
    expect(page.textContent).toContain(words.options[option]?.name);
    expect(page.textContent).toContain(words.options[option]?.help);
  }
});

test.for(GAME_IDS)('what each Pilot of %s is like is told by seat', async (id) => {
  render(<SetUpScreen game={id} />, page);
  await shown('.set-up');
  const seats = page.querySelectorAll('.seat-row').length;
  for (let seat = 1; seat <= seats; seat++) {
    await fill(`.seat-row:nth-child(${seat}) > select`, 'pilot');
  }
  const words = texts[id].en;
  const told = [...page.querySelectorAll('.bot-words dd')].map(({ textContent }) => textContent);
  const { tempers } = words;
  const lines = Array.from({ length: tempers === undefined ? 0 : seats }, (_unused, seat) => {
    return `${words.seatName(seat)}. ${tempers?.[temperOf(seat)]}`;
  });
  expect(told).toEqual([words.opponents.pilot, ...lines]);
});

test('a match begins as it was set up, and is remembered for the next time', async () => {
  render(<SetUpScreen game="starfarers" />, page);
  await shown('.set-up');
  await act(() => find('input[name=seats]').click());
  await fill('.seat-row:nth-child(2) > select', 'admiral');
  await fill('.seat-row input[type=text]', ' Ada ');
  await fill('.option select', 'explorer');
  await act(() => find('input[name=dice]:not(:checked)').click());
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const store = await openStore();
  const kept = await store.load(await arrivedAt());
  expect(kept?.saved).toMatchObject({
    ownDice: true,
    sitters: [
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', name: null, bot: 'admiral' },
    ],
    match: { game: 'starfarers', seats: 2, fairness: null, options: { board: 'explorer' } },
  });
  render(null, page);
  render(<SetUpScreen game="starfarers" />, page);
  await shown('.set-up');
  expect(find('.option select')).toHaveProperty('value', 'explorer');
  expect(page.querySelectorAll('.seat-row')).toHaveLength(2);
});

test('a number of players that the rulebook does not know is marked as our variant', async () => {
  render(<SetUpScreen game="starfarers" />, page);
  await shown('.set-up');
  expect(page.querySelector('.seats-note')).toBeNull();
  await act(() => find('input[name=seats]').click());
  expect(find('.seats-note').textContent).toBe(texts.starfarers.en.seatsNote?.(2));
});

test('colours are chosen, exchanged, drawn and named, and remembered in every game', async () => {
  const colours = () =>
    [...page.querySelectorAll<HTMLSelectElement>('.seat-sign select')].map(({ value }) => value);
  const hue = () => find('.page').style.getPropertyValue('--seat-0');
  render(<SetUpScreen game="anno4000" />, page);
  await shown('.set-up');
  expect(colours()).toEqual(['green', 'blue', 'red', 'orange']);
  expect(hue()).toBe('var(--hue-green)');
  await fill('.seat-row .seat-sign select', 'red');
  expect(colours()).toEqual(['red', 'blue', 'green', 'orange']);
  expect(hue()).toBe('var(--hue-rose)');
  expect(find('.seat-row input[type=text]').getAttribute('placeholder')).toBe('Red');
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const store = await openStore();
  const kept = await store.load(await arrivedAt());
  expect(kept?.saved.match.options['colours']).toBe('red-blue-green-orange');
  expect(kept?.saved.names.en[0]).toBe('Red');
  render(null, page);
  render(<SetUpScreen game="starfarers" />, page);
  await shown('.set-up');
  expect(colours()).toEqual(['red', 'yellow', 'white', 'blue']);
});

test('what suits bots is suggested as long as one sits there, shown, and changed by whoever likes', async () => {
  const limit = () => {
    const row = [...page.querySelectorAll('.option')].find((option) =>
      option.textContent?.startsWith(texts.anno4000.en.options['quietRounds']?.name ?? '?'),
    );
    return row?.querySelector<HTMLInputElement>('input[type=number]')?.value;
  };
  render(<SetUpScreen game="anno4000" />, page);
  await shown('.set-up');
  expect(find('.option-fields summary').textContent).toContain('with a suggestion for bots');
  expect(limit()).toBe('20');
  render(null, page);
  render(<SetUpScreen game="anno4000" people />, page);
  await shown('.set-up');
  expect(find('.option-fields summary').textContent).toMatch(/as in the rulebook$/);
  expect(limit()).toBe('');
  await fill('.seat-row:nth-child(2) > select', 'admiral');
  expect(limit()).toBe('20');
});

test('a way of reading the rulebook is named, kept and chosen again', async () => {
  const named = '.reading-fields select';
  const late = () =>
    [...page.querySelectorAll('.reading-fields .option')].find((option) =>
      option.textContent?.includes('Landing after the departure'),
    );
  const pickLate = async (value: string): Promise<void> => {
    const field = late()?.querySelector('select');
    if (!field) throw new Error('no such reading');
    await act(() => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  render(<SetUpScreen game="anno4000" />, page);
  await shown('.set-up');
  expect(readingsLine()).toContain('as in the rulebook');
  await pickLate('on');
  expect(readingsLine()).toContain('1 read differently');
  await fill('.reading-name input', 'at home');
  await act(() => find('.reading-name button').click());
  expect(readingsLine()).toContain('at home');
  await fill(named, 'rulebook');
  expect(late()?.querySelector('select')?.value).toBe('off');
  render(null, page);
  render(<SetUpScreen game="anno4000" />, page);
  await shown('.set-up');
  await fill(named, '0');
  expect(readingsLine()).toContain('at home');
  expect(late()?.querySelector('select')?.value).toBe('on');
  const forget = [...page.querySelectorAll<HTMLElement>('.reading-fields button')].at(-1);
  await act(() => forget?.click());
  expect(readingsLine()).toContain('1 read differently');
});

test('"play now" leads to a table at which one can play', async () => {
  render(<QuickScreen game="anno4000" />, page);
  const key = await arrivedAt();
  render(<MatchScreen matchKey={key} />, page);
  await shown('.table-grid');
  expect(page.textContent).toContain('Pilot');
  // Nothing happens before whoever is new here has looked at the cards.
  await act(() => meet('anno4000'));
  const store = await openStore();
  await expect.poll(async () => (await store.load(key))?.log.length).toBeGreaterThan(0);
});

test('a match that is not kept here is said to be missing', async () => {
  render(<MatchScreen matchKey="0000000000000000" />, page);
  await shown('.message a');
  expect(page.textContent).toContain('not kept here');
});
