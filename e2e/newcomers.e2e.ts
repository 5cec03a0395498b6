/** Somebody who has never seen the game: it is explained in thirty seconds, and a coach stays for two turns. */

import {
  createRandom,
  pickWeighted,
  positionOfPuzzle,
  type Entry,
  type Game,
  type Tagged,
} from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { experts } from '@sternwarte/games/experts';
import { loadPuzzles } from '@sternwarte/games/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isBlunder, judgeMove, judgeMoves } from './blunders.ts';
import { keptEntries, keptMatch } from './kept.ts';
import { settled } from './settled.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

const CARDS = '.first-look-card';
const END = '.first-look .primary';

test.for([
  ['en', 'night', LAPTOP],
  ['de', 'day', PHONE],
] as const)('the cards can be read and skipped (%s, %s)', async ([language, theme, device]) => {
  const visitor = await newVisitor({ newcomer: true, language, theme, device, hurry: true });
  const { page } = visitor;
  for (const game of GAME_IDS) {
    await visitor.open(`#/play/${game}`);
    await page.waitForSelector(CARDS);
    expect(await page.locator(CARDS).count()).toBe(3);
    await visitor.expectNoSideways();
    await visitor.expectAccessible(`cards of ${game}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector(CARDS, { state: 'detached' });
    await page.waitForSelector('.table-grid');
    // Once met, nobody is told again.
    await page.reload();
    await page.waitForSelector('.table-decision');
    expect(await page.locator(CARDS).count()).toBe(0);
  }
  await visitor.leave();
});

test('nothing happens at the table before the cards are read', async () => {
  const visitor = await newVisitor({ newcomer: true, hurry: true });
  const { page } = visitor;
  await visitor.open('#/play/anno4000');
  await page.waitForSelector(CARDS);
  await settled(page);
  expect(await keptEntries(page, 0)).toEqual([]);
  await page.locator(END).click();
  await page.waitForSelector('.coach .advice-play');
  expect((await keptEntries(page, 0)).length).toBeGreaterThan(0);
  await visitor.leave();
});

test('cards that cannot be fetched keep nobody from playing', async () => {
  const visitor = await newVisitor({ newcomer: true, hurry: true });
  const { page } = visitor;
  await page.route(/first-look-[^/]*\.js$/, (route) => route.abort());
  await visitor.open('#/play/anno4000');
  await page.waitForSelector('.coach .advice-play');
  expect(await page.locator(CARDS).count()).toBe(0);
  await page.close();
});

test('the cards are to be had again from the rules', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  await visitor.open('#/play/anno4000');
  await page.waitForSelector('.table-decision');
  expect(await page.locator(CARDS).count()).toBe(0);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.locator('.help-first-look').click();
  await page.waitForSelector(CARDS);
  await page.locator(END).click();
  await page.waitForSelector(CARDS, { state: 'detached' });
  await visitor.leave();
});

test.for([
  ['upright', PHONE],
  ['on its side', { width: 740, height: 360, touch: true }],
] as const)('a phone %s always says what the match is about', async ([, device]) => {
  const visitor = await newVisitor({ device, language: 'de', hurry: true });
  const { page } = visitor;
  const line = page.locator('.goal-line');
  for (const [game, goal] of [
    ['anno4000', 'letzter Heimatstern gewinnt'],
    ['astronuts', '14 Kolonien gewinnen'],
    ['starfarers', 'bis 15 Punkte'],
  ] as const) {
    await visitor.open(`#/play/${game}`);
    await settled(page);
    expect(await line.textContent()).toContain(goal);
    const isWhole = await line.evaluate((element) => {
      const { top, left, right, height } = element.getBoundingClientRect();
      const isInSight = top >= 0 && left >= 0 && right <= innerWidth && height >= 12;
      return isInSight && element.scrollWidth <= element.clientWidth;
    });
    expect(isWhole).toBe(true);
  }
  await visitor.leave();
});

test('on a phone the coach is heard before what has happened', async () => {
  const visitor = await newVisitor({ newcomer: true, hurry: true, device: PHONE });
  const { page } = visitor;
  for (const game of GAME_IDS) {
    await visitor.open(`#/play/${game}`);
    await page.locator(END).click();
    await page.locator('.coach-ticker').waitFor({ timeout: 60_000 });
    // What to do, and why.
    expect(await page.locator('.coach-said').innerText()).toMatch(/\S\n\S/u);
    await visitor.expectAccessible(`the coach of ${game}`);
  }
  await visitor.leave();
});

test('whatever the coach has to say beside the board, the log does not lie over the decision', async () => {
  const visitor = await newVisitor({ newcomer: true, hurry: true });
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.open('#/play/astronuts');
  await page.locator(END).click();
  await page.waitForSelector('.coach .advice-play');
  const isApart = await page.evaluate(() => {
    const story = document.querySelector('.side-story')?.getBoundingClientRect().bottom ?? Infinity;
    const decision = document.querySelector('.table-decision')?.getBoundingClientRect().top ?? 0;
    // Whatever is cut off at its edge is not drawn over what follows.
    const log = document.querySelector('.side-story > .log');
    const box = log?.getBoundingClientRect();
    const below = document.elementFromPoint((box?.left ?? 0) + 20, decision + 6);
    return story <= decision && below?.closest('.log') === null;
  });
  expect(isApart).toBe(true);
  await visitor.leave();
});

type Next = 'advised' | 'asked back' | 'alone' | 'over';

/** What there is to do for somebody who knows nothing but what he is told. */
async function nextAdvice(page: Page, game: GameId): Promise<Next> {
  const found = await page.waitForFunction(
    (id): Next | false => {
      if (localStorage[`sternwarte.met.${id}`] === 'known') return 'alone';
      if (document.querySelector('.result') !== null) return 'over';
      if (document.querySelector('.guard .danger') !== null) return 'asked back';
      return document.querySelector('.coach .advice-play') !== null && 'advised';
    },
    game,
    { timeout: 60_000 },
  );
  return found.evaluate((next) => next || 'alone');
}

test.for(GAME_IDS)('%s: who follows the coach plays two turns without a blunder', async (game) => {
  const visitor = await newVisitor({ newcomer: true, hurry: true });
  const { page } = visitor;
  await visitor.open(`#/play/${game}`);
  await page.locator(END).click();
  const told = new Set<string>();
  for (;;) {
    const next = await nextAdvice(page, game);
    if (next === 'alone' || next === 'over') break;
    const selector = next === 'advised' ? '.coach .advice-play' : '.guard .danger';
    const said = await page.evaluate((what) => {
      const move = document.querySelector('.coach-move')?.textContent ?? '';
      document.querySelector(what)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return move;
    }, selector);
    // A move that is not kept yet has not been made; then the same is said again.
    told.add(said);
  }
  expect(told.size).toBeGreaterThan(1);
  await settled(page);
  const kept = await keptMatch(page);
  if (kept === undefined) throw new Error('nothing is kept');
  const judged = judgeMoves(game, kept.match, await keptEntries(page, 0), 0);
  expect(judged.length).toBeGreaterThan(1);
  expect(judged.filter(isBlunder)).toEqual([]);
  await page.waitForSelector('.coach', { state: 'detached' });
  await visitor.leave();
});

/** How a match of Anno 4000 is laid. */
const LAID = [
  { type: 'home', star: 'regulus' },
  { type: 'startPlayer', seat: 0 },
].map((chance, seq) => ({ seq, at: 0, by: 'table', chance }) as const);

const startWith = (ships: number) => ({ type: 'start', star: 'regulus', ships });

/** What the judge thinks of a first move in Anno 4000 with so many ships. */
function judgeStart(ships: number): readonly boolean[] {
  const entries: Entry[] = [...LAID, { seq: 2, at: 0, by: 0, move: startWith(ships) }];
  return judgeMoves('anno4000', { seats: 2, options: {} }, entries, 0).map(isBlunder);
}

/** Positions in which the match can be won at once, and what somebody might do instead: land beside the star, take nuts, or fly the wrong way. */
test.for([
  ['anno4000', 'win-2-1', { type: 'land', discs: [0], star: 'rigel' }],
  ['astronuts', 'win-2-0', { type: 'mine', ship: 1, pay: [] }],
  ['starfarers', 'win-3-7', { type: 'fly', ship: 0, to: 'n13_25' }],
] as const)('the judge knows a blunder in %s: not winning', async ([game, id, blunder]) => {
  const puzzle = (await loadPuzzles(game)).find((known) => known.id === id);
  if (puzzle === undefined) throw new Error('no such puzzle');
  const { seat, scenario, solutions } = puzzle;
  const rules: Game = games[game];
  const state = positionOfPuzzle(rules, puzzle);
  const judge = (move: Tagged): boolean =>
    isBlunder(judgeMove(game, { seats: scenario.seats, state, seat, move }, 'judge'));
  expect(rules.check(state, seat, blunder)).toBeNull();
  expect(judge(blunder)).toBe(true);
  // Of several that win it may trust one more than the others.
  expect(solutions.map(judge)).toContain(false);
});

test('the judge knows a blunder in the first decision of AstroNuts: a bet that cannot fail', () => {
  const rules: Game = games.astronuts;
  const state = rules.setup({ seats: 2, options: {} });
  const random = createRandom('first bet');
  let pending = rules.pending(state);
  while (pending.kind === 'chance') {
    rules.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
    pending = rules.pending(state);
  }
  const seat = pending.kind === 'move' ? (pending.seats[0] ?? 0) : 0;
  const judge = (count: number): boolean => {
    const move = { type: 'declare', count };
    return isBlunder(judgeMove('astronuts', { seats: 2, state, seat, move }, 'judge'));
  };
  expect([1, 4, 5].map(judge)).toEqual([true, false, false]);
});

test('the judge takes no usual beginning for a blunder', () => {
  expect(judgeStart(2)).toEqual([false]);
});

test('a good move that the search would not consider is no blunder', () => {
  const rules: Game = games.anno4000;
  const state = rules.setup({ seats: 2, options: {} });
  for (const { by, chance } of LAID) rules.apply(state, { by, chance });
  const considered = experts.anno4000.candidates(rules.view(state, 0), 0);
  expect(considered).not.toContainEqual(startWith(12));
  expect(judgeStart(12)).toEqual([false]);
});
