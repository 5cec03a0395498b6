/** What somebody has to see is in sight: not below the fold, not in a box that scrolls, not under something else. */

import { expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { hiddenParts } from './hidden-parts.ts';
import { openFile, recordOf } from './records.ts';
import { settled } from './settled.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

const SMALL_LAPTOP = { width: 1280, height: 800, touch: false };

test.each([
  ['laptop', { ...LAPTOP, height: 600 }],
  ['phone', PHONE],
] as const)('why a file cannot be opened, on a %s', async (_name, device) => {
  const visitor = await newVisitor({ device });
  const { page } = visitor;
  await visitor.open();
  await openFile(page, 'GIF89a', 'letter.json');
  await page.locator('.problem').waitFor();
  expect(await hiddenParts(page.locator('.problem p'))).toEqual([]);
  await visitor.leave();
});

test('the hands of all four in a replay, beside each other and whole', async () => {
  const visitor = await newVisitor({ device: SMALL_LAPTOP });
  const { page } = visitor;
  await visitor.open();
  await openFile(page, recordOf('starfarers', 4));
  await page.waitForSelector('.replay-hand');
  expect(await page.locator('.replay-hand').count()).toBe(4);
  expect(await page.locator('.replay-hand .star-card').count()).toBe(20);
  expect(await hiddenParts(page.locator('.replay-hand .star-card'))).toEqual([]);
  await visitor.leave();
});

test.each([
  ['laptop', SMALL_LAPTOP],
  ['low laptop', LAPTOP],
  ['phone', PHONE],
] as const)('what comes of a pick in Anno 4000, on a %s', async (_name, device) => {
  const visitor = await newVisitor({ device, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'anno4000');
  await settled(page);
  await page.locator('.target.anno-star-usable').first().click();
  await settled(page);
  const deeds = page.locator('.anno-deeds > button:visible');
  await deeds.first().waitFor();
  expect(await page.locator('.anno-deeds .anno-then').count()).toBeGreaterThan(0);
  expect(await hiddenParts(deeds)).toEqual([]);
  await visitor.leave();
});

test('a click into the chart draws no frame around it', async () => {
  const visitor = await newVisitor({ device: SMALL_LAPTOP, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'starfarers');
  await settled(page);
  const chart = page.locator('.chart-sheet').first();
  await chart.click({ position: { x: 3, y: 3 } });
  const outline = () => chart.evaluate((sheet) => getComputedStyle(sheet).outlineStyle);
  expect(await outline()).toBe('none');
  await visitor.leave();
});
