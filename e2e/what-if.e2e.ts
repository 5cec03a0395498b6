/** What a match teaches: a turning point is played better, and any position goes on against bots. */

import type { Language } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeRecord } from '../web/src/match/record-file.ts';
import { playedMatch } from '../web/src/replay/testing.ts';
import { asideWords } from '../web/src/words/aside.ts';
import { replayWords } from '../web/src/words/replay.ts';
import { playInWords } from './at-table.ts';
import { keptEntries, keptMatch } from './kept.ts';
import { openFile } from './records.ts';
import { settled } from './settled.ts';
import { newVisitor, useBrowser, type Visitor } from './visitor.ts';

useBrowser();

/** Long enough for changes that last. */
const { saved, log } = playedMatch('anno4000', Infinity, { options: { maxRounds: 6 } });
const SUBJECT = { game: games.anno4000, words: texts.anno4000 };
const RECORD = writeRecord(saved, log, SUBJECT, 'en');
const MOVE = '.text-moves li button';
const PLAY_ON = '.lesson-play-on';

/** Opens a finished match, and answers the end of its address. */
async function keep({ page, open }: Visitor): Promise<string> {
  await open();
  await openFile(page, RECORD);
  await page.waitForURL(/#\/replay\//);
  return new URL(page.url()).hash.replace('#/replay/', '');
}

/** The person whose place was taken goes on, the others are bots, and what is said of the dice is true. */
async function expectToGoOn(page: Page, language: Language): Promise<void> {
  const words = asideWords[language];
  await page.waitForURL(/#\/match\//);
  await settled(page);
  const past = await keptEntries(page, 0);
  expect(past.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('button', { name: words.fairness }).click();
  const drawn = past.filter((entry) => 'chance' in entry).length;
  await page.locator('dialog').getByText(words.fairnessSince(drawn)).waitFor();
  expect(await page.locator('dialog').getByText(words.fairnessOwn).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await playInWords(page, { moves: 6 });
  expect((await keptMatch(page))?.sitters.map(({ kind }) => kind)).toEqual(['here', 'bot']);
  const since = (await keptEntries(page, past.length)).map(({ by }) => by);
  expect(since).toContain(0);
  expect(since).toContain(1);
}

test('a turning point is opened from the result, and the better move is played', async () => {
  const visitor = await newVisitor({ hurry: true, inWords: true });
  const { page } = visitor;
  const key = await keep(visitor);
  await visitor.open(`#/match/${key}`);
  const learn = page.locator('a.result-learn').first();
  await learn.waitFor({ timeout: 60_000 });
  await learn.click();
  await page.waitForURL(new RegExp(`#/moment/${key}/\\d+$`));
  await page.waitForSelector('.lesson-ask', { timeout: 60_000 });
  await settled(page);
  await visitor.expectAccessible('a turning point');
  const said = page.locator('.lesson-text');
  const quoted = async () => /“(.+)”/u.exec((await said.textContent()) ?? '')?.[1] ?? '';
  const moveNamed = (name: string) => page.locator(MOVE).filter({ hasText: name }).first();
  // What was played is answered, and does not count.
  await moveNamed(await quoted()).click();
  await page.waitForSelector('.lesson-answer.notice');
  await page.locator('.lesson-ask').click();
  await page.locator('.lesson-show').click();
  await page.waitForSelector(PLAY_ON);
  const better = await quoted();
  await page.locator('.lesson-foot .quiet').click();
  await page.waitForSelector('.lesson-ask');
  await settled(page);
  await moveNamed(better).click();
  await page.waitForSelector(PLAY_ON);
  expect(await quoted()).toBe(better);
  await page.locator(PLAY_ON).click();
  await expectToGoOn(page, 'en');
  await visitor.leave();
});

test('any position of a replay goes on against bots', async () => {
  const visitor = await newVisitor({ hurry: true, inWords: true, language: 'de' });
  const { page } = visitor;
  await keep(visitor);
  const { entries } = JSON.parse(RECORD) as { entries: number };
  const slider = page.getByRole('slider');
  await slider.fill(String(Math.trunc(entries / 3)));
  await page.getByRole('button', { name: replayWords.de.whatIf }).click();
  await expectToGoOn(page, 'de');
  await visitor.leave();
});
