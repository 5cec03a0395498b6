import type { Analysis } from '@sternwarte/bots';
import { settleAlone } from '@sternwarte/engine';
import { texts } from '@sternwarte/games/texts';
import type { GameId } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import { FakeClock, PERSON } from '../match/testing.ts';
import { furtherLessons, judgementsOf, pickRows, turningSwings } from './chances.ts';
import { ReplayController } from './replay-controller.ts';
import { filmOf, playedMatch } from './testing.ts';

function open(id: GameId, ...rest: [most?: number, changes?: Parameters<typeof playedMatch>[2]]) {
  const kept = playedMatch(id, ...rest);
  const clock = new FakeClock();
  const asked = Promise.withResolvers<Analysis>();
  let tell: ((done: number, total: number) => void) | undefined;
  let stops = 0;
  const controller = new ReplayController(filmOf(kept, id), kept.saved, texts[id], {
    clock,
    bots: {
      analyse(_question, onProgress) {
        tell = onProgress;
        return { answer: asked.promise, stop: () => void stops++ };
      },
    },
  });
  const bots = {
    tell: (done: number, total: number) => tell?.(done, total),
    ...asked,
    stops: () => stops,
  };
  return { controller, clock, bots, kept };
}

describe('the way through a match', () => {
  test('leads from the start to the end and no further', () => {
    const { controller } = open('anno4000');
    const { length } = controller.film.course;
    expect(controller.at.value).toBe(0);
    controller.step(-1);
    expect(controller.at.value).toBe(0);
    controller.goTo(9999);
    expect(controller.at.value).toBe(length);
    controller.step(1);
    expect(controller.at.value).toBe(length);
    controller.step(-1);
    expect(controller.at.value).toBe(length - 1);
    expect(controller.view.value).toEqual(controller.film.course.stateAt(length - 1));
  });

  test('only steps forwards are seen happening', () => {
    const { controller } = open('anno4000');
    const place = Array.from({ length: controller.film.course.length }, (_unused, i) => i + 1).find(
      (position) => controller.film.course.eventsAt(position).length > 0,
    );
    controller.goTo((place ?? 0) - 1);
    expect(controller.news.value.events).toEqual([]);
    controller.step(1);
    expect(controller.news.value.events.length).toBeGreaterThan(0);
    const { number } = controller.news.value;
    controller.step(-1);
    expect(controller.news.value).toEqual({ number: number + 1, events: [] });
  });

  test('plays by itself, faster on demand, stops at the end, and begins anew from there', () => {
    const { controller, clock } = open('anno4000');
    const { length } = controller.film.course;
    controller.play();
    clock.pass(1200);
    expect(controller.at.value).toBe(1);
    controller.speed.value = 4;
    clock.pass(1200);
    clock.pass(300);
    expect(controller.at.value).toBe(3);
    controller.pause();
    clock.pass(5000);
    expect(controller.at.value).toBe(3);
    controller.goTo(length - 1);
    controller.play();
    clock.pass(300);
    expect(controller.at.value).toBe(length);
    expect(controller.isPlaying.value).toBe(false);
    expect(clock.idle).toBe(true);
    controller.play();
    expect(controller.at.value).toBe(0);
    controller.step(1);
    expect(controller.isPlaying.value).toBe(false);
  });
});

describe('eyes', () => {
  test('are free to choose once the match is over, where that makes a difference', () => {
    expect(open('starfarers').controller.eyesToChoose()).toEqual(['everything', 'spectator', 0, 1]);
    expect(open('starfarers').controller.eyes.value).toBe('everything');
    expect(open('anno4000').controller.eyesToChoose()).toEqual([]);
  });

  test('are those of the table while the match goes on', () => {
    const alone = open('starfarers', 80).controller;
    expect(alone.eyesToChoose()).toEqual([]);
    expect(alone.eyes.value).toBe(0);
    const shared = open('starfarers', 80, { sitters: [PERSON, PERSON] }).controller;
    expect(shared.eyes.value).toBe('spectator');
  });
});

