import { effect } from '@preact/signals';
import { replay, RESIGN, verifyFairness, type Game, type Tagged } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { NOT_ASKED, STILL_KEEPING, type LiveMatch } from '../live-match.ts';
import { againstBots, BOT, openTestMatch, PERSON, type TestMatch } from '../testing.ts';

/** Any move but resigning. */
function someMove({ position }: LiveMatch): Tagged {
  const [move] = position.value.moves.filter(({ type }) => type !== RESIGN);
  if (move === undefined) throw new Error('no move');
  return move;
}

function someOrNoMove({ position }: LiveMatch): Tagged | null {
  return position.value.moves[0] ?? null;
}

const NOTHING = (): void => undefined;

const settleOnce = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays on until something can be taken back. */
async function playUntilUndo(match: TestMatch): Promise<void> {
  for (let i = 0; i < 300 && match.controller.position.value.undo === null; i++) {
    match.controller.admit();
    // Now this and now that: some moves cannot be taken back.
    const moves = match.controller.position.value.moves.filter(({ type }) => type !== RESIGN);
    match.controller.play(moves[Math.trunc(i / 2) % moves.length]);
    await match.settle();
  }
}

/** Games list what ends a turn behind what goes on with it. */
function lastMove({ position }: LiveMatch): Tagged | undefined {
  return position.value.moves.findLast(({ type }) => type !== RESIGN);
}

function isAnswering({ position }: LiveMatch): boolean {
  return position.value.moves.some(({ type }) => type === 'accept' || type === 'decline');
}

/** The pauses of calm pace. */
const calmly = (before: 'bot' | 'draw'): number => (before === 'bot' ? 650 : 420);

