/** What people do at online tables, each in a browser of his own, wherever the page comes from. */

import type { GameId } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { expect, test } from 'vitest';
import { OVER, playOnBoard } from './at-board.ts';
import { begin, followLink, linkOf, openTable } from './at-online-table.ts';
import { AGAINST_KADETT, awaitPeople, playInWords, sitDown } from './at-table.ts';
import { arrive, askBack, gather, isAsked, MANNERS, openPeople, whoIsAsked } from './gathering.ts';
import { MOUSE } from './hands/manners.ts';
import { settled } from './settled.ts';
import { newVisitor, type Wishes } from './visitor.ts';

/** How many play, where the browser gives everything; elsewhere as few as can, since more of them would find nothing else. */
const COUNTS: Partial<Readonly<Record<GameId, number>>> = { anno4000: 4, starfarers: 3 };
/** How long; four people, or up to twelve actions in a turn, are a long evening for a test. Elsewhere the end is reached sooner. */
const ROUNDS: Partial<Readonly<Record<GameId, number>>> = { anno4000: 1, astronuts: 1 };

/** `origin`: where the page comes from. */
export function testPeopleAtTables(origin: Pick<Wishes, 'host'>): void {
  const isTrusted = origin.host === undefined;
  test.for(GAME_IDS)(
    '%s is played to the end on the boards of several browsers',
    { timeout: 600_000 },
    async (game) => {
      const { people, heard } = await gather(
        game,
        (isTrusted ? COUNTS[game] : undefined) ?? catalogue[game].seats.min,
        origin,
        isTrusted ? ROUNDS[game] : 1,
      );
      await Promise.all(
        people.map((visitor, seat) =>
          playOnBoard(visitor.page, MANNERS[seat] ?? MOUSE, {
            game,
            seed: `friends ${game} ${seat}`,
            moves: Infinity,
            presses: 600,
            ...(heard[seat] !== undefined && { place: heard[seat].place(seat) }),
          }),
        ),
      );
      // Everybody has the match at home now, and looks back at it.
      for (const { page } of people) await page.waitForSelector(OVER);
      const page = people[0]?.page;
      await page?.locator(OVER).click();
      await page?.getByRole('button', { name: 'Verify chance' }).click();
      await page?.waitForSelector('.verdict-fair');
      for (const visitor of people) await visitor.leave();
    },
  );

  test('from the first page to a table in two clicks, and every screen on the way can be used by all', async () => {
    const [host, guest] = await arrive(2, origin);
    if (host === undefined || guest === undefined) throw new Error('nobody came');
    const link = await openTable(host, 'starfarers', 'Ada', 3);
    await host.expectAccessible('the waiting room');
    await guest.open(link);
    await guest.page.waitForSelector('.invitation');
    expect(await guest.page.locator('.online-seats').textContent()).toContain('Ada');
    await guest.expectAccessible('an invitation');
    await guest.expectNoSideways();
    await followLink(guest, link, 'Bert');
    await guest.expectAccessible('the waiting room on a phone');
    await guest.expectNoSideways();
    // The third seat goes to a bot, and the host hears what Bert says.
    await guest.page.locator('.talk-entry input').fill('Hallo Ada!');
    await guest.page.locator('.talk-entry button').tap();
    await host.page.locator('.talk-lines', { hasText: 'Hallo Ada!' }).waitFor();
    await host.page.locator('.online-seat').nth(2).locator('select').selectOption('kadett');
    await host.page.locator('.room-ways .primary:enabled').waitFor();
    await begin(host);
    await guest.page.waitForSelector('.table-decision');
    await host.expectAccessible('the table');
    await guest.expectAccessible('the table on a phone');
    await guest.expectNoSideways();
    await host.page.getByRole('button', { name: /^Talk/ }).click();
    await host.page.locator('dialog .talk-lines', { hasText: 'Hallo Ada!' }).waitFor();
    await host.expectAccessible('talk');
    // Ada would rather not hear Bert, now and when she comes again; and then she would.
    await host.page.getByText('Do not hear somebody').click();
    await host.page.getByRole('button', { name: 'Do not hear Bert' }).click();
    await host.page.locator('dialog .talk-lines').waitFor({ state: 'detached' });
    await host.expectAccessible('talk without somebody');
    await host.page.reload();
    await host.page.waitForSelector('.table-decision');
    await host.page.getByRole('button', { name: /^Talk/ }).click();
    await host.page.getByText('1 muted').click();
    expect(await host.page.locator('dialog .talk-lines').count()).toBe(0);
    await host.page.getByRole('button', { name: 'Do not hear Bert' }).click();
    await host.page.locator('dialog .talk-lines', { hasText: 'Hallo Ada!' }).waitFor();
    await host.page.keyboard.press('Escape');
    await openPeople(host);
    await host.expectAccessible('people');
    await host.page.keyboard.press('Escape');
    // It stands on the first page now, and the second time the name is known.
    await host.open('#/');
    await host.page.locator('.my-tables a.button').waitFor();
    await host.expectAccessible('own tables');
    await host.page.locator('a[href="#/friends/anno4000"]').click();
    expect(await host.page.locator('.name-field input').inputValue()).toBe('Ada');
    await host.expectAccessible('with friends');
    await host.page.locator('.set-up-end .primary').click();
    await host.page.waitForSelector('.waiting-room');
    for (const visitor of [host, guest]) await visitor.leave();
  });

  test('a line that is cut in the middle of a move brings the move when it is back', async () => {
    const { people, heard } = await gather('anno4000', 2, { ...origin, inWords: true });
    const mover = await whoIsAsked(people);
    // What the other one hears has happened.
    const other = heard[people.indexOf(mover) === 0 ? 1 : 0]?.place(0);
    const count = async (): Promise<number> => (await other?.entries())?.length ?? 0;
    const before = await count();
    await mover.context.setOffline(true);
    await mover.page.locator('.line-sign[data-line=broken]').waitFor({ state: 'attached' });
    await mover.page.locator('.text-moves li button').first().click();
    // Shown at once, kept by nobody yet.
    await mover.page.waitForFunction(
      () => document.querySelector('.text-moves li button') === null,
    );
    await mover.context.setOffline(false);
    await mover.page.locator('.line-sign[data-line=steady]').waitFor({ state: 'attached' });
    await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(before);
    await awaitPeople((await whoIsAsked(people)).page);
    for (const { context } of people) await context.close();
  });

  test('one reloads, one watches, one leaves, is stood in for and returns', async () => {
    const { people, host, guest, link } = await gather('astronuts', 2, {
      ...origin,
      inWords: true,
    });
    const watcher = await newVisitor({ ...origin, hurry: true, online: true });
    await followLink(watcher, link, 'Wanda');
    await watcher.page.locator('.table-board').waitFor();
    expect(await watcher.page.locator('.zone-own').count()).toBe(0);
    const mover = await whoIsAsked(people);
    await playInWords(mover.page, { moves: 2 });
    const lines = () => host.page.locator('.log-lines .log-line').count();
    const [other] = people.filter((one) => one !== mover);
    if (other === undefined) throw new Error('nobody else came');
    // Who has decided nothing yet has nothing to go back to; who has is declined.
    await askBack(other);
    await other.page.getByText(/^(Es gibt nichts|There is nothing)/).waitFor();
    await other.page.getByRole('button', { name: /^(Gut|Fine)$/ }).click();
    await askBack(mover);
    await mover.page.getByText(/^(Du bittest um|You ask to)/).waitFor();
    const decline = other.page.getByRole('button', { name: /^(Lieber nicht|Rather not)$/ });
    await decline.waitFor();
    await other.expectAccessible('asked to go back');
    await decline.click();
    await other.page.locator('.online-banner').waitFor({ state: 'detached' });
    await mover.page.getByRole('button', { name: /^(Gut|Fine)$/ }).click();
    const before = await lines();
    await host.page.reload();
    await host.page.waitForSelector('.table-decision');
    await expect.poll(lines, { timeout: 30_000 }).toBeGreaterThanOrEqual(before);
    // The guest goes, and a bot plays for him.
    await openPeople(guest);
    await guest.page.getByRole('button', { name: 'Weggehen und vertreten lassen' }).tap();
    await guest.page.waitForSelector('.cards');
    await host.page.locator('.seat-away', { hasText: 'stands in' }).waitFor();
    await guest.page.locator('.my-tables a.button').first().tap();
    await guest.page.getByRole('button', { name: 'Selbst weiterspielen' }).tap();
    await host.page.locator('.seat-away').waitFor({ state: 'detached' });
    // The host interrupts, goes on, and ends it.
    await openPeople(host);
    await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    const pause = guest.page.locator('.online-banner', { hasText: 'unterbrochen' });
    await pause.waitFor();
    await host.page.getByRole('button', { name: 'Resume', exact: true }).last().click();
    await pause.waitFor({ state: 'detached' });
    await host.page.getByRole('button', { name: 'End the match' }).click();
    await host.page.getByRole('alert').getByRole('button', { name: 'End the match' }).click();
    await guest.page.locator('.online-banner', { hasText: 'abgebrochen' }).waitFor();
    await watcher.page.locator('.online-banner').waitFor();
    // And once more, everybody one seat further on.
    await host.page.getByRole('button', { name: 'Another match' }).click();
    await host.page.waitForSelector('.waiting-room');
    await guest.page.getByRole('link', { name: 'Zum neuen Tisch' }).tap();
    await guest.page.waitForSelector('.waiting-room');
    for (const visitor of [host, guest, watcher]) await visitor.leave();
  });

  test('a match from home goes on with a friend, who hears what was drawn there', async () => {
    const [host, guest] = await arrive(2, { ...origin, inWords: true });
    if (host === undefined || guest === undefined) throw new Error('nobody came');
    await sitDown(host, 'anno4000', { ...AGAINST_KADETT, maxRounds: 15 });
    await playInWords(host.page, { moves: 2 });
    await awaitPeople(host.page);
    await host.page.getByRole('button', { name: 'More' }).click();
    await host.page.getByRole('button', { name: 'Go on with friends' }).click();
    await host.page.locator('.bring .name-field input').fill('Ada');
    await host.expectAccessible('going on with friends');
    await host.page.locator('.bring .primary').click();
    await host.page.getByText(/^This match comes from home: \d+ entries/).waitFor();
    const link = await linkOf(host);
    await guest.open(link);
    await followLink(guest, link, 'Bert');
    await guest.page.getByText(/^Diese Partie kommt von zu Hause/).waitFor();
    await begin(host);
    await guest.page.waitForSelector('.table-decision');
    await playInWords((await whoIsAsked([host, guest])).page, { moves: 1 });
    // It can be taken home again, as it stands.
    const saved = host.page.waitForEvent('download');
    await host.page.getByRole('button', { name: 'More' }).click();
    await host.page.getByRole('button', { name: /^Save/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^anno4000-.*\.swm\.json$/);
    for (const visitor of [host, guest]) await visitor.leave();
  });

  test('who comes back is told what happened meanwhile, and the first page shows how it stands', async () => {
    const { people, host, guest } = await gather('astronuts', 2, { ...origin, inWords: true });
    const first = await whoIsAsked(people);
    const [other] = people.filter((one) => one !== first);
    if (other === undefined) throw new Error('nobody else came');
    await playInWords(first.page, { moves: 1 });
    await settled(other.page);
    // Away, while the first one plays until others are asked.
    const table = other.page.url();
    await other.open('#/');
    await other.page.locator('.my-tables .table-picture').waitFor();
    await other.expectAccessible('own tables as they stand');
    for (let n = 0; n < 40 && (await isAsked(first)); n++) {
      await playInWords(first.page, { moves: 1 });
    }
    await other.page.goto(table);
    const away = other.page.locator('.online-banner', { hasText: /^(While you|Während du)/ });
    await away.locator('.primary').click();
    await other.page.locator('dialog .since-lines li').first().waitFor();
    await other.expectAccessible('what happened meanwhile');
    await other.page.keyboard.press('Escape');
    await away.waitFor({ state: 'detached' });
    expect(await other.page.title()).toMatch(/AstroNuts/);
    for (const visitor of [host, guest]) await visitor.leave();
  });

  test('the lobby shows open tables, and whoever likes sits down or watches', async () => {
    const [host, guest] = await arrive(2, origin);
    if (host === undefined || guest === undefined) throw new Error('nobody came');
    // All tests share one lobby.
    const name = isTrusted ? 'Lotte' : 'Luise';
    await host.open('#/friends/anno4000');
    await host.page.locator('.name-field input').fill(name);
    await host.page.locator('.friends > details').first().locator('summary').click();
    await host.page.getByText('Show it in the lobby').click();
    await host.page.getByLabel('Time to think').selectOption({ index: 1 });
    await host.page.locator('.set-up-end .primary').click();
    await host.page.waitForSelector('.waiting-room');
    await guest.open('#/lobby');
    await guest.page.getByRole('button', { name: `Dazusetzen: Anno 4000, ${name}` }).waitFor();
    await guest.expectAccessible('the lobby');
    await guest.expectNoSideways();
    await guest.page.getByRole('button', { name: `Dazusetzen: Anno 4000, ${name}` }).tap();
    await guest.page.locator('.name-field input').fill('Bert');
    await guest.expectAccessible('a table of the lobby');
    // He gives his name and sits.
    await guest.page.getByRole('button', { name: 'Hinsetzen', exact: true }).tap();
    await host.page.locator('.room-ways .primary:enabled').waitFor();
    await begin(host);
    for (const { page } of [host, guest]) {
      await page.locator('.seat-clock-runs').waitFor();
      expect(await page.locator('.seat-clock').count()).toBe(2);
    }
    // It has begun now, and a third one looks on from there.
    const watcher = await newVisitor({ ...origin, online: true, hurry: true });
    await watcher.open('#/lobby');
    await watcher.page.getByRole('button', { name: `Watch: Anno 4000, ${name}` }).click();
    await watcher.page.locator('.name-field input').fill('Wanda');
    await watcher.page.locator('.invitation .primary').click();
    await watcher.page.locator('.table-board .chart').waitFor();
    await watcher.page.getByText('You are watching').waitFor();
    expect(await watcher.page.locator('.table-hand, .zone-own').count()).toBe(0);
    await openPeople(host);
    await host.page.getByText('1 person is watching.').waitFor();
    for (const visitor of [host, guest, watcher]) await visitor.leave();
  });
}
