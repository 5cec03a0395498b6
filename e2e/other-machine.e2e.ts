/** The app over plain http from another machine: no locks, no clipboard, no service worker, and still nothing is lost. */

import { expect, test } from 'vitest';
import { awaitPeople, countLines, playInWords, sitDown } from './at-table.ts';
import { openFile, recordOf } from './records.ts';
import { newVisitor, useBrowser } from './visitor.ts';

const HOST = 'table.test';

useBrowser(`--host-resolver-rules=MAP ${HOST} 127.0.0.1`);

test('a match is played, kept, and belongs to one window at a time', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true, host: HOST });
  const { page, context } = visitor;
  await sitDown(visitor, 'anno4000');
  const insecure = await page.evaluate(() => [isSecureContext, 'locks' in navigator]);
  expect(insecure).toEqual([false, false]);
  await playInWords(page, { moves: 2 });
  await awaitPeople(page);
  const lines = await countLines(page);
  await page.reload();
  await awaitPeople(page);
  expect(await countLines(page)).toBe(lines);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Resume here' }).click();
  await awaitPeople(second);
  await page.getByText('This match is now being played in another window.').waitFor();
  await playInWords(second, { moves: 1 });
  await visitor.leave();
});

test('a link is there to be copied by hand, where there is no clipboard', async () => {
  const visitor = await newVisitor({ host: HOST });
  const { page } = visitor;
  await visitor.open();
  await openFile(page, recordOf('anno4000'));
  await page.waitForSelector('.transport');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('The link is selected: copy it by keyboard.').waitFor();
  const link = page.getByRole('textbox', { name: 'Link to the match' });
  const selected = await link.evaluate((field) =>
    field instanceof HTMLInputElement
      ? [field.value.length, field.selectionStart, field.selectionEnd]
      : [],
  );
  const [length] = selected;
  expect(selected).toEqual([length, 0, length]);
  expect(await link.inputValue()).toContain(`http://${HOST}:`);
  await visitor.leave();
});
