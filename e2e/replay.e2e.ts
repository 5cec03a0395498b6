/** Looking back at finished matches: going through them, verifying, analysing, saving, sharing. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playInWords, sitDown } from './at-table.ts';
import { openFile, recordOf } from './records.ts';
import { newVisitor, PHONE, useBrowser, type Visitor } from './visitor.ts';

useBrowser();

async function lookBack(visitor: Visitor, record: string): Promise<void> {
  await visitor.open();
  await openFile(visitor.page, record);
  await visitor.page.waitForSelector('.transport');
}

const place = (page: Page) => page.locator('.transport-place').textContent();

test('one goes through a match by buttons, keys, slider, log, and lets it play', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  const record = recordOf('astronuts');
  const { entries } = JSON.parse(record) as { entries: number };
  await lookBack(visitor, record);
  // Whoever looks back sees the board it ended on.
  expect(await place(page)).toContain(`Entry ${entries} of ${entries}`);
  await page.getByRole('button', { name: 'To the start' }).click();
  expect(await place(page)).toContain('Before the first entry');
  await page.getByRole('button', { name: 'One step on' }).click();
  expect(await place(page)).toContain(`Entry 1 of ${entries}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await place(page)).toMatch(new RegExp(`Entry ${entries} of ${entries} · Round \\d+`));
  expect(await page.locator('.ask').textContent()).toContain('last round');
  await page.locator('main').press('ArrowLeft');
  expect(await place(page)).toContain(`Entry ${entries - 1} of`);
  await page.locator('main').press('Home');
  expect(await place(page)).toContain('Before the first entry');
  const slider = page.getByRole('slider', { name: 'Place in the match' });
  await slider.fill('70');
  expect(await place(page)).toContain('Entry 70 of');
  await slider.press('ArrowRight');
  expect(await place(page)).toContain('Entry 71 of');
  await page.locator('.log-line:not([aria-current])').nth(2).click();
  expect(await place(page)).not.toContain('Entry 71 of');
  expect(await page.locator('.log-line[aria-current]').count()).toBe(1);
  await page.locator('main').press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await expect.poll(() => place(page), { timeout: 60_000 }).toContain(`Entry ${entries} of`);
  await visitor.leave();
});

test('a match just played is looked back at, and every draw is recomputed', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'astronuts');
  await playInWords(page);
  await page.locator('.result a[href^="#/replay/"]').click();
  await page.getByRole('button', { name: 'Verify chance' }).click();
  const said = page.locator('dialog [role=status]');
  await expect.poll(() => said.textContent()).toMatch(/^All \d+ draws were recomputed/);
  await page.keyboard.press('Escape');
  // It stands among the finished ones from now on.
  await visitor.open();
  await page.getByRole('link', { name: /^Replay: AstroNuts/ }).click();
  await page.waitForSelector('.transport');
  await visitor.leave();
});

test('a draw that somebody changed is found, and shown', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const record = JSON.parse(recordOf('astronuts')) as {
    fairness: { nonces: string[]; promises: string[] };
  };
  // A promise that is its own nonce is kept, but leads to other draws.
  record.fairness.promises[0] = record.fairness.nonces[0] = 'ab'.repeat(32);
  await lookBack(visitor, JSON.stringify(record));
  await page.getByRole('button', { name: 'Verify chance' }).click();
  const said = page.locator('dialog [role=status]');
  await expect.poll(() => said.textContent()).toMatch(/^Entry \d+ is the first draw that does not/);
  const [entry] = /Entry \d+/.exec((await said.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Show that place' }).click();
  expect(await place(page)).toContain(`${entry} of`);
  await visitor.leave();
});

test('a match with own dice cannot be verified, and that is said', async () => {
  const visitor = await newVisitor();
  const record = { ...(JSON.parse(recordOf('astronuts')) as object), fairness: null };
  await lookBack(visitor, JSON.stringify(record));
  await visitor.page.getByRole('button', { name: 'Verify chance' }).click();
  const said = visitor.page.locator('dialog [role=status]');
  await expect.poll(() => said.textContent()).toContain('own dice and cards');
  await visitor.leave();
});

test('with everybody’s eyes: hands are open after the end, hidden from each other before', async () => {
  const visitor = await newVisitor({ inWords: true });
  const { page } = visitor;
  await lookBack(visitor, recordOf('starfarers'));
  const eyes = page.getByRole('combobox', { name: 'Through whose eyes' });
  const read = () => page.locator('.replay-text').textContent();
  const open = await read();
  await eyes.selectOption('a spectator');
  const watched = await read();
  await eyes.selectOption({ index: 2 });
  const own = await read();
  expect(new Set([open, watched, own]).size).toBe(3);
  await visitor.leave();
});

test('the chances to win are worked out beside the page, drawn, listed, and lead to their places', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await lookBack(visitor, recordOf('anno4000'));
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForSelector('.chances', { timeout: 100_000 });
  expect(await page.locator('.chances-line').count()).toBe(2);
  const findings = page.getByRole('button', { name: 'Turning points' });
  await findings.click();
  await page.getByText('The chances as a table').click();
  expect(await page.locator('.chance-table tbody tr').count()).toBeGreaterThan(5);
  await visitor.expectAccessible();
  await page.locator('.swing').first().click();
  expect(await place(page)).toMatch(/Entry \d+ of/);
  const box = await page.locator('.chances').boundingBox();
  await page.locator('.chances').click({ position: { x: (box?.width ?? 0) / 2, y: 40 } });
  await visitor.expectAccessible();
  await visitor.leave();
});

test('an analysis can be stopped, and keeps what it has', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await lookBack(visitor, recordOf('starfarers'));
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('button', { name: 'Enough' }).click();
  await page.getByText(/^First \d+ of/).waitFor();
  await visitor.leave();
});

test('a saved file opens elsewhere as the same match, and here not twice', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const record = recordOf('astronuts');
  await lookBack(visitor, record);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^astronuts-.*\.swm\.json$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(record));
  await lookBack(visitor, text);
  await visitor.open();
  await expect.poll(() => page.getByRole('link', { name: /^Replay/ }).count()).toBe(1);
  await visitor.leave();
  const friend = await newVisitor();
  await lookBack(friend, text);
  await friend.leave();
});

test('damaged and foreign files are explained, and nothing is lost', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const record = recordOf('anno4000');
  await lookBack(visitor, record);
  await visitor.open();
  const problem = page.locator('.problem');
  const cases = [
    [record.slice(0, record.length / 2), /breaks off|cut|incomplete|end/i],
    ['GIF89a', /./],
    [record.replace('"seats":2', '"seats":9').replace('"seats": 2', '"seats": 9'), /./],
  ] as const;
  for (const [text, why] of cases) {
    await openFile(page, text, 'letter.json');
    await problem.waitFor();
    expect(await problem.textContent()).toContain('"letter.json" could not be opened.');
    expect(await problem.locator('p').nth(1).textContent()).toMatch(why);
    expect(await page.getByRole('link', { name: /^Replay/ }).count()).toBe(1);
  }
  await visitor.leave();
});

test('a link holds the whole match: opened elsewhere, kept there', async () => {
  const visitor = await newVisitor();
  await lookBack(visitor, recordOf('starfarers'));
  await visitor.page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await visitor.page.getByRole('textbox', { name: 'Link to the match' }).inputValue();
  expect(link.length).toBeLessThan(16_000);
  await visitor.leave();

  const friend = await newVisitor({ device: PHONE, language: 'de', theme: 'day' });
  const { page } = friend;
  await friend.open(new URL(link).hash);
  await page.getByText('Diese Partie kam mit einem Link.').waitFor();
  await page.getByRole('button', { name: 'Zum Anfang' }).tap();
  await friend.expectNoSideways();
  await page.getByRole('button', { name: 'Aufbewahren' }).tap();
  await page.waitForURL(/#\/replay\//);
  await friend.open();
  await page.getByRole('link', { name: /^Rückschau: / }).waitFor();
  await friend.leave();
});

test('a link that was cut off on its way is explained', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await lookBack(visitor, recordOf('anno4000'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the match' }).inputValue();
  const { hash } = new URL(link);
  for (const broken of [
    hash.slice(0, -30),
    `${hash.slice(0, 40)}x${hash.slice(40)}`,
    '#/shared/',
  ]) {
    await visitor.open(broken);
    await page
      .getByText(/There is no match left in this link|The match in this link is not/)
      .waitFor();
  }
  await visitor.leave();
});
