import { actionOf, isTidy } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test } from 'vitest';
import { filmOf, playedMatch } from '../replay/testing.ts';
import type { CourseStep } from './course.ts';
import { openKept } from './local/open-match.ts';
import { recentFrom, RecentSteps } from './recent.ts';
import { readSaved } from './saved-match.ts';
import { readSitter, sitterOf } from './sitter.ts';
import { sayStep, Story } from './story.ts';
import { openTestMatch, PERSON } from './testing.ts';

describe.for(GAME_IDS)('the story of %s', (id) => {
  const kept = playedMatch(id);
  const { names } = kept.saved;
  const { course } = filmOf(kept, id);
  const words = texts[id];

  test('tells every step as its reader saw it', () => {
    const story = new Story(course, { words, names, eyes: 0 }).steps;
    expect(story.map(({ seq }) => seq)).toEqual(course.steps.map(({ seq }) => seq));
    for (const place of [0, 15, 16, 40, course.length - 1]) {
      const step = course.steps[place];
      if (step === undefined) continue;
      const before = course.stateAt(place);
      const seen = course.seen(place, place + 1, 0)[0];
      expect(seen).toEqual({
        action: games[id].redact(actionOf(step) as never, before as never, 0),
        before: course.viewAt(place, 0),
        after: course.viewAt(place + 1, 0),
        events: course.eventsAt(place + 1),
        reader: 0,
      });
      if (seen === undefined) continue;
      const told = words.en.tell({ ...seen, names: names.en });
      expect(story[place]?.told.en).toEqual(told);
      expect(story[place]?.told.de).toHaveLength(told.length);
    }
  });

  test('is the same whether the match was watched or opened again', async () => {
    const match = openTestMatch(id, [PERSON, PERSON]);
    const { controller } = match;
    controller.run();
    for (let i = 0; i < 30; i++) {
      await match.settle();
      controller.admit();
      // Some of it is taken back, which must leave no trace in the story.
      const { undo, moves } = controller.position.value;
      if (i % 7 === 3 && undo !== null) controller.undo(i % 2 === 0);
      else controller.play(moves[i % Math.max(1, moves.length - 1)]);
    }
    await match.settle();
    const { log: watched, recent, viewer, reader } = controller.position.value;
    const again = openKept({ saved: controller.saved, log: match.kept }, games[id], texts[id]);
    if (!again.ok) throw new Error(again.damage.key);
    const { table } = again.match;
    const say = (steps: typeof watched) =>
      steps.map((step) => [step.seq, step.round, sayStep(step, { reader, names: names.en }, 'en')]);
    expect(say(table.story)).toEqual(say(watched));
    expect(table.recent(viewer)).toEqual(recent);
  });
});

const move = (by: number, type = 'fly'): CourseStep => ({ seq: 0, round: 1, by, move: { type } });

describe('what is recent', () => {
  const draw: CourseStep = { seq: 0, round: 1, by: 'table', chance: null };
  const steps = [
    draw,
    draw,
    move(0),
    move(0, 'end'),
    move(1),
    draw,
    move(0, 'answer'),
    move(1),
    draw,
  ];

  test('begins behind the own last move', () => {
    expect(recentFrom(steps, 0, 'end')).toBe(7);
    expect(recentFrom(steps, 1, 'end')).toBe(8);
    expect(recentFrom(steps.slice(0, 6), 0, 'end')).toBe(4);
  });

  test('is the last turn for whoever watches, and stays so when it has just ended', () => {
    expect(recentFrom(steps, 'spectator', 'end')).toBe(4);
    expect(recentFrom(steps.slice(0, 4), 'spectator', 'end')).toBe(2);
    expect(recentFrom(steps, 'spectator', undefined)).toBe(7);
  });

  test('is not how the table was laid', () => {
    expect(recentFrom(steps, 2, 'end')).toBe(2);
    expect(recentFrom(steps.slice(0, 2), 2, 'end')).toBe(2);
    expect(recentFrom([], 'spectator', 'end')).toBe(0);
  });

  test('is redacted for the viewer', () => {
    const kept = playedMatch('starfarers');
    const { course } = filmOf(kept, 'starfarers');
    const recent = new RecentSteps(course, kept.saved.names);
    for (let position = 0; position <= course.length; position += 3) {
      for (const { before, after, reader } of recent.before(position, 1).en) {
        expect(games.starfarers.view(before as never, 1)).toEqual(before);
        expect(games.starfarers.view(after as never, 1)).toEqual(after);
        expect(reader).toBe(1);
      }
      // Grown step by step or seen at once, it is the same.
      const fresh = new RecentSteps(course, kept.saved.names).before(position, 1);
      expect(recent.before(position, 1)).toEqual(fresh);
    }
  });
});

describe('a sitter', () => {
  test('of an early match is read as a person here or a bot', () => {
    const { saved } = playedMatch('anno4000');
    // Such rows are in the databases of people.
    const row = {
      ...saved,
      sitters: [
        { name: 'Ada', bot: null },
        { name: null, bot: 'admiral' },
      ],
    };
    expect(readSaved(row)?.sitters).toEqual([
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', name: null, bot: 'admiral' },
    ]);
  });

  test('has a name that commands nothing and turns nothing round', () => {
    const forged = 'Ada\r\n\u001B[2J\u202E\u2066\u2028\uFEFF';
    const tidy = sitterOf(forged, null).name ?? '';
    expect(isTidy(tidy)).toBe(true);
    expect(tidy).toMatch(/^Ada/);
    expect(readSitter({ kind: 'remote', name: forged }).name).toBe(tidy);
    const { saved } = playedMatch('anno4000');
    const row = { ...saved, names: { de: [forged, 'B'], en: [forged, 'B'] } };
    expect(readSaved(row)?.names.en).toEqual([tidy, 'B']);
  });

  test('is read from anything', () => {
    expect(readSitter({ kind: 'remote', name: 'Ada' })).toEqual({ kind: 'remote', name: 'Ada' });
    expect(readSitter(null)).toEqual({ kind: 'here', name: null });
    expect(readSitter({ kind: 'bot', bot: 'unheard of' })).toEqual({
      kind: 'bot',
      name: null,
      bot: 'pilot',
    });
  });
});