describe('dice', () => {
  test('that are fair are said to be', () => {
    const { controller, kept } = open('astronuts');
    controller.verify();
    const draws = kept.log.filter((entry) => 'chance' in entry).length;
    expect(controller.verdict.value).toEqual({ kind: 'fair', promised: draws, home: 0 });
  });

  test('that fell before the match was brought here are told apart', () => {
    const { kept } = open('astronuts');
    const { match } = kept.saved;
    const draws = kept.log.filter((entry) => 'chance' in entry).length;
    const players = Array.from({ length: match.seats }, () => '');
    const terms = { ...match, players, home: draws };
    const fairness = settleAlone(terms, (bytes) => 'ab'.repeat(bytes));
    const brought = { ...kept, saved: { ...kept.saved, match: { ...match, fairness } } };
    const controller = new ReplayController(
      filmOf(brought, 'astronuts'),
      brought.saved,
      texts.astronuts,
      { clock: new FakeClock(), bots: { analyse: () => expect.unreachable() } },
    );
    controller.verify();
    expect(controller.verdict.value).toEqual({ kind: 'fair', promised: 0, home: draws });
  });

  test('that were changed are found', () => {
    const OTHER = 'ab'.repeat(32);
    const { kept } = open('astronuts');
    const { match } = kept.saved;
    const fairness = match.fairness && {
      ...match.fairness,
      promises: [OTHER, ''],
      nonces: [OTHER, ''],
    };
    const changed = { ...kept, saved: { ...kept.saved, match: { ...match, fairness } } };
    const controller = new ReplayController(
      filmOf(changed, 'astronuts'),
      changed.saved,
      texts.astronuts,
      { clock: new FakeClock(), bots: { analyse: () => expect.unreachable() } },
    );
    controller.verify();
    expect(controller.verdict.value).toMatchObject({
      kind: 'unfair',
      damage: { key: 'unfairOutcome' },
    });
  });

  test('of a record that was made up as a whole are found by who has kept the commitment', () => {
    const { controller, kept } = open('astronuts');
    const { commitment = '' } = kept.saved.match.fairness ?? {};
    controller.verify(commitment);
    expect(controller.verdict.value?.kind).toBe('fair');
    const other = { kind: 'unfair', damage: { key: 'otherCommitment' } };
    controller.verify('ab'.repeat(32));
    expect(controller.verdict.value).toMatchObject(other);
    const early = open('astronuts', 40).controller;
    early.verify('ab'.repeat(32));
    expect(early.verdict.value).toMatchObject(other);
    early.verify(early.film.match.fairness?.commitment);
    expect(early.verdict.value).toEqual({ kind: 'notYet' });
  });

  test('cannot be verified before the end, nor when they are people’s own', () => {
    const early = open('astronuts', 40).controller;
    early.verify();
    expect(early.verdict.value).toEqual({ kind: 'notYet' });
    const own = open('astronuts', Infinity, { ownDice: true }).controller;
    own.verify();
    expect(own.verdict.value).toMatchObject({ kind: 'unfair', damage: { key: 'noCommitment' } });
  });
});

describe('an analysis', () => {
  const analysis: Analysis = {
    total: 9,
    positions: [-1, 0, 1].map((seq) => ({ seq, chances: [0.25, 0.75] })),
    swings: [],
    mistakes: [],
  };

  test('tells how far it is, can be stopped, and is kept', async () => {
    const { controller, bots } = open('anno4000');
    controller.analyse('record');
    bots.tell(3, 9);
    expect(controller.analysis.value).toEqual({ kind: 'running', done: 3, total: 9 });
    controller.stopAnalysis();
    expect(bots.stops()).toBe(1);
    bots.resolve(analysis);
    await bots.promise;
    expect(controller.analysis.value).toEqual({ kind: 'ready', analysis });
    expect(judgementsOf(analysis, controller.film)).toEqual([
      { position: 0, chances: [0.25, 0.75] },
      { position: 1, chances: [0.25, 0.75] },
      { position: 2, chances: [0.25, 0.75] },
    ]);
  });

  test('that fails is said to have failed, and can be tried again', async () => {
    const { controller, bots } = open('anno4000');
    controller.analyse('record');
    bots.reject(new Error('out of order'));
    await bots.promise.catch(() => undefined);
    await Promise.resolve();
    expect(controller.analysis.value).toEqual({ kind: 'failed' });
  });

  test('is shortened for reading, ends included', () => {
    const all = Array.from({ length: 100 }, (_unused, i) => i);
    expect(pickRows(all, 5)).toEqual([0, 25, 50, 74, 99]);
    expect(pickRows([1, 2], 5)).toEqual([1, 2]);
  });
});

test('a match turns where a change lasts, not where it is gone a moment later', () => {
  const own = [0.5, 0.1, 0.5, 0.5, 0.5, 0.7, 0.7, 1];
  const positions = own.map((chance, i) => ({ seq: i - 1, chances: [chance, 1 - chance] }));
  const swing = (seq: number, seat: number) => ({
    seq,
    by: seat,
    seat,
    before: positions[seq]?.chances[seat] ?? 0,
    after: positions[seq + 1]?.chances[seat] ?? 0,
    better: null,
  });
  // The first one was no turn; its way back, the move in the middle and the last one were.
  const swings = [swing(0, 0), swing(1, 1), swing(6, 0), swing(4, 1)];
  const turns = (most: number) => turningSwings({ positions, swings }, most).map(({ seq }) => seq);
  expect(turns(3)).toEqual([1, 6, 4]);
  expect(turns(1)).toEqual([1]);
});

test('where dice turned the match, own moves that cost something are there to learn from', () => {
  const own = [0.5, 0.9, 0.9, 0.8, 0.8, 0.75, 0.75, 0.2, 0.2, 0.2];
  const positions = own.map((chance, i) => ({ seq: i - 1, chances: [chance, 1 - chance] }));
  const swing = (seq: number, by: number | 'table') => ({
    seq,
    by,
    seat: 0,
    before: positions[seq]?.chances[0] ?? 0,
    after: positions[seq + 1]?.chances[0] ?? 0,
    better: by === 'table' ? null : { type: 'better' },
  });
  const dice = [swing(6, 'table'), swing(0, 'table')];
  const [slip, slight] = [swing(2, 0), swing(4, 0)];
  const learn = (swings: (typeof slip)[], most: number) =>
    furtherLessons(
      { total: 10, positions, swings, mistakes: [slip, slight] },
      most,
      ({ by }) => by === 0,
    ).map(({ seq }) => seq);
  expect(learn(dice, 3)).toEqual([2, 4]);
  expect(learn(dice, 1)).toEqual([2]);
  // What is among the turns already is not told again, and counts.
  expect(learn([...dice, slip], 3)).toEqual([4]);
  expect(learn([slip], 1)).toEqual([]);
});