describe.for(GAME_IDS)('a match of %s', (id: GameId) => {
  test('lays the table at once, and lets bots act until the person is asked', async () => {
    const match = openTestMatch(id, againstBots(id));
    match.controller.run();
    await match.settle();
    const { asked, viewer, moves, log, thinking } = match.controller.position.value;
    expect([asked, viewer, thinking]).toEqual([0, 0, null]);
    expect(moves.length).toBeGreaterThan(0);
    for (const step of log) expect(step.told.de.length).toBe(step.told.en.length);
    // What was drawn to begin with is told.
    expect(log.some(({ told }) => told.en.length > 0)).toBe(log.length > 0);
  });

  test('hands every entry on to be kept, once and in order', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    match.controller.run();
    await match.settle();
    match.controller.play(someMove(match.controller));
    await match.settle();
    expect(match.kept.map(({ seq }) => seq)).toEqual(match.kept.map((_entry, i) => i));
    expect(match.kept).toEqual(match.controller.match.log);
    expect(match.standing).toMatchObject({ entries: match.kept.length, result: null });
  });

  test('refuses what is no move, and nothing changes', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    match.controller.run();
    await match.settle();
    const before = match.controller.position.value;
    expect(match.controller.play({ type: 'nonsense' })).not.toBeNull();
    expect(match.controller.play(null)).not.toBeNull();
    expect(match.controller.position.value).toBe(before);
  });

  test('takes back the last move, in the log too', async () => {
    const match = openTestMatch(id, [PERSON, PERSON]);
    match.controller.run();
    await playUntilUndo(match);
    const { log, undo, view } = match.controller.position.value;
    expect(undo).not.toBeNull();
    expect(match.controller.undo(false)).toBeNull();
    expect(match.controller.position.value.log).toHaveLength(log.length - 1);
    expect(match.controller.position.value.view).not.toEqual(view);
    expect(match.controller.position.value.news.events).toEqual([]);
    expect(match.kept.at(-1)).toHaveProperty('undo');
  });

  test('shows earlier positions and comes back', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    match.controller.run();
    await match.settle();
    match.controller.play(someMove(match.controller));
    await match.settle();
    match.controller.lookBack(-1);
    expect(match.controller.past.value?.seq).toBe(-1);
    expect(match.controller.past.value?.view).not.toEqual(match.controller.position.value.view);
    match.controller.lookBack(null);
    expect(match.controller.past.value).toBeNull();
  });

  test('three bots take six seconds at most until the person is asked again', async () => {
    const match = openTestMatch(id, [PERSON, BOT, BOT, BOT], { pause: calmly });
    match.controller.run();
    await match.settle();
    for (let i = 0; i < 40 && match.controller.position.value.asked === 0; i++) {
      const before = match.clock.time;
      match.controller.play(lastMove(match.controller));
      await match.settle();
      expect(match.clock.time - before).toBeLessThanOrEqual(6000);
    }
    expect(match.bots.asked.length).toBeGreaterThan(20);
  });

  test('whoever is out watches at the pace that was chosen', async () => {
    const match = openTestMatch(id, [PERSON, BOT, BOT], { pause: calmly });
    const { position } = match.controller;
    match.controller.run();
    await match.settle();
    const canResign = (): boolean => position.value.moves.some(({ type }) => type === RESIGN);
    const isOver = (): boolean => position.value.pending.kind === 'over';
    while (!canResign() && !isOver()) {
      match.controller.play(lastMove(match.controller));
      await match.settle();
    }
    // There are games that nobody can leave.
    const isLeft = !isOver();
    expect(match.controller.play({ type: RESIGN }) === null).toBe(isLeft);
    const watched = isLeft ? 20 : 0;
    const [first, asked] = [match.clock.time, match.bots.asked.length];
    while (match.bots.asked.length < asked + watched) {
      match.clock.pass(10);
      await settleOnce();
    }
    expect(match.clock.time - first).toBeGreaterThanOrEqual((watched - 1) * calmly('bot'));
  });

  test('stops when it is told to, in the middle of a thought', async () => {
    const match = openTestMatch(id, [BOT, BOT]);
    match.bots.held = [];
    match.controller.run();
    await match.settle();
    expect(match.controller.position.value.thinking).not.toBeNull();
    match.controller.stop();
    const before = match.controller.position.value;
    expect(match.bots.stops).toBe(1);
    for (const answer of match.bots.held) answer();
    await match.settle();
    expect(match.controller.position.value).toBe(before);
  });

  test.for(['broken', 'nonsense'] as const)('goes on when its bots are %s', async (fault) => {
    const match = openTestMatch(id, againstBots(id));
    if (fault === 'broken') match.bots.broken = true;
    else match.bots.nonsense = { type: 'nonsense' };
    match.controller.run();
    for (let i = 0; i < 12 && match.bots.asked.length === 0; i++) {
      await match.settle();
      match.controller.play(lastMove(match.controller));
    }
    await match.settle();
    expect(match.controller.position.value.asked).toBe(0);
    expect(match.bots.asked.length).toBeGreaterThan(0);
    // Nobody is left to believe that a Pilot played like that.
    expect(match.controller.notice.value).toMatchObject({ kind: 'botFailed' });
  });

  test('is fair to its end, which is told', async () => {
    const match = openTestMatch(id, [PERSON, PERSON]);
    match.controller.run();
    for (let i = 0; i < 400 && match.controller.position.value.pending.kind !== 'over'; i++) {
      await match.settle();
      match.controller.admit();
      const { moves, asked } = match.controller.position.value;
      if (asked === null) break;
      const resign = moves.find(({ type }) => type === RESIGN);
      const isEnough = i > 10;
      match.controller.play(isEnough ? (resign ?? lastMove(match.controller)) : moves[0]);
    }
    expect(match.controller.position.value.pending.kind).toBe('over');
    expect(match.standing?.result).not.toBeNull();
    const game: Game = games[id];
    expect(verifyFairness(game, match.controller.match)).toBeNull();
  });
});

