/** Every screen by the rules of accessibility, at night and by day. The boards in all their moments have a file of their own. */

import { GAME_IDS } from '@sternwarte/games/catalogue';
import { describe, expect, test } from 'vitest';
import { aboutWords } from '../web/src/words/about.ts';
import { replayWords } from '../web/src/words/replay.ts';
import { tableWords } from '../web/src/words/table.ts';
import { AGAINST_KADETT, sitDown } from './at-table.ts';
import { openFile, recordOf } from './records.ts';
import { newVisitor, PHONE, useBrowser, type Visitor } from './visitor.ts';

useBrowser();

/** Opens what these buttons lead to, one after the other, and looks at each. */
async function lookBehind(
  visitor: Visitor,
  ...ways: readonly (readonly string[])[]
): Promise<void> {
  const { page } = visitor;
  for (const names of ways) {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
    await page.waitForSelector('dialog[open]');
    await visitor.expectAccessible(names.join(', '));
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
}

describe.each([
  { theme: 'night', language: 'en' },
  { theme: 'day', language: 'de' },
] as const)('by $theme, in $language', (wishes) => {
  const words = tableWords[wishes.language];
  const looking = replayWords[wishes.language];

  test.each(GAME_IDS)('setting up, the table and looking back, for %s', async (game) => {
    const visitor = await newVisitor({ ...wishes, hurry: true });
    const { page } = visitor;
    await visitor.open(`#/set-up/${game}`);
    await page.waitForSelector('.set-up');
    for (const group of await page.locator('.option-fields summary').all()) await group.click();
    await visitor.expectAccessible('setting up');
    await sitDown(visitor, game);
    await visitor.expectAccessible('the table');
    await lookBehind(visitor, [words.help]);
    await visitor.open();
    await openFile(page, recordOf(game));
    await page.waitForSelector('.transport');
    await visitor.expectAccessible('looking back at the end');
    await page.getByRole('button', { name: looking.toStart }).click();
    await visitor.expectAccessible('looking back at the beginning');
    await visitor.leave();
  });

  test('what stands in front of the table: settings, rules, more, words, curtain, own dice', async () => {
    const visitor = await newVisitor({ ...wishes, hurry: true });
    const { page } = visitor;
    const seats = [{ person: 'Ada' }, { person: 'Bert' }];
    await sitDown(visitor, 'starfarers', { seats, maxRounds: 1 });
    await visitor.expectAccessible('curtain');
    await sitDown(visitor, 'astronuts', { ...AGAINST_KADETT, ownDice: true });
    await page.waitForSelector('.own-dice');
    await visitor.expectAccessible('own dice');
    await sitDown(visitor, 'astronuts');
    await lookBehind(
      visitor,
      [words.more, words.settings],
      [words.help],
      [words.more],
      [words.more, words.fairness],
    );
    await page.getByRole('button', { name: words.more, exact: true }).click();
    await page.getByRole('button', { name: words.text, exact: true }).click();
    await visitor.expectAccessible('in words');
    await visitor.leave();
  });

  test('the page about Sternwarte, by way of the first page and of the settings', async () => {
    const visitor = await newVisitor(wishes);
    const { page } = visitor;
    await visitor.open();
    await page.getByRole('link', { name: words.aboutTitle }).click();
    await page.waitForSelector('.about');
    await visitor.expectAccessible('about');
    await visitor.open();
    await page.getByRole('button', { name: words.settings }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.aboutTitle }).click();
    await page.waitForSelector('.about');
    const licences = page.getByRole('link', { name: aboutWords[wishes.language].licences });
    const address = new URL((await licences.getAttribute('href')) ?? '', page.url());
    const answer = await page.request.get(address.href);
    expect(await answer.text()).toContain('SIL OPEN FONT LICENSE');
    await visitor.leave();
  });

  test('what stands in front of looking back: the dice verified, the match shared', async () => {
    const visitor = await newVisitor({ ...wishes, hurry: true });
    await visitor.open();
    await openFile(visitor.page, recordOf('astronuts'));
    await lookBehind(visitor, [looking.verify], [looking.share]);
    await visitor.leave();
  });

  test('setting up, the table, its dialogs and looking back on a phone', async () => {
    const visitor = await newVisitor({ ...wishes, device: PHONE, hurry: true });
    const { page } = visitor;
    await visitor.open('#/set-up/starfarers');
    await page.waitForSelector('.set-up');
    await visitor.expectAccessible('setting up');
    await sitDown(visitor, 'starfarers');
    await visitor.expectAccessible('the table');
    await lookBehind(visitor, [words.settings], [words.help], [words.log]);
    await visitor.open();
    await openFile(page, recordOf('starfarers'));
    await page.waitForSelector('.transport');
    await visitor.expectAccessible('looking back');
    await visitor.leave();
  });
});
