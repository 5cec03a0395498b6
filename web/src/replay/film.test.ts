import { replay } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test } from 'vitest';
import { Story } from '../match/story.ts';
import { openTestMatch, PERSON } from '../match/testing.ts';
import { makeFilm } from './film.ts';
import { filmOf, playedMatch } from './testing.ts';

describe.for(GAME_IDS)('a film of %s', (id) => {
  const kept = playedMatch(id);
  const film = filmOf(kept, id);
  const { game } = film.course;
  const match = { ...kept.saved.match, log: [...kept.log] };

  test('shows every position as it was', () => {
    expect(film.result).toEqual(kept.saved.result);
    for (let position = 0; position <= film.course.length; position += 7) {
      const replayed = replay(game, match, { count: film.course.seqAt(position) + 1 });
      expect(replayed.ok && replayed.table.state).toEqual(film.course.stateAt(position));
      expect(film.course.positionAfter(film.course.seqAt(position))).toBe(position);
    }
  });

  test('hides from each pair of eyes what they may not see', () => {
    const position = Math.trunc(film.course.length / 2);
    const state = film.course.stateAt(position);
    expect(film.course.viewAt(position, 'everything')).toEqual(state);
    expect(film.course.viewAt(position, 'spectator')).toEqual(game.view(state, 'spectator'));
    expect(film.course.viewAt(position, 1)).toEqual(game.view(state, 1));
    const isHidden = (place: number): boolean =>
      JSON.stringify(film.course.viewAt(place, 'spectator')) !==
      JSON.stringify(film.course.stateAt(place));
    const places = Array.from({ length: film.course.length + 1 }, (_unused, place) => place);
    expect(film.course.hasSecrets()).toBe(places.some(isHidden));
  });

  test('tells what happened, and in which round', () => {
    const { names } = kept.saved;
    const lines = new Story(film.course, { words: texts[id], names, eyes: 'everything' }).steps;
    expect(lines.map(({ seq }) => seq)).toEqual(kept.log.map(({ seq }) => seq));
    expect(lines.every(({ told }) => told.de.length === told.en.length)).toBe(true);
    const last = film.course.stateAt(film.course.length - 1);
    expect(lines.at(-1)?.round).toBe(game.round?.(last) ?? null);
    const events = Array.from({ length: film.course.length }, (_unused, i) =>
      film.course.eventsAt(i + 1),
    );
    expect(events.flat().length).toBeGreaterThan(0);
    expect(film.course.eventsAt(0)).toEqual([]);
  });
});

test('what was taken back is left out, and leads to the position before it', async () => {
  const { controller, settle } = openTestMatch('anno4000', [PERSON, PERSON]);
  controller.run();
  for (let i = 0; i < 50 && controller.position.value.undo === null; i++) {
    await settle();
    expect(controller.play(controller.position.value.moves[0])).toBeNull();
  }
  const before = controller.match.log.length - 1;
  expect(controller.undo(false)).toBeNull();
  const film = filmOf({ saved: controller.saved, log: controller.match.log }, 'anno4000');
  expect(film.course.length).toBe(before);
  expect(film.course.positionAfter(before)).toBe(before);
  expect(film.result).toBeNull();
});

test('a log that does not fit is damaged', () => {
  const { saved, log } = playedMatch('anno4000');
  const filmed = makeFilm(games.anno4000, { ...saved.match, log: log.slice(1) });
  expect(filmed).toMatchObject({ ok: false, damage: { key: 'sequence' } });
});
