/** People at online tables, from an origin that the browser trusts; and the app where there is no server. */

import { expect, test } from 'vitest';
import { followLink, openTable } from './at-online-table.ts';
import { gather, openPeople } from './gathering.ts';
import { testPeopleAtTables } from './people-at-tables.ts';
import { newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

testPeopleAtTables({});

test('who opens the link again is led to his seat, in two tabs; whose seat is given away is told so', async () => {
  const { host, guest, link } = await gather('anno4000', 2, { inWords: true });
  const table = guest.page.url();
  const tab = await guest.context.newPage();
  await tab.goto(new URL(link, table).href);
  await tab.waitForSelector('.table-decision');
  expect(tab.url()).toBe(table);
  const tabs = [guest.page, tab];
  await openPeople(host);
  await host.page.getByRole('button', { name: 'Give the seat to a bot: Bert' }).click();
  for (const page of tabs) {
    const told = page.locator('.online-banner', { hasText: 'Dein Platz wurde' });
    await told.waitFor();
    await page.getByText('Du schaust zu', { exact: true }).waitFor();
    await told.getByRole('button', { name: 'Gut' }).click();
    await told.waitFor({ state: 'detached' });
  }
  await guest.expectAccessible('looking on where one sat');
  // The link still leads to the table, as to anybody who looks on.
  await tab.goto(new URL(link, table).href);
  await tab.waitForSelector('.invitation');
  for (const visitor of [host, guest]) await visitor.leave();
});

test('a link that was made anew leads nowhere any more, and says what can be done', async () => {
  const host = await newVisitor({ online: true });
  const link = await openTable(host, 'astronuts', 'Ada', 2);
  await host.page.getByRole('button', { name: 'New link' }).click();
  await host.page.getByText('The old link leads nowhere any more.').waitFor();
  for (const [language, title] of [
    ['de', 'Dieser Link gilt nicht mehr'],
    ['en', 'This link is no longer valid'],
  ] as const) {
    const guest = await newVisitor({ online: true, language, device: PHONE, theme: 'day' });
    await guest.open(link);
    await guest.page.getByRole('heading', { name: title }).waitFor();
    await guest.expectAccessible('a link that leads nowhere');
    await guest.expectNoSideways();
    // The browser writes down by itself that there is nothing at that address.
    await guest.context.close();
  }
  await host.leave();
});

test('in the waiting room the host thinks better of the rules, and whoever waits there sees it', async () => {
  const host = await newVisitor({ online: true });
  const link = await openTable(host, 'anno4000', 'Ada', 2);
  const guest = await newVisitor({ online: true, language: 'de', device: PHONE, theme: 'day' });
  await followLink(guest, link, 'Bert');
  const terms = guest.page.locator('.terms');
  await terms.getByText('wie im Regelheft').waitFor();
  expect(await guest.page.locator('.room-rules').count()).toBe(0);
  await host.page.getByText('Change the rules of this match').click();
  const limit = host.page.locator('.room-rules .option', { hasText: 'Last round' });
  await limit.getByRole('checkbox').uncheck();
  await terms.getByText(/Letzte Runde: \d+/).waitFor();
  await host.expectAccessible('the rules in the waiting room');
  for (const visitor of [host, guest]) await visitor.leave();
});

test('without a server "With friends" explains itself', async () => {
  const visitor = await newVisitor();
  await visitor.open('#/friends/anno4000');
  await visitor.page.locator('.no-server').waitFor();
  await visitor.expectAccessible('no server');
  // The browser writes down by itself that there is nothing at that address.
  await visitor.context.close();
});
