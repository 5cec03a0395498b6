/** The end of a match: a sheet that says who won and how, also after a reload, with a picture to send to a friend. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hiddenParts } from './hidden-parts.ts';
import { openFile, recordOf } from './records.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

test.each([
  ['laptop', LAPTOP, 'anno4000', 4],
  ['phone', PHONE, 'astronuts', 2],
] as const)('on a %s it is told, kept and shared', async (_name, device, game, seats) => {
  const visitor = await newVisitor({ device });
  const { page } = visitor;
  await visitor.open();
  await openFile(page, recordOf(game, seats));
  await page.waitForURL(/#\/replay\//);
  await visitor.open(new URL(page.url()).hash.replace('replay', 'match'));
  const sheet = page.locator('article.result');
  const title = () => sheet.locator('#result-title').textContent();
  await sheet.waitFor();
  const told = await title();
  expect(told).toMatch(/^You won$|^You win with|wins$|win$/);
  expect(await sheet.locator('.result-place').count()).toBe(seats);
  await page.reload();
  await sheet.waitFor();
  expect(await title()).toBe(told);
  // The curve is drawn as soon as the bots have looked through the match.
  await page.waitForFunction(
    () => (document.querySelector('.result-curve polyline')?.getAttribute('points') ?? '') !== '',
    undefined,
    { timeout: 60_000 },
  );
  // All turning points are whole where the sheet fills the screen; a phone scrolls, and what is for learning stands below the figures.
  const turns = sheet.locator('.result-turns').first().locator('.result-turn');
  await turns.first().waitFor();
  const cut = device.touch ? [] : await hiddenParts(turns);
  expect(cut).toEqual([]);
  await visitor.expectNoSideways();
  await visitor.expectAccessible('the result');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const picture = await readFile(await (await saving).path());
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  const seen = await page.evaluate(lookAt, picture.toString('base64'));
  expect(seen.width).toBe(1600);
  // Board and caption are there, in the colours of the page.
  expect(seen.colours).toBeGreaterThan(100);
  expect(seen.captionColours).toBeGreaterThan(10);
  // The table is still there, and leads back.
  await page.getByRole('button', { name: 'To the board' }).click();
  await page.waitForSelector('.table-grid');
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await sheet.waitFor();
  await visitor.leave();
});

interface Seen {
  readonly width: number;
  readonly colours: number;
  /** In the strip at the foot, where it says who won. */
  readonly captionColours: number;
}

/** In the page: what a picture shows, as far as counting tells it. */
async function lookAt(base64: string): Promise<Seen> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const coloursFrom = (top: number): number => {
    const { data } = context.getImageData(0, top, width, height - top);
    return new Set(new Uint32Array(data.buffer)).size;
  };
  return { width, colours: coloursFrom(0), captionColours: coloursFrom(height - 110) };
}
