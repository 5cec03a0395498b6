/** Finished matches as files, for tests that begin where a match has ended. */

import { games, type GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import type { Page } from 'playwright-core';
import { writeRecord } from '../web/src/match/record-file.ts';
import { BOT, PERSON } from '../web/src/match/testing.ts';
import { playedMatch } from '../web/src/replay/testing.ts';

/** The text of a match that was played by lot, with fair chance, by one person and bots. */
export function recordOf(game: GameId, seats = 2): string {
  const sitters = [PERSON, ...Array.from({ length: seats - 1 }, () => BOT)];
  const { saved, log } = playedMatch(game, Infinity, { sitters });
  return writeRecord(saved, log, { game: games[game], words: texts[game] }, 'en');
}

/** Opens a file on the first page. */
export async function openFile(page: Page, text: string, name = 'match.swm.json'): Promise<void> {
  await page
    .locator('.open-file input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
