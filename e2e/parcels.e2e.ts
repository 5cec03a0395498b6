/** What is fetched when: lessons, rules and puzzles when somebody opens them, and there without a network all the same; what a move may need before it is shown. */

import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { loadChapters } from '@sternwarte/games/lessons';
import { loadGuide } from '@sternwarte/games/load-guide';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptEntries } from './kept.ts';
import { settled } from './settled.ts';
import { newVisitor, useBrowser } from './visitor.ts';

useBrowser();

/** Something to be opened, and how that is seen. */
interface Opened {
  readonly address: string;
  readonly shown: string;
  /** Words that stand in it and nowhere else. */
  readonly words: string;
}

/** A part of a text that looks the same in any program that holds it. */
function plainPart(text: string | undefined): string {
  const parts = text?.match(/[A-Za-z ,]+/gu) ?? [];
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length);
  if (longest.length < 12) throw new Error(`nothing to look for in ${text}`);
  return longest;
}

async function openedOf(game: GameId): Promise<readonly Opened[]> {
  const [chapter] = await loadChapters(game);
  const [puzzle] = await loadPuzzles(game);
  const goals = await loadGoals(game);
  const reasons = Object.values((await loadGuide(game, 'en'))?.words.reasons ?? {});
  if (chapter === undefined || puzzle === undefined) throw new Error('there is nothing to open');
  const { end } = await chapter.load();
  return [
    { address: `#/learn/${game}`, shown: '.chapter', words: plainPart(chapter.about.en) },
    { address: `#/learn/${game}/${chapter.id}`, shown: '.lesson', words: plainPart(end.en) },
    {
      address: `#/rules/${game}`,
      shown: '.rules-page .rule',
      words: plainPart(reasons[0]?.because),
    },
    {
      address: `#/puzzles/${game}/${puzzle.id}`,
      shown: '.puzzle',
      words: plainPart(goals[puzzle.goal]?.ask.en),
    },
    { address: '#/puzzles', shown: '.puzzle-list', words: `"${puzzle.id}"` },
  ];
}

/** All programs that the page itself has fetched, as text; what is kept for times without a network is fetched beside it. */
function watchPrograms(page: Page): () => Promise<string> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  return async () => {
    const texts = [...addresses].map(async (address) => (await fetch(address)).text());
    return (await Promise.all(texts)).join('\n');
  };
}

test.for(GAME_IDS)('%s: nothing to be learnt is fetched before it is opened', async (game) => {
  const all = await openedOf(game);
  const visitor = await newVisitor({ hurry: true });
  const { page, open } = visitor;
  const read = watchPrograms(page);
  await open();
  await open(`#/play/${game}`);
  await settled(page);
  const before = await read();
  expect(all.filter(({ words }) => before.includes(words))).toEqual([]);
  for (const { address, shown, words } of all) {
    await open(address);
    await page.waitForSelector(shown);
    expect(await read()).toContain(words);
  }
  await visitor.leave();
});

test('everything to be learnt opens without a network after the first visit to the app', async () => {
  const all = (await Promise.all(GAME_IDS.map(openedOf))).flat();
  const visitor = await newVisitor({ hurry: true });
  const { page, context, open } = visitor;
  await open();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  for (const { address, shown } of all) {
    await open(address);
    await page.waitForSelector(shown);
  }
  await visitor.leave();
});

const REST = /starfarers-rest-[^/]*\.js$/;

test('what is shown only after the first move is fetched when the first decision stands', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page, open } = visitor;
  const rest = page.waitForRequest(REST);
  await open('#/play/starfarers');
  await rest;
  await visitor.leave();
});

test('no move is shown before the rest is there, and somebody can try again to fetch it', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page, context, open } = visitor;
  await page.route(REST, (route) => route.abort());
  await open('#/play/starfarers');
  await page.waitForSelector('.table-decision');
  await context.setOffline(true);
  const again = page.getByRole('button', { name: 'Try again' });
  const shake = page.locator('.star-shake');
  // Whoever begins.
  await again.or(shake).first().waitFor();
  if (await shake.isVisible()) await shake.click();
  const anyway = page.locator('.guard .danger');
  await again.or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await again.waitFor();
  const unmoved = await keptEntries(page, 0);
  expect(unmoved.filter(({ by }) => by !== 'table')).toEqual([]);
  await page.unroute(REST);
  await context.setOffline(false);
  await again.click();
  // Older browsers remember for as long as the page stands that a part could not be fetched: then it is laid anew.
  const anew = page.getByRole('button', { name: 'Load it now' });
  await anew.or(page.locator('html[data-settled]')).first().waitFor();
  if (await anew.isVisible()) await anew.click();
  await settled(page);
  expect((await keptEntries(page, 0)).length).toBeGreaterThan(unmoved.length);
  await page.close();
});
