/** Links and files that are made to keep the page busy. */

import { expect, inject, test } from 'vitest';
import { packRecord } from '../web/src/replay/share-link.ts';
import { longRecord } from './long-record.ts';
import { openFile, recordOf } from './records.ts';
import { newVisitor, useBrowser } from './visitor.ts';

useBrowser();

/** A hundred megabytes of nothing, in some letters. */
async function bomb(): Promise<string> {
  const nothing = new Uint8Array(1_000_000);
  let left = 100;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(nothing);
      else controller.close();
    },
  });
  const folded = source.pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(folded).arrayBuffer()).toString('base64url');
}

test('a link that unfolds into far more than a match is refused', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.open();
  const data = await bomb();
  await page.evaluate((link) => {
    location.hash = `#/shared/${link}`;
  }, data);
  await page.getByText('There is no match left in this link').waitFor();
  await visitor.leave();
});

test('a match that was taken back and forth thousands of times comes with a link', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const data = await packRecord(longRecord('anno4000', 1_500_000));
  expect(data.length).toBeLessThan(16_000);
  await visitor.open();
  await page.goto(`${inject('address')}#/shared/${data}`);
  await page.waitForSelector('.transport');
  await visitor.leave();
});

test('a record of full length is read beside the page, which shows how far it is', async () => {
  const visitor = await newVisitor({ inWords: true });
  const { page } = visitor;
  await visitor.open();
  await openFile(page, longRecord('anno4000'));
  await page.getByRole('progressbar', { name: 'Reading the match' }).waitFor();
  await page.waitForSelector('.text-table, .transport', { timeout: 100_000 });
  await visitor.leave();
});

test('whoever will not wait for a long record need not', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.open();
  await openFile(page, longRecord('starfarers'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await openFile(page, recordOf('astronuts'));
  await page.waitForSelector('.transport');
  // The browser says that a worker has ended when it has time for it.
  const isReading = (): boolean =>
    page.workers().some((worker) => worker.url().includes('reading'));
  await expect.poll(isReading, { timeout: 30_000 }).toBe(false);
  await visitor.leave();
});
