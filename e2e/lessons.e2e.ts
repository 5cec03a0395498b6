/** Lessons: taken on the board by mouse, by keys and on a phone; and the table that offers them. */

import { readScenario, RESIGN, type Game, type Lesson } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { loadChapters } from '@sternwarte/games/lessons';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waysTo } from './hands/index.ts';
import { FINGERS, follow, KEYS, MOUSE, type Manner } from './hands/manners.ts';
import { settled } from './settled.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

const TAUGHT = GAME_IDS.filter((id) => catalogue[id].lessons);
const ASKED = '.table-decision .anno-end';
const ENDED = '.lesson-foot a.primary';

/** Does what each step asks for, on the real board. */
async function takeLesson(
  page: Page,
  manner: Manner,
  game: GameId,
  { seat, scenario, steps }: Lesson,
  onStep: () => Promise<void>,
): Promise<void> {
  const rules: Game = games[game];
  const read = readScenario(rules, scenario);
  if (!read.ok) throw new Error(read.damage.key);
  const { state } = read;
  for (const step of steps) {
    await settled(page);
    await onStep();
    if (step.kind === 'read') await manner.press(page.locator('.lesson-next'));
    else if (step.kind === 'question') {
      const right = step.choices.findIndex(({ isRight }) => isRight);
      await manner.press(page.locator('.lesson-choices button').nth(right));
    } else {
      if (manner === FINGERS) await manner.press(page.locator('.lesson-try'));
      const view = rules.view(state, seat);
      const moves = rules.moves(view, seat).filter(({ type }) => type !== RESIGN);
      const asked = { view, seat, moves, fingers: manner === FINGERS };
      const [way] = waysTo(game, step.model, asked);
      if (way === undefined) throw new Error(`nobody knows how to ${step.model.type}`);
      await follow(page, manner, way);
      rules.apply(state, { by: seat, move: step.model });
    }
    for (const action of step.after ?? []) rules.apply(state, action);
  }
  await settled(page);
  await page.waitForSelector(ENDED);
}

test.for(
  TAUGHT.flatMap((game) => [
    { game, manner: MOUSE, at: 0, language: 'de' as const },
    { game, manner: KEYS, at: 1, language: 'en' as const },
    { game, manner: FINGERS, at: 2, language: 'de' as const },
  ]),
)('$game: lesson $at by $manner.name', async ({ game, manner, at, language }) => {
  const chapter = (await loadChapters(game))[at];
  if (chapter === undefined) throw new Error('there is no such lesson');
  const visitor = await newVisitor({ device: manner.device, hurry: true, language });
  const { page } = visitor;
  await visitor.open(`#/learn/${game}`);
  const link = page.locator(`a[href="#/learn/${game}/${chapter.id}"]`);
  await link.waitFor();
  await visitor.expectAccessible('chapters');
  await visitor.expectNoSideways();
  await manner.press(link);
  await page.waitForSelector('.lesson');
  let step = 0;
  await takeLesson(page, manner, game, await chapter.load(), async () => {
    step++;
    await visitor.expectNoSideways();
    // Looking at every step of every lesson would take long, and they are all alike.
    if (step <= 3) await visitor.expectAccessible(`step ${step} of ${chapter.id}`);
  });
  await visitor.expectAccessible(`end of ${chapter.id}`);
  // Whatever it was about can be read in the rules.
  const cited = page.locator('.lesson-rules a');
  expect(await cited.count()).toBe(chapter.rules.length);
  const rule = chapter.rules[0]?.replaceAll(' ', '-') ?? '';
  await manner.press(cited.first());
  await page.waitForFunction((id) => document.activeElement?.id === id, `rule-${rule}`);
  expect(new URL(page.url()).hash).toBe(`#/rules/${game}/${rule}`);
  // It is remembered, also by the next visit.
  await visitor.open(`#/learn/${game}`);
  await page.reload();
  await page.waitForSelector(`.chapter-learnt[href$="/${chapter.id}"]`);
  expect(await page.locator('.chapter-learnt').count()).toBe(1);
  await visitor.leave();
});

test('what is not meant is answered and taken back, and what is meant is shown on request', async () => {
  const visitor = await newVisitor({ hurry: true, inWords: true });
  const { page } = visitor;
  await visitor.open('#/learn/anno4000/first-rounds');
  await page.locator('.lesson-next').click();
  await page.waitForSelector('.lesson-ask');
  const lines = await page.locator('.log-line').count();
  await page.locator('.text-moves li button', { hasText: /^End the turn/ }).click();
  expect(await page.locator('.lesson-answer').textContent()).toContain('Not yet');
  expect(await page.locator('.log-line').count()).toBe(lines);
  await page.locator('.lesson-ask').click();
  await page.locator('.lesson-show').click();
  await settled(page);
  await page.waitForSelector('.lesson-head:has-text("3 of")');
  expect(await page.locator('.lesson-answer').count()).toBe(0);
  await visitor.leave();
});

test('a card over the board does not take the lesson away from a phone', async () => {
  const visitor = await newVisitor({ device: FINGERS.device, hurry: true });
  const { page } = visitor;
  await visitor.open('#/learn/starfarers/encounter');
  await page.locator('.lesson-ask').click();
  await page.locator('.lesson-show').click();
  await page.locator('.lesson-next').click();
  await page.locator('.lesson-try').click();
  await page.waitForSelector('.table-board .board-card');
  await page.locator('.lesson-line').click();
  await page.waitForSelector('.lesson-ask');
  await visitor.leave();
});

test.for([
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)(
  'whoever hesitates is offered the lesson that fits, and finds back (%s)',
  async ([, device]) => {
    const visitor = await newVisitor({ device });
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('#/play/anno4000');
    // From now on nobody but the person decides.
    await page.waitForSelector(ASKED);
    await page.clock.runFor(30_000);
    expect(await page.locator('.offer-open').count()).toBe(0);
    await page.clock.runFor(31_000);
    // Whatever has happened before, and beside what is asked.
    await page.locator('.offer-open').waitFor();
    await page.locator('.ask').waitFor();
    await visitor.expectAccessible('an offer');
    const match = new URL(page.url()).hash;
    await page.locator('.offer-open').click();
    await page.waitForSelector('.lesson');
    expect(match).toMatch(/^#\/match\//u);
    await page.goBack();
    await page.waitForSelector(ASKED);
    expect(new URL(page.url()).hash).toBe(match);
    await visitor.leave();
  },
);

test('whoever is refused the same twice is offered the lesson about it', async () => {
  const visitor = await newVisitor({ hurry: true, inWords: true });
  const { page } = visitor;
  await visitor.open('#/play/anno4000');
  const typed = page.locator('.text-entry input');
  for (let times = 0; times < 2; times++) {
    await settled(page);
    await typed.fill('land 1 sol');
    await typed.press('Enter');
  }
  await page.locator('.offer').waitFor();
  expect(await page.locator('.offer .coach-move').textContent()).toBe('The first two rounds');
  // On a small screen beside what was refused.
  await page.setViewportSize(PHONE);
  await page.locator('.offer-open').waitFor();
  await page.locator('.ticker .notice').waitFor();
  await visitor.leave();
});

test('lessons that do not exist say so', async () => {
  const visitor = await newVisitor();
  await visitor.open('#/learn/anno4000/no-such-lesson');
  await visitor.page.waitForSelector('a[href="#/learn/anno4000"]');
  await visitor.leave();
});
