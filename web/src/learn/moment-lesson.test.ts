/** A turn of a match as a lesson: the move that was played is answered, the better one is right. */

import type { Hint } from '@sternwarte/bots';
import { equalPlain, judgeMove, LANGUAGES, RESIGN } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { filmOf, playedMatch } from '../replay/testing.ts';
import { lessonOf, momentAt } from './moment-lesson.ts';

/** The first turn of a person in which there was a choice. */
function findMoment(id: GameId) {
  const kept = playedMatch(id);
  const { course } = filmOf(kept, id);
  const game = course.game;
  for (const { seq } of course.steps) {
    const moment = momentAt({ sheet: kept.saved, course }, texts[id], seq);
    if (moment === null) continue;
    const view = game.view(course.stateAt(moment.position), moment.seat);
    const others = game
      .moves(view, moment.seat)
      .filter((move) => move.type !== RESIGN && !equalPlain(move, moment.move));
    if (others.length > 1) return { moment, others, view };
  }
  throw new Error('nobody had a choice');
}

const hint = (move: Hint['move'], chance: number): Hint => ({
  move,
  chance,
  reason: null,
  visits: 1,
});

test.for(GAME_IDS)('%s: there was something better', (id) => {
  const { moment, others, view } = findMoment(id);
  const [best, other] = others;
  if (best === undefined || other === undefined) throw new Error('no other move');
  const lesson = lessonOf(moment, [hint(best, 0.6), hint(moment.move, 0.5)]);
  const [step] = lesson.steps;
  if (step?.kind !== 'move') throw new Error('nothing to be done');
  const judge = (move: unknown) => judgeMove(games[id], step, view, moment.seat, move);
  expect(judge(best).kind).toBe('right');
  expect(judge(moment.move).kind).toBe('wrong');
  expect(judge(other).kind).toBe('wrong');
  for (const code of LANGUAGES) {
    expect(step.text[code]).toContain(texts[id][code].move(moment.move, view));
    expect(lesson.end[code]).toContain(texts[id][code].move(best, view));
    expect(lesson.end[code]).toMatch(/60\s?%/u);
    // Not everything can be drawn on a board: the hint names the move.
    expect(step.hint[code]).toContain(texts[id][code].move(best, view));
  }
});

test('a move that the bots agree with needs no other', () => {
  const { moment } = findMoment('anno4000');
  const lesson = lessonOf(moment, [hint(moment.move, 0.5)]);
  expect(lesson.steps).toEqual([]);
});

test('moves of bots and draws are no lessons', () => {
  const kept = playedMatch('starfarers');
  const { course } = filmOf(kept, 'starfarers');
  for (const { seq, by } of course.steps) {
    const moment = momentAt({ sheet: kept.saved, course }, texts.starfarers, seq);
    expect(moment === null).toBe(by !== 0);
  }
  expect(momentAt({ sheet: kept.saved, course }, texts.starfarers, 99_999)).toBeNull();
});