describe('what happens', () => {
  test('is thought about by the next bot while it is being written, and seen only afterwards', async () => {
    const match = openTestMatch('anno4000', [PERSON, BOT]);
    const { controller, bots } = match;
    controller.run();
    await match.settle();
    let confirm = NOTHING;
    const known = bots.asked.length;
    for (let i = 0; i < 12 && bots.asked.length === known; i++) {
      match.writing = () =>
        new Promise((resolve) => {
          confirm = resolve;
        });
      const before = controller.position.value;
      expect(controller.play(lastMove(controller))).toBeNull();
      expect(controller.position.value).toBe(before);
      match.writing = null;
      if (bots.asked.length > known) break;
      confirm();
      await match.settle();
    }
    expect(bots.asked).toHaveLength(known + 1);
    // However quickly it answers: nothing happens before the other move is kept.
    await match.settle();
    expect(match.kept.at(-1)?.by).toBe(0);
    confirm();
    await match.settle();
    expect(match.kept.at(-1)?.by).toBe(1);
    expect(controller.match.log).toEqual(match.kept);
  });

  test('to one hand in several draws happens at once', async () => {
    const match = openTestMatch('starfarers', [PERSON, PERSON]);
    const { controller } = match;
    controller.run();
    const news: string[][] = [];
    const end = effect(() => {
      news.push(controller.position.value.news.events.map(({ type }) => type));
    });
    for (let i = 0; i < 60; i++) {
      await match.settle();
      controller.admit();
      controller.play(lastMove(controller));
    }
    end();
    expect(news.filter((types) => types.includes('drawn')).map((types) => types.length)).toContain(
      2,
    );
  });

  test.for(GAME_IDS)('in %s is shown when it is kept, and not before', async (id) => {
    const match = openTestMatch(id, [PERSON, PERSON]);
    const { controller } = match;
    let confirm = NOTHING;
    match.writing = () =>
      new Promise((resolve) => {
        confirm = resolve;
      });
    controller.run();
    await match.settle();
    // Something is drawn to begin with, or somebody is asked at once.
    if (match.kept.length === 0) controller.play(someMove(controller));
    expect(match.kept.length).toBeGreaterThan(0);
    expect(controller.position.value.log).toEqual([]);
    for (let i = 0; i < 12; i++) {
      // Everything so far is with the store, and nothing of it can be seen.
      const before = controller.position.value;
      expect(controller.match.log.length).toBeLessThan(match.kept.length);
      expect(controller.play(someOrNoMove(controller))).toBe(
        before.asked === null ? NOT_ASKED : STILL_KEEPING,
      );
      confirm();
      await settleOnce();
      expect(controller.match.log).toEqual(match.kept);
      expect(controller.position.value).not.toBe(before);
      controller.admit();
      if (controller.position.value.asked === null) await match.settle();
      else controller.play(someMove(controller));
    }
  });

  test('is refused at once, and nothing is kept of it', async () => {
    const match = openTestMatch('anno4000', [PERSON, BOT]);
    match.controller.run();
    await match.settle();
    const { length } = match.kept;
    match.writing = () => new Promise(() => undefined);
    expect(match.controller.play({ type: 'nonsense' })).not.toBeNull();
    expect(match.controller.undo(false)).not.toBeNull();
    expect(match.kept).toHaveLength(length);
  });

  test('until somebody decides is kept at once', async () => {
    const match = openTestMatch('starfarers', [PERSON, BOT]);
    let writes = 0;
    match.writing = async () => void writes++;
    match.controller.run();
    await settleOnce();
    expect([writes, match.kept.length > 1]).toEqual([1, true]);
  });
});

