/** Somebody who plays on the board itself: presses what can be pressed, without knowing the game, until moves come of it. */

import { createRandom, pick, type Entry, type Random } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { Locator, Page } from 'playwright-core';
import { PLAYERS } from './hands/index.ts';
import type { Manner } from './hands/manners.ts';
import { keptEntries } from './kept.ts';
import { settled } from './settled.ts';

const BODY = '.table-decision .decision-body';
/** Quiet buttons let go of something, or resign; small screens leave some buttons out. */
const PANEL = `${BODY} :is(button:enabled, select:enabled, summary):not([aria-disabled=true], [class*=quiet], [class*=danger]):visible`;
const PRIMARY = `${BODY} .primary:enabled`;
const ANYWAY = '.guard .danger';
export const OVER = '.result a[href^="#/replay/"]';

/** Whoever has pressed so often without a move does what the table suggests. */
const MOST_DITHERING = 6;
const MOST_PRESSES = 150;

export interface Playing {
  readonly game: GameId;
  readonly seed: string;
  /** How many moves to make, at least one of them on the drawing, where there is one, and one in the panel. */
  readonly moves: number;
  /** Called before each press. */
  onPress?(this: void): Promise<void>;
  /** Where somebody sits, and how what was played there is known; the first seat of a match kept by the page, unless said. */
  readonly place?: Place;
  /** How often something is pressed at most. */
  readonly presses?: number;
}

/** A seat, and the proof of what was played from it. */
export interface Place {
  readonly seat: number;
  entries(this: void): Promise<readonly Entry[]>;
}

/** How many moves came of a press on the drawing, and how many of one in the panel. */
export interface Made {
  readonly board: number;
  readonly panel: number;
}

export async function playOnBoard(
  page: Page,
  manner: Manner,
  { game, seed, moves, onPress, place = keptAt(page), presses: most = MOST_PRESSES }: Playing,
): Promise<Made> {
  const random = createRandom(seed);
  const isDrawn = PLAYERS[game].targets !== undefined;
  const made = { board: 0, panel: 0 };
  let dithering = 0;
  let last: Locator | null = null;
  for (let presses = 0; presses < most; presses++) {
    if ((await awaitTurn(page, game)) === 'over') break;
    await onPress?.();
    const before = await countMoves(place);
    let thing: Locator;
    let onBoard: boolean;
    try {
      thing = await chooseThing(page, game, { random, dithering, last });
      onBoard = await thing.evaluate((element) => element.matches('.target'));
      await press(manner, thing, random);
    } catch (error) {
      // Somebody at another screen has ended the match, and what was pointed at is gone.
      if ((await page.locator(OVER).count()) > 0) break;
      throw error;
    }
    await settled(page);
    const wasMove = (await countMoves(place)) > before;
    if (wasMove) made[onBoard ? 'board' : 'panel']++;
    dithering = wasMove ? 0 : dithering + 1;
    last = onBoard ? thing : null;
    if ((made.board > 0 || !isDrawn) && made.panel > 0 && made.board + made.panel >= moves) break;
  }
  return made;
}

/** Waits until a person is needed, or nobody any more; nothing happens by itself then. */
async function awaitTurn(page: Page, game: GameId): Promise<'asked' | 'over'> {
  await settled(page);
  // Some decisions are made on the drawing alone, unless somebody asks for a list.
  const asking = [OVER, PANEL, ...targetsOf(game)].join();
  const things = page.locator(asking).filter({ visible: true });
  await things.first().waitFor();
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'asked';
}

/** What lights up on the drawing, where there is one. */
function targetsOf(game: GameId): readonly string[] {
  const { targets } = PLAYERS[game];
  return targets === undefined ? [] : [`.target${targets}`];
}

interface Mood {
  readonly random: Random;
  readonly dithering: number;
  readonly last: Locator | null;
}

async function chooseThing(
  page: Page,
  game: GameId,
  { random, dithering, last }: Mood,
): Promise<Locator> {
  const { onwards } = PLAYERS[game];
  // The table asks before something that is likely a mistake, and nothing else can be done meanwhile.
  const anyway = page.locator(ANYWAY);
  if ((await anyway.count()) > 0) return anyway.first();
  if (dithering >= MOST_DITHERING) {
    const isPatient = dithering % 2 === 1 && onwards !== undefined;
    const likely = page.locator(isPatient ? `${BODY} ${onwards}` : PRIMARY);
    if ((await likely.count()) > 0) return likely.first();
  }
  // Who has aimed at something may mean it.
  if (last !== null && random.below(2) === 0 && (await reachable(last)).length > 0) return last;
  // People look at the board first.
  const byBoard = [...targetsOf(game), PRIMARY, PANEL];
  const wishes = pick([byBoard, byBoard, byBoard, [PRIMARY, PANEL], [PANEL]], random);
  for (const wish of wishes) {
    const within = await reachable(page.locator(wish));
    if (within.length > 0) return hold(page.locator(wish).nth(pick(within, random)));
  }
  return page.locator(PANEL).first();
}

/** Which of these things can be pressed as they lie: a chart that has gone nearer leaves some of its targets outside. */
function reachable(things: Locator): Promise<number[]> {
  return things.evaluateAll((elements) =>
    elements.flatMap((element, n) => {
      const area = element.querySelector(':scope > .target-hit')?.getBoundingClientRect();
      if (area === undefined) return [n];
      const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? [n] : [];
    }),
  );
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

async function press(manner: Manner, thing: Locator, random: Random): Promise<void> {
  const options = await thing.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
      : null,
  );
  if (options === null) await manner.press(thing);
  else await manner.choose(thing, pick(options, random));
}

async function countMoves({ seat, entries }: Place): Promise<number> {
  return (await entries()).filter((entry) => entry.by === seat && 'move' in entry).length;
}

/** The person sits on the first seat. */
function keptAt(page: Page): Place {
  return { seat: 0, entries: () => keptEntries(page, 0) };
}
