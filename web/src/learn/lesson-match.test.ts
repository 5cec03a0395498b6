/** Lessons at the table: played to their end by what they show, and never stuck by anything else. */

import { LANGUAGES, RESIGN, type Lesson, type LessonStep, type Tagged } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { loadChapters } from '@sternwarte/games/lessons';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test } from 'vitest';
import { NOT_ASKED } from '../match/live-match.ts';
import { FakeClock } from '../match/testing.ts';
import { learnWords } from '../words/learn.ts';
import { BrokenLessonError, LessonMatch } from './lesson-match.ts';

interface Held {
  readonly match: LessonMatch;
  readonly clock: FakeClock;
  /** Lets the others act until the learner is asked again. */
  settle(this: void): void;
}

function hold(game: GameId, lesson: Lesson): Held {
  const clock = new FakeClock();
  const { seatNames } = catalogue[game];
  const match = new LessonMatch(
    lesson,
    { game: games[game], words: texts[game], seatNames },
    { clock, pause: () => 100 },
  );
  const settle = (): void => {
    for (let left = 1000; match.busy.value; left--) {
      if (left === 0) throw new Error('the others never come to an end');
      clock.pass(100);
    }
  };
  return { match, clock, settle };
}

/** Does what the step asks for, and answers whether there was one. */
function follow({ match, settle }: Held): boolean {
  const { step } = match.stage.value;
  if (step === null) return false;
  if (step.kind === 'read') match.goOn();
  else if (step.kind === 'question') match.choose(step.choices.findIndex(({ isRight }) => isRight));
  else match.play(step.model);
  settle();
  return true;
}

const all = await Promise.all(
  GAME_IDS.map(async (game) => {
    const chapters = await loadChapters(game);
    return Promise.all(chapters.map(async ({ id, load }) => ({ game, id, lesson: await load() })));
  }),
);
const lessons = all.flat();

/** What is not meant at a step: moves and anything else, or answers. */
function notMeant(step: LessonStep | null, moves: readonly Tagged[], view: unknown): unknown[] {
  if (step?.kind !== 'move') return [{ type: 'endTurn' }];
  const model = JSON.stringify(step.model);
  const wrong = moves.filter(
    (move) => JSON.stringify(move) !== model && step.accepts?.(move, view) !== true,
  );
  return [...wrong.slice(0, 60), { type: RESIGN }, null, {}, { type: 'no such move' }];
}

/** Tries all of it, and answers what was not answered. */
function tryAll({ match }: Held): unknown[] {
  const { step, done } = match.stage.value;
  const before = match.position.value;
  const unanswered = notMeant(step, before.moves, before.view).filter((input) => {
    const refusal = match.play(input);
    const { answer, isWrong } = match.stage.value;
    return refusal === null && (answer === null || !isWrong);
  });
  if (step?.kind === 'question') {
    for (const [i, { isRight }] of step.choices.entries()) {
      if (isRight) continue;
      match.choose(i);
      if (!match.stage.value.isWrong) unanswered.push(i);
    }
    match.choose(-1);
  } else match.choose(0);
  if (step?.kind !== 'read') match.goOn();
  match.undo();
  match.lookBack(-1);
  match.lookBack(null);
  if (match.stage.value.done !== done) unanswered.push('it went on');
  if (match.position.value.view !== before.view) unanswered.push('something has changed');
  return unanswered;
}

describe.for(lessons)('$game: $id', ({ game, lesson }) => {
  test.for(LANGUAGES)('whoever does what it says comes to its end (%s)', (code) => {
    const held = hold(game, lesson);
    const { match } = held;
    let steps = 0;
    while (follow(held)) {
      expect(match.stage.value.done).toBe(++steps);
      const { view, log } = match.position.value;
      expect(match.words[code].asks(view, match.names[code])).not.toBe('');
      for (const { told } of log) expect(told[code]).toBeDefined();
    }
    expect(steps).toBe(lesson.steps.length);
    expect(match.position.value.asked).toBeNull();
    const { view } = match.position.value;
    expect(match.words[code].asks(view, match.names[code])).toBe(learnWords[code].isOver);
  });

  test('whatever else is tried is answered, and nothing of it stays', () => {
    const held = hold(game, lesson);
    do expect(tryAll(held)).toEqual([]);
    while (follow(held));
    expect(held.match.stage.value.step).toBeNull();
  });
});

function anyLesson(isFit: (lesson: Lesson) => boolean): Held {
  const found = lessons.find(({ lesson }) => isFit(lesson));
  if (found === undefined) throw new Error('there is no such lesson');
  return hold(found.game, found.lesson);
}

test('a lesson that is left in the middle does nothing any more', () => {
  const { match, clock } = anyLesson(({ steps }) => steps.some(({ after }) => after !== undefined));
  const still = { match, clock, settle: () => undefined };
  while (!match.busy.value) follow(still);
  const { log } = match.position.value;
  match.stop();
  clock.pass(1_000_000);
  expect(match.position.value.log).toBe(log);
});

test('a move that is not meant lets go of what was picked', () => {
  const held = anyLesson(({ steps }) => steps[0]?.kind === 'move');
  const { match } = held;
  const before = match.position.value.decision;
  expect(match.play({ type: RESIGN })).toBeNull();
  expect(match.position.value.decision).toBe(before + 1);
  expect(match.position.value.moves.map(({ type }) => type)).not.toContain(RESIGN);
});

test('what came of a move stays news, so that the board can show it', () => {
  const held = anyLesson(({ steps: [first] }) => first?.kind === 'move' && !first.after);
  const { match } = held;
  const { number } = match.position.value.news;
  follow(held);
  const { news } = match.position.value;
  expect(news.number).toBe(number + 1);
  expect(news.events).not.toEqual([]);
});

test('while there is something to read, nothing can be played', () => {
  const { match } = anyLesson(({ steps }) => steps[0]?.kind === 'read');
  expect(match.play({ type: 'endTurn' })).toBe(NOT_ASKED);
  expect(match.check({ type: 'endTurn' })).toBe(NOT_ASKED);
});

test('a lesson about a position that cannot be is refused', () => {
  const [found] = lessons;
  if (found === undefined) throw new Error('there are no lessons');
  const scenario = { ...found.lesson.scenario, state: {} };
  expect(() => hold(found.game, { ...found.lesson, scenario })).toThrow(BrokenLessonError);
});

test('the hint stays with its step', () => {
  const held = anyLesson(({ steps }) => steps[0]?.kind === 'move');
  held.match.showHint();
  expect(held.match.stage.value.isHinted).toBe(true);
  follow(held);
  expect(held.match.stage.value.isHinted).toBe(false);
});