describe('a match is busy', () => {
  test.for(GAME_IDS)('in %s until only a person can go on', async (id) => {
    const match = openTestMatch(id, [PERSON, BOT]);
    const { controller, bots } = match;
    let confirm = NOTHING;
    match.writing = () =>
      new Promise((resolve) => {
        confirm = resolve;
      });
    bots.held = [];
    expect(controller.busy.value).toBe(false);
    controller.run();
    const waits: unknown[] = [];
    for (let i = 0; i < 60 && waits.length < 6; i++) {
      const { pending, asked, thinking } = controller.position.value;
      // Something to be written, a bot, or a pause before the next draw.
      const isWriting = controller.match.log.length < match.kept.length;
      const isGoingOn = isWriting || thinking !== null || !match.clock.idle;
      expect(controller.busy.value).toBe(isGoingOn);
      if (isWriting) {
        confirm();
        await settleOnce();
      } else if (isGoingOn) {
        for (const answer of bots.held.splice(0)) answer();
        await settleOnce();
        match.clock.pass(1000);
      } else {
        waits.push([pending.kind, asked]);
        controller.play(someMove(controller));
      }
    }
    expect(waits).toEqual(waits.map(() => ['move', 0]));
  });

  test('no more when it is stopped', async () => {
    const match = openTestMatch('anno4000', [BOT, BOT]);
    match.bots.held = [];
    match.controller.run();
    await match.settle();
    expect(match.controller.busy.value).toBe(true);
    match.controller.stop();
    expect(match.controller.busy.value).toBe(false);
  });
});

describe('a bot', () => {
  test.for(GAME_IDS)('of %s is told what its seat may know, and no more', async (id) => {
    const match = openTestMatch(id, againstBots(id));
    const { controller, bots } = match;
    const game: Game = games[id];
    let secrets = 0;
    const look = (): void => {
      const replayed = replay(game, controller.match);
      if (!replayed.ok) throw new Error(replayed.damage.key);
      const { state } = replayed.table;
      for (const question of bots.asked.splice(0)) {
        expect(question.view).toEqual(game.view(state, question.seat));
        if (JSON.stringify(question.view) !== JSON.stringify(state)) secrets++;
      }
    };
    bots.held = [];
    controller.run();
    for (let i = 0; i < 30; i++) {
      await match.settle();
      look();
      const answers = bots.held.splice(0);
      if (answers.length > 0) for (const answer of answers) answer();
      else controller.play(someMove(controller));
    }
    // In Starfarers somebody always holds something that others do not see.
    expect(secrets > 5 || id !== 'starfarers').toBe(true);
  });

  test('that advises knows what the one knows whom it advises', async () => {
    const match = openTestMatch('starfarers', [PERSON, BOT]);
    const asked = vi.spyOn(match.bots, 'hint');
    match.controller.run();
    await match.settle();
    match.controller.askAdvice();
    const { view, asked: seat } = match.controller.position.value;
    expect(asked.mock.lastCall?.[0]).toMatchObject({ seat, view });
  });
});

describe('who sits at the screen', () => {
  test('in a game without secrets nobody has to hand anything over', async () => {
    const match = openTestMatch('anno4000', [PERSON, PERSON]);
    match.controller.run();
    await match.settle();
    expect(match.controller.position.value).toMatchObject({ curtain: null });
    expect(match.controller.position.value.asked).not.toBeNull();
  });

  test('secrets stay behind a curtain until the right person is there', async () => {
    const match = openTestMatch('starfarers', [PERSON, PERSON, BOT]);
    const { controller } = match;
    controller.run();
    await match.settle();
    const { curtain, asked, moves, viewer } = controller.position.value;
    expect(curtain).not.toBeNull();
    expect([asked, viewer, moves]).toEqual([null, 'spectator', []]);
    expect(controller.play({ type: 'endTurn' })).toBe(NOT_ASKED);
    controller.lookBack(0);
    expect(controller.past.value).toBeNull();
    controller.admit();
    expect(controller.position.value).toMatchObject({
      curtain: null,
      asked: curtain,
      viewer: curtain,
    });
  });

  test('the curtain falls again before the next person, not before the same one', async () => {
    const match = openTestMatch('starfarers', [PERSON, PERSON]);
    const { controller } = match;
    controller.run();
    await match.settle();
    controller.admit();
    const first = controller.position.value.viewer;
    for (let i = 0; i < 200 && controller.position.value.curtain === null; i++) {
      expect(controller.position.value.viewer).toBe(first);
      controller.play(someMove(controller));
      await match.settle();
    }
    expect(controller.position.value.curtain).not.toBe(first);
  });

  test('one person alone never meets a curtain', async () => {
    const match = openTestMatch('starfarers', [BOT, PERSON, BOT]);
    match.controller.run();
    await match.settle();
    expect(match.controller.position.value).toMatchObject({ curtain: null, viewer: 1 });
  });
});

