/** At the table: taking back, other languages, words instead of the board, keys, fingers. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitPeople, countLines, playInWords, sitDown } from './at-table.ts';
import { settled } from './settled.ts';
import { newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

const move = (page: Page, text: RegExp) => page.locator('.text-moves li button', { hasText: text });

/** Anno 4000 at the first turn that has several moves: discs land and ships depart. */
async function reachFullTurn(page: Page): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    expect(await awaitPeople(page)).toBe('move');
    if ((await move(page, /^Land/).count()) > 0) return;
    for (const wanted of [/^Start/, /^End the turn/, /./]) {
      if ((await move(page, wanted).count()) === 0) continue;
      await move(page, wanted).first().click();
      break;
    }
  }
}

/** What is rarely needed lies behind one button. */
async function openMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

test('a move and a whole turn are taken back', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  const seats = [{ person: 'Ada' }, { bot: 'kadett' as const }];
  await sitDown(visitor, 'anno4000', { seats, maxRounds: 9 });
  await reachFullTurn(page);
  const before = await countLines(page);
  const read = () => page.locator('.text-position').textContent();
  const position = await read();
  const land = move(page, /^Land/).first();
  const start = move(page, /^Start/).first();
  await land.click();
  await expect.poll(() => countLines(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => countLines(page)).toBe(before);
  expect(await read()).toBe(position);
  await land.click();
  await settled(page);
  await start.click();
  await expect.poll(() => countLines(page)).toBe(before + 2);
  // By key, and then all that there is of the turn.
  await page.locator('main').press('Control+z');
  await expect.poll(() => countLines(page)).toBe(before + 1);
  await start.click();
  await settled(page);
  await openMore(page, 'Take turn back');
  await expect.poll(() => countLines(page)).toBe(before);
  expect(await read()).toBe(position);
  await visitor.leave();
});

test('the language changes in the middle of a match', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'astronuts');
  await playInWords(page, { moves: 2 });
  await awaitPeople(page);
  const lines = await countLines(page);
  const english = await page.locator('.log-lines').textContent();
  await openMore(page, 'Settings');
  await page.locator('dialog .segments').getByText('Deutsch').click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('html[lang=de]');
  expect(await countLines(page)).toBe(lines);
  expect(await page.locator('.log-lines').textContent()).not.toBe(english);
  await page.getByRole('heading', { name: 'Verlauf' }).waitFor();
  expect(await playInWords(page)).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Noch eine Partie' }).count()).toBe(1);
  await visitor.leave();
});

test('the text interface: moves are listed, searched, typed and refused in words', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'anno4000');
  await openMore(page, 'In words');
  await awaitPeople(page);
  const line = page.getByRole('textbox', { name: /^Type a move or a question/ });
  await line.fill('fly me to the moon');
  await line.press('Enter');
  expect(await page.getByRole('alert').textContent()).toContain('is no move that I understand');
  // What is said in small letters beside a move is what one can type.
  await line.fill('');
  const typing = (await page.locator('.text-moves .typing').first().textContent()) ?? '';
  const before = await countLines(page);
  await line.fill(typing);
  await line.press('Enter');
  await expect.poll(() => countLines(page)).toBeGreaterThan(before);
  // Questions are answered where they are typed.
  await line.fill('where is sirius');
  await line.press('Enter');
  const answer = page.locator('.text-answer');
  await expect.poll(() => answer.textContent()).toContain('SIRIUS');
  await line.fill('my stars');
  await line.press('Enter');
  await expect.poll(() => answer.textContent()).toContain('Stars with ships');
  expect(await answer.textContent()).not.toContain('SIRIUS');
  // Who looks back is told so above the words, not over them.
  await page.locator('.log-line').first().click();
  const [banner, words] = await Promise.all(
    ['.past', '.text-table'].map((place) => page.locator(place).boundingBox()),
  );
  expect((banner?.y ?? Infinity) + (banner?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.waitForSelector('.text-table', { state: 'detached' });
  await visitor.leave();
});

test('by keyboard alone from the first page to moves of both sides', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  await visitor.open();
  await tabTo(page, /^Play now: Anno 4000/);
  await page.keyboard.press('Enter');
  await settled(page);
  for (const name of [/^More$/, /^In words$/]) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  for (let made = 0; made < 4; made++) {
    await awaitPeople(page);
    const before = await countLines(page);
    await tabTo(page, /^Type a move or a question/);
    const canEnd = (await move(page, /^End the turn/).count()) > 0;
    if (made >= 2 && canEnd) await page.keyboard.type('end');
    else await tabTo(page, /./, '.text-moves li button');
    await page.keyboard.press('Enter');
    // What is likely a mistake is asked about first.
    const question = page.locator('.guard');
    const isHeard = async () => (await question.count()) > 0 || (await countLines(page)) !== before;
    await expect.poll(isHeard).toBe(true);
    if ((await question.count()) > 0) {
      await tabTo(page, /./, '.guard .danger');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => countLines(page)).not.toBe(before);
  }
  // The rules are in front of the page and go away again; the focus comes back to where it was.
  await tabTo(page, /^Rules$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Rules');
  await visitor.leave();
});

/** Presses the tab key until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp, selector = '*'): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    const focused = await page.evaluate((wanted) => {
      const element = document.activeElement;
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return { label: label.trim(), fits: element?.matches(wanted) ?? false };
    }, selector);
    if (focused.fits && name.test(focused.label)) return;
    seen.push(focused.label.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} cannot be reached by tab: ${seen.join(' | ')}`);
}

test('on a phone by touch, nothing sticking out at the side', async () => {
  const visitor = await newVisitor({ device: PHONE, hurry: true });
  const { page } = visitor;
  await visitor.open();
  await visitor.expectNoSideways();
  await page.getByRole('link', { name: /^Play now: AstroNuts/ }).tap();
  await settled(page);
  await visitor.expectNoSideways();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'In words', exact: true }).tap();
  for (let made = 0; made < 3; made++) {
    await awaitPeople(page);
    await page.locator('.text-moves li button').first().tap();
    await visitor.expectNoSideways();
  }
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page.waitForSelector('dialog[open] .log-line');
  expect(await countLines(page)).toBeGreaterThan(1);
  await page.locator('dialog[open] .log-line').first().tap();
  await page.getByRole('button', { name: 'Back to now' }).tap();
  await page.locator('.seat-chip').first().tap();
  await page.waitForSelector('.seat-open');
  await visitor.expectNoSideways();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.waitForSelector('dialog[open]');
  await visitor.expectNoSideways();
  await visitor.leave();
});

test('a resignation is asked about first', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  expect(await page.locator('.text-moves li button', { hasText: /resign/i }).count()).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await awaitPeople(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
  expect(await awaitPeople(page)).toBe('over');
  await visitor.leave();
});
