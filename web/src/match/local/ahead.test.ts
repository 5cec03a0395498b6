import type { AheadQuestion } from '@sternwarte/bots/service';
import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import { sitterOf, type Sitter } from '../sitter.ts';
import { openTestMatch, PERSON } from '../testing.ts';
import { thinkAhead } from './ahead.ts';

const ADMIRAL = sitterOf(null, 'admiral');
const PILOT = sitterOf(null, 'pilot');

class FakePage extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A match of Anno 4000 in which the person is asked, and whom it has told to think ahead. */
async function table(sitters: readonly Sitter[], out: readonly number[] = []) {
  const { controller, settle } = openTestMatch('anno4000', sitters);
  controller.run();
  await settle();
  const told: (AheadQuestion | null)[] = [];
  const page = new FakePage();
  const loaded = {
    game: games.anno4000,
    board: { isOut: (_view: unknown, seat: number) => out.includes(seat) },
  };
  const bots = { ahead: (question: AheadQuestion | null) => void told.push(question) };
  const end = thinkAhead(loaded, controller, bots, page);
  const seats = (): (number | null)[] => told.map((question) => question?.seat ?? null);
  const play = async (): Promise<void> => {
    const [move] = controller.position.value.moves.filter(({ type }) => type !== 'resign');
    expect(controller.play(move)).toBeNull();
    await settle();
  };
  return { controller, told, seats, page, end, play };
}

describe('while a person is asked', () => {
  test('the next Admiral is told of the present position', async () => {
    const { controller, told, seats } = await table([ADMIRAL, PERSON, PILOT, ADMIRAL]);
    expect(controller.position.value.asked).toBe(1);
    expect(seats()).toEqual([3]);
    const [question] = told;
    expect(question).toMatchObject({ gameId: 'anno4000', seats: 4 });
    expect(question?.view).toEqual(controller.position.value.view);
  });

  test('it is told of every new position, and to rest as soon as others are asked', async () => {
    const { controller, told, seats, play } = await table([PERSON, ADMIRAL]);
    const before = controller.position.value.decision;
    while (!seats().includes(null)) await play();
    expect(controller.position.value.decision).toBeGreaterThan(before);
    const views = told.flatMap((question) =>
      question === null ? [] : [JSON.stringify(question.view)],
    );
    expect(views.length).toBeGreaterThan(1);
    expect(new Set(views).size).toBe(views.length);
    // The person is asked again.
    expect(seats().at(-1)).toBe(1);
  });

  test('it rests while nobody sees the page, and goes on when somebody does', async () => {
    const { seats, page } = await table([PERSON, ADMIRAL]);
    page.turn(true);
    page.turn(false);
    expect(seats()).toEqual([1, null, 1]);
  });

  test('nobody else thinks ahead: no Pilot, and no Admiral who has left the match', async () => {
    expect((await table([PERSON, PILOT])).seats()).toEqual([]);
    expect((await table([PERSON, ADMIRAL, ADMIRAL], [1])).seats()).toEqual([2]);
    expect((await table([PERSON, ADMIRAL], [1])).seats()).toEqual([]);
  });

  test('looking back, or a hint, is no new position', async () => {
    const { controller, seats } = await table([PERSON, ADMIRAL]);
    controller.lookBack(0);
    controller.lookBack(null);
    controller.askAdvice();
    expect(seats()).toEqual([1]);
  });

  test('when it is ended nothing is told any more', async () => {
    const { seats, page, end, play } = await table([PERSON, ADMIRAL]);
    end();
    page.turn(true);
    page.turn(false);
    await play();
    expect(seats()).toEqual([1]);
  });
});
