/** Every kind of move of a game is made on its board: on the drawing and in the panel, by mouse, by touch and by keys. */

import { createRandom, pick, type Tagged } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOf, waysTo } from './hands/index.ts';
import { expectFocusInPage } from './hands/keys.ts';
import { FINGERS, follow, KEYS, MANNERS, type Manner } from './hands/manners.ts';
import { keptEntries } from './kept.ts';
import { findPositions, type Position } from './positions.ts';
import { openFile } from './records.ts';
import { settled } from './settled.ts';
import { newVisitor, useBrowser, type Visitor } from './visitor.ts';

/** In milliseconds: a machine may be busy with something else. */
const PATIENCE = 20_000;

export function testEveryKind(game: GameId): void {
  useBrowser();
  const positions = findPositions(game);

  describe.each(MANNERS)('by $name', (manner) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await newVisitor({ device: manner.device, hurry: true });
      visitor.page.setDefaultTimeout(PATIENCE);
      await visitor.open();
    });
    afterAll(() => visitor.leave());

    test.each(kindsOf(game))('%s', async (kind) => {
      const position = positions.get(kind);
      if (position === undefined) throw new Error('no position was found where this is legal');
      await makeInEveryWay(visitor, game, manner, position);
    });
  });
}

async function makeInEveryWay(
  visitor: Visitor,
  game: GameId,
  manner: Manner,
  position: Position,
): Promise<void> {
  const { page } = visitor;
  const move = pick(position.fitting, createRandom(`${manner.name} ${position.kind}`));
  const ways = waysTo(game, move, { ...position, fingers: manner === FINGERS });
  expect(ways).not.toEqual([]);
  for (const way of ways) {
    await openPosition(page, position);
    await follow(page, manner, way);
    await expectMade(page, position, move, `by ${way.by}`);
    if (manner === KEYS) await expectFocusInPage(page);
    if (manner === FINGERS) await visitor.expectNoSideways();
  }
}

let opened = 0;

async function openPosition(page: Page, { record }: Position): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('.open-file');
  // Under an id of its own: of two records of one match the page would show the longer one.
  const match = { ...(JSON.parse(record) as object), id: `opened ${opened++}` };
  await openFile(page, JSON.stringify(match));
  await page.waitForURL(/#\/match\//);
  await settled(page);
}

async function expectMade(
  page: Page,
  { seat, entries }: Position,
  move: Tagged,
  message: string,
): Promise<void> {
  const made = async (): Promise<unknown> => {
    const entry = (await keptEntries(page, entries)).find(({ by }) => by === seat);
    return entry !== undefined && 'move' in entry ? entry.move : null;
  };
  await expect.poll(made, { timeout: PATIENCE, message }).toEqual(move);
}
