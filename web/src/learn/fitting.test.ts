// @vitest-environment happy-dom

/** The lesson that fits is found by what was refused, or by the rules of the decision at hand. */

import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { loadChapters } from '@sternwarte/games/lessons';
import { loadGame } from '@sternwarte/games/load';
import { expect, test } from 'vitest';
import { filmOf, playedMatch } from '../replay/testing.ts';
import { fitRefusal, fitRules } from './fitting.ts';

const TAUGHT = GAME_IDS.filter((id) => catalogue[id].lessons);

test.for(TAUGHT)('%s: every refusal that a lesson names leads to it', async (id) => {
  const chapters = await loadChapters(id);
  for (const chapter of chapters) {
    for (const key of chapter.refusals) expect(fitRefusal(chapters, key)).toBe(chapter);
  }
  expect(fitRefusal(chapters, 'malformed')).toBeNull();
});

test.for(TAUGHT)('%s: whoever hesitates is offered something about his decision', async (id) => {
  const chapters = await loadChapters(id);
  const { board } = await loadGame(id, 'en');
  const game: Game = games[id];
  const { course } = filmOf(playedMatch(id), id);
  const found = new Set<string>();
  for (const [position, { by }] of course.steps.entries()) {
    if (by === 'table') continue;
    const now = board.helpFor(game.view(course.stateAt(position), by), by);
    const chapter = fitRules(chapters, now);
    if (chapter !== null) found.add(chapter.id);
  }
  expect(found.size).toBeGreaterThan(1);
  expect(fitRules(chapters, [])).toBeNull();
});
