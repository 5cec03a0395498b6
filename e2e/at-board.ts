/** Somebody who plays on the board itself: presses what can be pressed, without knowing the game, until moves come of it. */

import { createRandom, pick, type Random } from '@sternwarte/engine';
import type { Locator, Page } from 'playwright-core';
import type { Manner } from './hands/manners.ts';
import { keptEntries } from './kept.ts';

/** What lights up on the drawings: things to begin with, and things that a move ends at. */
const GOALS = '.target:is(.anno-start, .anno-star-target, .an-spot-goal, .star-point)';
const TARGETS = `.target:is(.anno-star-usable, .anno-flight-usable, .an-spot, .star-ship-target), ${GOALS}`;
const BODY = '.table-decision .decision-body';
/** Quiet buttons let go of something, or resign; small screens leave some buttons out. */
const PANEL = `${BODY} :is(button, select):enabled:not([aria-disabled=true], [class*=quiet], [class*=danger]):visible`;
const PRIMARY = `${BODY} .primary:enabled`;
/** What lets a turn go on while something else is begun. */
const ONWARDS = `${BODY} .star-deeds > button:enabled:not([class*=quiet])`;
const OVER = '.table-decision a[href^="#/replay/"]';

/** Whoever has pressed so often without a move does what the table suggests. */
const MOST_DITHERING = 6;
const MOST_PRESSES = 150;

export interface Playing {
  readonly seed: string;
  /** How many moves to make, at least one of them on the drawing and one in the panel. */
  readonly moves: number;
  /** Called before each press. */
  onPress?(this: void): Promise<void>;
}

/** How many moves came of a press on the drawing, and how many of one in the panel. */
export interface Made {
  readonly board: number;
  readonly panel: number;
}

export async function playOnBoard(
  page: Page,
  manner: Manner,
  { seed, moves, onPress }: Playing,
): Promise<Made> {
  const random = createRandom(seed);
  const made = { board: 0, panel: 0 };
  let dithering = 0;
  let last: Locator | null = null;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await awaitTurn(page)) === 'over') break;
    await onPress?.();
    const before = await countMoves(page);
    const thing = await chooseThing(page, random, dithering, last);
    const onBoard = await thing.evaluate((element) => element.matches('.target'));
    await pressUnlessOvertaken(page, manner, thing, random);
    const wasMove = (await countMoves(page)) > before;
    if (wasMove) made[onBoard ? 'board' : 'panel']++;
    dithering = wasMove ? 0 : dithering + 1;
    last = onBoard ? thing : null;
    if (made.board > 0 && made.panel > 0 && made.board + made.panel >= moves) break;
  }
  return made;
}

/** Waits until a person is needed, or nobody any more. */
async function awaitTurn(page: Page): Promise<'asked' | 'over'> {
  await page.waitForSelector(`${OVER}, ${PANEL}`);
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'asked';
}

async function chooseThing(
  page: Page,
  random: Random,
  dithering: number,
  last: Locator | null,
): Promise<Locator> {
  if (dithering >= MOST_DITHERING) {
    const likely = page.locator(dithering % 2 === 0 ? PRIMARY : ONWARDS);
    if ((await likely.count()) > 0) return likely.first();
  }
  // Who has aimed at something may mean it.
  if (last !== null && random.below(2) === 0 && (await last.count()) > 0) return last;
  const wishes = pick([[TARGETS, PRIMARY, PANEL], [PRIMARY, PANEL], [PANEL]], random);
  for (const wish of wishes) {
    const count = await page.locator(wish).count();
    if (count > 0) return hold(page.locator(wish).nth(random.below(count)));
  }
  return page.locator(PANEL).first();
}

/** The same thing also when others come before it. */
async function hold(thing: Locator): Promise<Locator> {
  const place = await thing.evaluate((element) => {
    const holder = element.closest('[data-node], [data-star], [data-spot]');
    if (holder === null || !element.matches('.target')) return null;
    const name = holder.getAttributeNames().find((attribute) => attribute.startsWith('data-'));
    return `[${name}="${holder.getAttribute(name ?? '')}"] > .target`;
  });
  return place === null ? thing : thing.page().locator(place);
}

/** A bot that was asked too may have answered meanwhile, and taken the thing away. */
async function pressUnlessOvertaken(
  page: Page,
  manner: Manner,
  thing: Locator,
  random: Random,
): Promise<void> {
  const entries = await countEntries(page);
  try {
    const options = await thing.evaluate((element) =>
      element instanceof HTMLSelectElement
        ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
        : null,
    );
    if (options === null) await manner.press(thing);
    else await manner.choose(thing, pick(options, random));
  } catch (error) {
    if ((await countEntries(page)) === entries) throw error;
  }
}

async function countEntries(page: Page): Promise<number> {
  return (await keptEntries(page, 0)).length;
}

/** The person sits on the first seat. */
async function countMoves(page: Page): Promise<number> {
  // What a press leads to is written down before the next picture is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return (await keptEntries(page, 0)).filter((entry) => entry.by === 0 && 'move' in entry).length;
}
