import { describe, expect, test } from 'vitest';
import { Stretch } from './stretch.ts';

const BOT = 650;
const DRAW = 420;

/** What a stretch of so many moves takes, each with a draw if there are dice; what thoughts take counts where it is longer. */
function play(stretch: Stretch, now: number, moves: number, dice: boolean, usual = 0): number[] {
  const pauses: number[] = [];
  let time = now;
  for (let i = 0; i < moves; i++) {
    const { pause, thought } = stretch.next(i % 3, BOT, time);
    const taken = Math.max(pause, Math.min(usual, thought));
    pauses.push(taken);
    time += taken;
    if (!dice) continue;
    const draw = stretch.next(null, DRAW, time).pause;
    pauses.push(draw);
    time += draw;
  }
  return pauses;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('a stretch of bots', () => {
  test('leaves a short one its pauses', () => {
    const stretch = new Stretch(3, 0);
    for (let round = 0; round < 5; round++) {
      stretch.begin(round * 60_000);
      play(stretch, round * 60_000, 3, false);
    }
    stretch.begin(600_000);
    expect(play(stretch, 600_000, 3, false)).toEqual([BOT, BOT, BOT]);
  });

  test.each([7, 15, 20])('of %i moves with dice takes six seconds at most', (moves) => {
    const stretch = new Stretch(3, 0);
    for (let round = 0; round < 5; round++) {
      stretch.begin(round * 60_000);
      expect(sum(play(stretch, round * 60_000, moves, true, 400))).toBeLessThanOrEqual(6000);
    }
  });

  test('of any length takes no longer, once it is known', () => {
    const stretch = new Stretch(3, 0);
    play(stretch, 0, 60, true);
    stretch.begin(60_000);
    expect(sum(play(stretch, 60_000, 60, true, 400))).toBeLessThanOrEqual(6000);
  });

  test('has time for thoughts, which count', () => {
    const stretch = new Stretch(2, 0);
    for (let round = 0; round < 5; round++) {
      stretch.begin(round * 60_000);
      play(stretch, round * 60_000, 5, false, 1000);
    }
    stretch.begin(600_000);
    const taken = play(stretch, 600_000, 5, false, 1000);
    expect(sum(taken)).toBeLessThanOrEqual(6000);
    expect(Math.max(...taken)).toBeGreaterThan(BOT);
  });

  test('learns how many steps there are, and spreads the time evenly', () => {
    const stretch = new Stretch(3, 0);
    const uneven = play(stretch, 0, 20, true);
    stretch.begin(60_000);
    const even = play(stretch, 60_000, 20, true);
    expect(Math.min(...even)).toBeGreaterThan(Math.min(...uneven));
    expect(Math.max(...even)).toBeLessThan(Math.max(...uneven) / 2);
  });

  test('learns nothing from what people do one after the other', () => {
    const [one, other] = [new Stretch(3, 0), new Stretch(3, 0)];
    play(one, 0, 20, true);
    play(other, 0, 20, true);
    for (let i = 0; i < 8; i++) {
      one.begin(10_000 + i);
      one.next(null, DRAW, 10_000 + i);
    }
    one.begin(20_000);
    other.begin(20_000);
    expect(one.next(1, BOT, 20_000)).toEqual(other.next(1, BOT, 20_000));
  });

  test('that goes on for ever can still be seen', () => {
    const stretch = new Stretch(3, 0);
    const { pause } = stretch.next(1, BOT, 1_000_000);
    expect(pause).toBeGreaterThan(0);
  });

  test('keeps time for bots that have not moved yet', () => {
    const stretch = new Stretch(3, 0);
    const pauses: number[] = [];
    let time = 0;
    // Longer turns than were ever known.
    for (let step = 0; step < 45; step++) {
      const { pause } = stretch.next(Math.trunc(step / 15), BOT, time);
      pauses.push(pause);
      time += pause;
    }
    expect(sum(pauses.slice(30))).toBeGreaterThan(sum(pauses.slice(0, 15)) / 4);
    expect(time).toBeLessThanOrEqual(6000);
  });

  test('is hasty where nobody could follow, and what comes along costs no time', () => {
    const stretch = new Stretch(3, 0);
    play(stretch, 0, 20, true);
    stretch.begin(60_000);
    const { isHasty, pause } = stretch.next(1, BOT, 60_000);
    expect(isHasty).toBe(true);
    stretch.join(BOT);
    expect(stretch.next(1, BOT, 60_000).pause).toBe(pause);
    const calm = new Stretch(1, 0);
    expect(calm.next(1, BOT, 0).isHasty).toBe(false);
  });
});
