/** Moments of matches in which a board shows what it shows rarely, and what to press there to see the rest. */

import type { OptionValues } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { Page } from 'playwright-core';
import { playedRecord } from '../web/scripts/played-record.ts';

export interface Moment {
  readonly game: GameId;
  /** Moves of all these types are legal. */
  readonly moves: readonly string[];
  /** The first round in which it may be. */
  readonly round?: number;
  readonly options?: OptionValues;
  /** What is pressed there one after the other; all of it is worth a look. */
  readonly steps?: readonly ((page: Page) => Promise<void>)[];
}

/** Presses the first of these. */
const press =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };

/** Lets go of everything, then presses. */
const anew =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await press(...selectors)(page);
  };

/** Chooses the first real entry of a list. */
const choose =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).first().selectOption({ index: 1 });
  };

const ANNO: readonly Omit<Moment, 'game'>[] = [
  { moves: ['chooseHome'], options: { homeChoice: 'pick' } },
  {
    moves: ['land', 'start', 'shortFlight'],
    round: 5,
    steps: [
      press('.anno-chip-usable', '.anno-list-toggle'),
      choose('.anno-list select'),
      async (page) => {
        await anew('.anno-list-toggle')(page);
        await choose('.anno-list select')(page);
        await press('.anno-pick')(page);
      },
    ],
  },
];

const NUTS: readonly Omit<Moment, 'game'>[] = [
  { moves: ['placeNut'], options: { nutPlacement: 'draft' }, steps: [press('.an-nut-choice')] },
  { moves: ['declare'], round: 2, steps: [press('.an-bet >> nth=4'), press('.an-bank-button')] },
  {
    moves: ['colonize', 'technology', 'offerTrade'],
    round: 2,
    steps: [
      press('.an-research'),
      anew('.an-trade', '.an-nut-choice:enabled'),
      async (page) => {
        await anew()(page);
        // A ship that is alone is picked already.
        if ((await page.locator('.an-fly').count()) === 0) await press('.an-chip')(page);
        await press('.an-fly')(page);
        await choose('.an-goals')(page);
      },
    ],
  },
  { moves: ['attack', 'move'] },
  { moves: ['answerTrade'] },
  { moves: ['answerPassage'] },
  { moves: ['chooseTarget'] },
  { moves: ['timeWarp'] },
  { moves: ['fateNuts'] },
  { moves: ['fateSwap'] },
  { moves: ['fateTechnology'] },
  { moves: ['fateColony'] },
  { moves: ['fateGift'] },
];

/** A chart on which nothing is large enough to be hit is pressed once, to be seen from near. */
const goNear = async (page: Page): Promise<void> => {
  // What came of an encounter lies over it.
  const told = page.locator('.star-met-close');
  if ((await told.count()) > 0) await told.click();
  const far = page.locator('.chart-far .chart-sheet');
  if ((await far.count()) > 0) await far.click();
};

/** A part of the trade phase by its tab; small screens have one button that goes on, so many times. */
const pane =
  (nth: number, times = 1) =>
  async (page: Page): Promise<void> => {
    const tab = page.locator('.star-panes button').nth(nth);
    if (await tab.isVisible()) return tab.click();
    for (let i = 0; i < times; i++) await press('.star-next-pane')(page);
  };

const STARS: readonly Omit<Moment, 'game'>[] = [
  { moves: ['placeColony'], options: { start: 'founding' } },
  {
    moves: ['buildColonyShip', 'buyUpgrade', 'supplyTrade', 'offer'],
    round: 4,
    steps: [
      press('.star-tile:enabled'),
      async (page) => {
        await pane(1)(page);
        await press(
          '.star-side .star-coin:enabled',
          '.star-side >> nth=1 >> .star-coin:enabled',
        )(page);
      },
      async (page) => {
        await pane(2)(page);
        await press(
          '.star-side-gives .star-counter button:enabled',
          '.star-side-gets .star-counter >> nth=-1 >> button >> nth=0',
        )(page);
      },
      anew('.star-outpost-target'),
    ],
  },
  {
    moves: ['fly', 'step'],
    round: 3,
    steps: [press('.star-fleet button:enabled', '.star-check input')],
  },
  { moves: ['foundColony'] },
  { moves: ['jump'], steps: [press('.star-fleet button:enabled'), goNear] },
  { moves: ['answer'] },
  { moves: ['answerNumber'] },
  { moves: ['accept'], steps: [press('.star-counter-offer')] },
  { moves: ['close'] },
  { moves: ['discard'], steps: [press('.star-counter button:enabled')] },
  { moves: ['rob'] },
  { moves: ['pickCard'] },
  { moves: ['honour'], steps: [pane(3, 3)] },
  { moves: ['removeUpgrade'] },
];

export const MOMENTS: readonly Moment[] = [
  ...ANNO.map((moment) => ({ game: 'anno4000' as const, ...moment })),
  ...NUTS.map((moment) => ({ game: 'astronuts' as const, ...moment })),
  ...STARS.map((moment) => ({ game: 'starfarers' as const, ...moment })),
];

/** A match that bots have played up to this moment. */
export function recordUpTo({
  game,
  moves: wanted,
  round: first = 0,
  options = {},
}: Moment): string {
  return playedRecord(game, {
    // Every moment is in a match of its own.
    seed: `${game} ${wanted.join()}`,
    options,
    until: (round, moves) =>
      round >= first && wanted.every((type) => moves.some((move) => move.type === type)),
  });
}
