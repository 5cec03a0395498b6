/** At every kind of decision: what is to be pressed can be hit, what is to be read can be read, by mouse and by fingers. */

import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PLAYERS } from './hands/index.ts';
import { hiddenParts } from './hidden-parts.ts';
import { faultsOn } from './measures.ts';
import { MOMENTS, recordUpTo, type Moment } from './moments.ts';
import { openFile } from './records.ts';
import { settled } from './settled.ts';
import { newVisitor, useBrowser, type Device } from './visitor.ts';

useBrowser();

const LAPTOP: Device = { width: 1280, height: 800, touch: false };
const TABLET: Device = { width: 1024, height: 768, touch: true };
const PHONE: Device = { width: 390, height: 844, touch: true };
const LYING_PHONE: Device = { width: 844, height: 390, touch: true };
/** CSS pixels, for a mouse and for a finger. */
const LEAST = { mouse: 32, finger: 40 };

/** Dozens of positions are opened one after the other, on a machine that may be busy; in milliseconds. */
const PATIENCE = 400_000;

/** The board of words that a new game begins with has no targets. */
const NOTHING = '.none';

/** Matches up to a moment take long to play, and are the same on every device. */
const records = new Map<Moment, string>();

function recordOf(moment: Moment): string {
  const known = records.get(moment) ?? recordUpTo(moment);
  records.set(moment, known);
  return known;
}

async function openMoment(page: Page, record: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('.open-file');
  await openFile(page, record);
  await page.waitForURL(/#\/match\//);
  await settled(page);
}

async function measureAll(game: GameId, device: Device, language: 'de' | 'en'): Promise<string[]> {
  const visitor = await newVisitor({ device, language, hurry: true });
  const { page } = visitor;
  page.setDefaultTimeout(60_000);
  await visitor.open();
  const measures = {
    least: device.touch ? LEAST.finger : LEAST.mouse,
    deciding: PLAYERS[game].targets ?? NOTHING,
  };
  const found = new Set<string>();
  const note = async (where: string): Promise<void> => {
    await settled(page);
    for (const fault of await faultsOn(page, measures)) found.add(`${where}: ${fault}`);
  };
  for (const moment of MOMENTS.filter((one) => one.game === game)) {
    await openMoment(page, recordOf(moment));
    await note(moment.moves.join());
    for (const [index, step] of (moment.steps ?? []).entries()) {
      await step(page);
      await note(`${moment.moves.join()}, step ${index + 1}`);
    }
  }
  await visitor.leave();
  return [...found];
}

describe.each([
  ['laptop', LAPTOP, 'de'],
  ['phone', PHONE, 'de'],
  ['tablet', TABLET, 'en'],
] as const)('on a %s', (_name, device, language) => {
  test.each(GAME_IDS)(
    '%s',
    async (game) => {
      expect(await measureAll(game, device, language)).toEqual([]);
    },
    PATIENCE,
  );
});

const FIRST_MOMENTS = GAME_IDS.flatMap((game) => {
  const moment = MOMENTS.findLast((one) => one.game === game && (one.round ?? 0) > 1);
  return moment === undefined ? [] : [moment];
});

test.each(FIRST_MOMENTS)('the main buttons of $game on a phone that lies', async (moment) => {
  const visitor = await newVisitor({ device: LYING_PHONE, hurry: true });
  const { page } = visitor;
  await visitor.open();
  await openMoment(page, recordOf(moment));
  const buttons = page.locator('.zone-deeds button:visible');
  expect(await buttons.count()).toBeGreaterThan(0);
  expect(await hiddenParts(buttons)).toEqual([]);
  await visitor.leave();
});

test('a long question on a phone that lies', async () => {
  const moment = MOMENTS.find(({ moves }) => moves.includes('foundColony'));
  if (moment === undefined) throw new Error('no such moment');
  const visitor = await newVisitor({ device: LYING_PHONE, language: 'de', hurry: true });
  await visitor.open();
  await openMoment(visitor.page, recordOf(moment));
  const measures = { least: LEAST.finger, deciding: PLAYERS[moment.game].targets ?? NOTHING };
  expect(await faultsOn(visitor.page, measures)).toEqual([]);
  await visitor.leave();
});

test('cards that can be picked are as high as those beside them, under a finger', async () => {
  const moment = MOMENTS.find(({ moves }) => moves.includes('discard'));
  if (moment === undefined) throw new Error('no such moment');
  const visitor = await newVisitor({ device: PHONE, hurry: true });
  const { page } = visitor;
  await visitor.open();
  await openMoment(page, recordOf(moment));
  const cards = page.locator('.star-card:visible');
  const picked = page.locator('button.star-card:visible').first();
  const fixed = page.locator('div.star-card:visible');
  // Until none of a kind is left to be picked.
  while ((await fixed.count()) === 0) await picked.tap();
  const heights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights)).toEqual(new Set([heights[0]]));
  await visitor.leave();
});