describe('several that are asked at once', () => {
  test('an offer of a bot stands until the person has answered', async () => {
    const match = openTestMatch('starfarers', [BOT, PERSON, BOT], {}, 'waits');
    const { controller } = match;
    controller.run();
    await match.settle();
    for (let i = 0; i < 60 && !isAnswering(controller); i++) {
      controller.play(lastMove(controller));
      await match.settle();
    }
    expect(isAnswering(controller)).toBe(true);
    const before = controller.position.value;
    await match.settle();
    expect(controller.position.value).toBe(before);
  });

  test('a person offers, and the next one is asked', async () => {
    const match = openTestMatch('starfarers', [PERSON, PERSON], {}, 'hands over');
    const { controller } = match;
    controller.run();
    await match.settle();
    controller.admit();
    const offerer = controller.position.value.asked;
    const offer = controller.position.value.moves.find(({ type }) => type === 'offer');
    expect(controller.play(offer)).toBeNull();
    expect(controller.position.value.curtain).toBe(1 - (offerer ?? 0));
  });
});

/** A match of Starfarers in which the person has something to offer: not every deal of cards allows that. */
async function offerPossible(): Promise<{ readonly match: TestMatch; readonly offer: Tagged }> {
  for (let deal = 0; deal < 50; deal++) {
    const match = openTestMatch('starfarers', [PERSON, BOT, BOT], {}, `offers ${deal}`);
    match.controller.run();
    await match.settle();
    const offer = match.controller.position.value.moves.find(({ type }) => type === 'offer');
    if (offer !== undefined) return { match, offer };
  }
  throw new Error('nobody can offer anything');
}

describe('a decision', () => {
  test('is another one after the own move', async () => {
    const match = openTestMatch('anno4000', [PERSON, BOT]);
    match.controller.run();
    await match.settle();
    const { decision } = match.controller.position.value;
    match.controller.play(someMove(match.controller));
    expect(match.controller.position.value.decision).toBeGreaterThan(decision);
  });

  test('stays the same while a bot answers beside the person', async () => {
    const { match, offer } = await offerPossible();
    const { controller } = match;
    match.bots.held = [];
    controller.play(offer);
    await match.settle();
    // The two bots may answer, and so may the person withdraw.
    const { decision, moves, asked } = controller.position.value;
    expect(asked).toBe(0);
    match.bots.held.shift()?.();
    await match.settle();
    const after = controller.position.value;
    expect(after.log.at(-1)?.by).not.toBe(0);
    expect(after.moves).toEqual(moves);
    expect(after.decision).toBe(decision);
  });
});

describe('own dice', () => {
  test('are asked for, and entered or drawn', async () => {
    const match = openTestMatch('astronuts', [PERSON, PERSON], { ownDice: true });
    const { controller } = match;
    controller.run();
    await match.settle();
    const { outcomes, log } = controller.position.value;
    expect(outcomes?.length).toBeGreaterThan(1);
    expect(log).toEqual([]);
    expect(controller.enter('a seven')).not.toBeNull();
    expect(controller.position.value.log).toEqual([]);
    expect(controller.enter(outcomes?.[0])).toBeNull();
    expect(controller.position.value.log).toHaveLength(1);
    controller.drawFor(false);
    expect(controller.position.value.log.length).toBeGreaterThan(1);
    controller.drawFor(true);
    expect(controller.position.value.asked).not.toBeNull();
    expect(controller.match.fairness).toBeNull();
  });
});

