/** Every kind of move of a game is made on its board: on the drawing and in the panel, by mouse, by touch and by keys. */

import { pick, createRandom, type Tagged } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { kindsOf, waysTo } from './hands/index.ts';
import { FINGERS, follow, KEYS, MANNERS, type Manner } from './hands/manners.ts';
import { keptEntries } from './kept.ts';
import { findPositions, type Position } from './positions.ts';
import { openFile } from './records.ts';
import { newVisitor, useBrowser, type Visitor } from './visitor.ts';

/** In milliseconds: a machine may be busy with something else. */
const PATIENCE = 10_000;

export function testEveryKind(game: GameId): void {
  useBrowser();
  const positions = findPositions(game);

  test('there is a position for every kind of move', () => {
    expect(kindsOf(game).filter((kind) => !positions.has(kind))).toEqual([]);
  });

  describe.each(MANNERS)('by $name', (manner) => {
    test(`every kind of move of ${game}`, async () => {
      const visitor = await newVisitor({ device: manner.device, hurry: true });
      visitor.page.setDefaultTimeout(PATIENCE);
      await visitor.open();
      const faults: string[] = [];
      for (const position of positions.values()) {
        faults.push(...(await makeInEveryWay(visitor, game, manner, position)));
      }
      expect(faults).toEqual([]);
      await visitor.leave();
    });
  });
}

/** Answers what went wrong. */
async function makeInEveryWay(
  visitor: Visitor,
  game: GameId,
  manner: Manner,
  position: Position,
): Promise<readonly string[]> {
  const { page } = visitor;
  const { kind, fitting } = position;
  const move = pick(fitting, createRandom(`${manner.name} ${kind}`));
  const ways = waysTo(game, move, { ...position, fingers: manner === FINGERS });
  const faults = ways.length === 0 ? [`there is no way to ${kind}`] : [];
  for (const way of ways) {
    try {
      await openPosition(page, position, `${manner.name} ${kind} ${way.by}`);
      await follow(page, manner, way);
      await expectMade(page, position, move);
      if (manner === KEYS) await expectFocusKept(page);
      if (manner === FINGERS) await visitor.expectNoSideways();
    } catch (error) {
      faults.push(`${JSON.stringify(move)} by ${way.by}: ${String(error).slice(0, 800)}`);
    }
  }
  return faults;
}

/** Under an id of its own: of two records of one match the page would show the longer one. */
async function openPosition(page: Page, { record }: Position, id: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('.open-file');
  await openFile(page, JSON.stringify({ ...(JSON.parse(record) as object), id }));
  await page.waitForURL(/#\/match\//);
  await page.waitForSelector('.table-decision');
}

async function expectMade(page: Page, { seat, entries }: Position, move: Tagged): Promise<void> {
  const made = async (): Promise<unknown> => {
    const entry = (await keptEntries(page, entries)).find(({ by }) => by === seat);
    return entry !== undefined && 'move' in entry ? entry.move : null;
  };
  await expect.poll(made, { timeout: PATIENCE }).toEqual(move);
}

/** Whoever plays by keys goes on from somewhere in the page. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: PATIENCE })
    .not.toBe('BODY');
}
