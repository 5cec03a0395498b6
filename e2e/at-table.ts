/** What people do at a table, by the controls of the page: sit down, choose moves from the list in words, play to the end. */

import { createRandom, type Game } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { Locator, Page } from 'playwright-core';
import { settled } from './settled.ts';
import type { Visitor } from './visitor.ts';

export type Opponent = 'kadett' | 'pilot' | 'admiral';

export interface Seating {
  /** The name of a person, or a bot. */
  readonly seats: readonly ({ readonly person: string } | { readonly bot: Opponent })[];
  /** The last round, in games that know such an option. */
  readonly maxRounds: number;
  /** Whether they roll and draw themselves. */
  readonly ownDice?: boolean;
}

export const AGAINST_KADETT: Seating = {
  seats: [{ person: 'Ada' }, { bot: 'kadett' }],
  maxRounds: 2,
};

/** Begins a match from the set-up screen, where the same people have sat before. */
export async function sitDown(
  { page, open }: Visitor,
  game: GameId,
  { seats, maxRounds, ownDice = false }: Seating = AGAINST_KADETT,
  press: (thing: Locator) => Promise<void> = (thing) => thing.click(),
): Promise<void> {
  const sitters = Array.from({ length: catalogue[game].seats.max }, (_unused, seat) => {
    const sitter = seats[seat];
    return sitter !== undefined && 'person' in sitter
      ? { name: sitter.person, bot: null }
      : { name: null, bot: sitter?.bot ?? 'pilot' };
  });
  const { roundCap }: Game = games[game];
  const options = roundCap === undefined ? {} : { [roundCap]: maxRounds };
  const draft = { seats: seats.length, sitters, options, ownDice };
  await open();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `sternwarte.setUp.${game}`,
    JSON.stringify(draft),
  ] as const);
  await open(`#/set-up/${game}`);
  await press(page.locator('.set-up-end .primary'));
  await settled(page);
}

const MOVE = '.text-moves li button';
const CURTAIN = '.curtain button';
const ANYWAY = '.guard .danger';
const OVER = 'main a[href^="#/replay/"]';

export type Moment = 'move' | 'curtain' | 'over';

/** Waits until people are needed, and nothing else is under way. */
export async function awaitPeople(page: Page): Promise<Moment> {
  await settled(page);
  // The sheet of the result is fetched when it is needed.
  const asking = page.locator(`${MOVE}, ${CURTAIN}, ${OVER}`).filter({ visible: true }).first();
  await asking.waitFor();
  const [isCurtain, isOver] = await asking.evaluate(
    (element, selectors) => selectors.map((selector) => element.matches(selector)),
    [CURTAIN, OVER],
  );
  return isCurtain === true ? 'curtain' : isOver === true ? 'over' : 'move';
}

export interface Playing {
  /** Called whenever the curtain is down, before it is lifted. */
  onCurtain?(this: void): Promise<void>;
  /** How many moves to make at most. */
  readonly moves?: number;
}

/** Makes a move from the list in words; a question before it is answered. */
async function make(page: Page, move: Locator): Promise<void> {
  await move.click();
  const anyway = page.locator(ANYWAY);
  if ((await anyway.count()) > 0) await anyway.click();
  await settled(page);
}

/** Makes any moves from the list in words, and answers how many. */
export async function playInWords(
  page: Page,
  { onCurtain, moves = 300 }: Playing = {},
): Promise<number> {
  const random = createRandom('e2e');
  for (let made = 0; made < moves;) {
    const moment = await awaitPeople(page);
    if (moment === 'over') return made;
    if (moment === 'curtain') {
      await onCurtain?.();
      await page.locator(CURTAIN).click();
      await settled(page);
      continue;
    }
    const end = page.locator(MOVE, { hasText: /^(End the turn|Den Zug beenden)/ });
    const all = page.locator(MOVE);
    // Turns that never end make long tests.
    const wantsEnd = random.below(2) === 0 && (await end.count()) > 0;
    const choice = wantsEnd ? end.first() : all.nth(random.below(await all.count()));
    await make(page, choice);
    made++;
  }
  return moves;
}

/** How many lines the log has. */
export async function countLines(page: Page): Promise<number> {
  return page.locator('.log-lines .log-line').count();
}