/** A position in which nothing but the end of the turn is left. */
function playToEnd(endsTurns: boolean): TestMatch {
  const match = openTestMatch('anno4000', [PERSON, PERSON], { endsTurns: () => endsTurns });
  const { controller } = match;
  controller.run();
  controller.play(controller.position.value.moves.find(({ type }) => type === 'start'));
  const left = controller.position.value.moves.map(({ type }) => type);
  expect(left.filter((type) => type !== RESIGN)).toEqual(['endTurn']);
  return match;
}

describe('turns that end by themselves', () => {
  test('end when nothing else can be done, a moment later', async () => {
    const match = playToEnd(true);
    const before = match.controller.position.value.asked;
    expect(before).not.toBeNull();
    await match.settle();
    expect(match.controller.position.value.asked).not.toBe(before);
  });

  test('do not end for somebody who has just taken something back', async () => {
    const match = playToEnd(true);
    const { controller } = match;
    const before = controller.position.value.asked;
    expect(controller.undo(false)).toBeNull();
    await match.settle();
    expect(controller.position.value.asked).toBe(before);
  });

  test('do not end where that is worth a question', async () => {
    const match = openTestMatch('anno4000', [PERSON, PERSON], { endsTurns: () => true });
    const { controller } = match;
    controller.run();
    const attacker = controller.position.value.asked;
    const play = (wish: object): boolean => {
      const found = controller.position.value.moves.find((move) =>
        Object.entries(wish).every(([key, value]) => Reflect.get(move, key) === value),
      );
      return found !== undefined && controller.play(found) === null;
    };
    // Both leave one ship at home; the defender's fleet lands soon, the attacker's on his home star.
    play({ type: 'start', ships: 14 });
    await match.settle();
    const home: unknown = Reflect.get(controller.position.value.moves[0] ?? {}, 'star');
    play({ type: 'start', ships: 14 });
    await match.settle();
    for (let turns = 0, isTaken = false; turns < 20 && !isTaken; turns++) {
      if (controller.position.value.asked === attacker)
        isTaken = play({ type: 'land', star: home });
      else play({ type: 'land' });
      play({ type: 'endTurn' });
      await match.settle();
    }
    expect(controller.position.value.asked).not.toBe(attacker);
    expect(play({ type: 'start' })).toBe(true);
    await match.settle();
    expect(controller.position.value.asked).not.toBe(attacker);
    expect(controller.position.value.pending.kind).toBe('move');
  });

  test('do not end where something is possible that is not listed', async () => {
    const game: Game = games.anno4000;
    game.hasUnlisted = () => true;
    try {
      const match = playToEnd(true);
      const before = match.controller.position.value.asked;
      await match.settle();
      expect(match.controller.position.value.asked).toBe(before);
    } finally {
      delete game.hasUnlisted;
    }
  });

  test('do not end where nobody wants that', async () => {
    const match = playToEnd(false);
    const before = match.controller.position.value.asked;
    await match.settle();
    expect(match.controller.position.value.asked).toBe(before);
  });
});

describe('advice', () => {
  test('is given, and gone with the decision', async () => {
    const match = openTestMatch('anno4000', [PERSON, BOT]);
    const { controller } = match;
    controller.run();
    await match.settle();
    controller.askAdvice();
    expect(controller.advice.value).toEqual({ kind: 'thinking' });
    await match.settle();
    const advice = controller.advice.value;
    expect(advice).toMatchObject({ kind: 'ready' });
    controller.play(someMove(controller));
    expect(controller.advice.value).toBeNull();
  });

  test('that cannot be given is said', async () => {
    const match = openTestMatch('anno4000', [PERSON, PERSON]);
    match.bots.broken = true;
    match.controller.run();
    match.controller.askAdvice();
    await match.settle();
    expect(match.controller.advice.value).toEqual({ kind: 'failed' });
  });
});
