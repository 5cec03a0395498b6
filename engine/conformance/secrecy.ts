/** Nobody learns what he may not know: views, redacted actions, resampled worlds, and moves that can be taken back. */

import type { Action, Game, Random, Seat, Tagged, Viewer } from '../contract.ts';
import { canonicalJson, equalPlain, findNotPlain } from '../plain.ts';
import { pick } from '../random.ts';
import { brokenIn } from '../scenario.ts';
import { mutateMove, show } from './hostile.ts';
import { fault, type Fault } from './fault.ts';
import { compareWorlds, keepWorld, type Imagination } from './imagination.ts';

export function findLeak(
  game: Game,
  state: unknown,
  seats: number,
  random: Random,
  imagination: Imagination,
): Fault | null {
  const viewers: Viewer[] = Array.from({ length: seats }, (_unused, seat) => seat);
  for (const viewer of [...viewers, 'spectator' as const]) {
    const found =
      findFaultyView(game, state, viewer, random, imagination) ??
      findTellingActions(game, state, viewer, random) ??
      findTellingEvents(game, state, viewer, random) ??
      (viewer === 'spectator' ? null : findUnfairUndo(game, state, viewer, random));
    if (found !== null) return found;
  }
  return null;
}

/** The view is plain, answers what is asked, and is all that a resampled world needs to look the same. */
function findFaultyView(
  game: Game,
  state: unknown,
  viewer: Viewer,
  random: Random,
  imagination: Imagination,
): Fault | null {
  const view = game.view(state, viewer);
  const notPlain = findNotPlain(view);
  if (notPlain !== null) return fault('plainState', `view.${notPlain}`);
  const other = game.resample(view, viewer, random);
  const broken = brokenIn(game, other);
  if (broken.length > 0) return fault('resample', `for ${viewer}: ${broken.join('; ')}`);
  const [asked, seen, resampled] = [state, view, other].map((world) => whoIsAsked(game, world));
  if (asked !== seen) return fault('pendingFromView', `${viewer} sees ${seen}, not ${asked}`);
  if (asked !== resampled) return fault('resample', `for ${viewer}: ${resampled}, not ${asked}`);
  if (JSON.stringify(game.view(other, viewer)) !== JSON.stringify(view)) {
    return fault('viewLeak', `the view of ${viewer} changes when what is hidden from it changes`);
  }
  compareWorlds(imagination, state, other, () => game.resample(view, viewer, random));
  keepWorld(imagination, viewer, other, random);
  return viewer === 'spectator'
    ? null
    : findForeignLegality(game, [state, view, other], viewer, random);
}

/** What a seat may do, and what it is told when it may not, is the same in reality, in its view and in any other world. */
function findForeignLegality(
  game: Game,
  worlds: readonly [unknown, unknown, unknown],
  seat: Seat,
  random: Random,
): Fault | null {
  const [own = [], fromView, fromOther] = worlds.map((world) => game.moves(world, seat));
  if (!equalPlain(own, fromView)) {
    return fault('ownLegality', `seat ${seat} finds other moves in its view`);
  }
  if (!equalPlain(own, fromOther)) {
    return fault('ownLegality', `the moves of seat ${seat} depend on what it may not know`);
  }
  const input = mutateMove(own, random);
  const [answer, ...others] = worlds.map((world) => game.check(world, seat, input));
  if (others.every((other) => equalPlain(answer, other))) return null;
  const answers = [answer, ...others].map(show).join(' or ');
  return fault('refusalLeak', `${show(input)} of seat ${seat} is answered by ${answers}`);
}

/** Whom the table waits for, or how the game ended. */
function whoIsAsked(game: Game, state: unknown): string {
  const pending = game.pending(state);
  switch (pending.kind) {
    case 'move':
      return `seats ${pending.seats.join()}`;
    case 'chance':
      return pending.kind;
    case 'over':
      return canonicalJson(pending.result);
  }
}

/** Two things that might happen now: if the viewer is told the same of both, it must see the same afterwards. */
function findTellingActions(
  game: Game,
  state: unknown,
  viewer: Viewer,
  random: Random,
): Fault | null {
  const pair = pickTwo(game, state, viewer, random);
  if (pair === null) return null;
  const [first, second] = pair.map((action) => {
    const told = JSON.stringify(game.redact(action, state, viewer));
    const after = game.clone(state);
    const events: Tagged[] = [];
    game.apply(after, action, (event) => events.push(event));
    return {
      action,
      told,
      seen: JSON.stringify(game.view(after, viewer)),
      whole: JSON.stringify(after),
      heard: JSON.stringify(events),
    };
  });
  if (first === undefined || second === undefined) return null;
  const names = `${show(first.action)} and ${show(second.action)}`;
  if (first.told === second.told && first.seen !== second.seen) {
    return fault('viewLeak', `${viewer} is told the same of ${names}, but sees the difference`);
  }
  if (first.told !== second.told && first.seen === second.seen && first.whole !== second.whole) {
    return fault(
      'redactLeak',
      `${viewer} sees the same after ${names}, but is told the difference`,
    );
  }
  if (first.told === second.told && first.heard !== second.heard) {
    return fault('eventLeak', `${viewer} is told the same of ${names}, but hears the difference`);
  }
  return null;
}

/** One thing that might happen now, in reality and in a world that looks the same: if it still does, it sounds the same. */
function findTellingEvents(
  game: Game,
  state: unknown,
  viewer: Viewer,
  random: Random,
): Fault | null {
  const pending = game.pending(state);
  if (pending.kind !== 'move') return null;
  const by = pick(pending.seats, random);
  const other = game.resample(game.view(state, viewer), viewer, random);
  const move = pick(game.moves(state, by), random);
  // What a seat holds in secret may decide what it can do.
  if (game.check(other, by, move) !== null) return null;
  const [real, imagined] = [game.clone(state), other].map((world) => {
    const events: Tagged[] = [];
    game.apply(world, { by, move }, (event) => events.push(event));
    return { seen: JSON.stringify(game.view(world, viewer)), heard: JSON.stringify(events) };
  });
  if (real?.seen !== imagined?.seen || real?.heard === imagined?.heard) return null;
  return fault(
    'eventLeak',
    `${viewer} hears of ${show(move)} what depends on things he may not know`,
  );
}

/** Two outcomes of chance, or two moves of somebody else. */
function pickTwo(
  game: Game,
  state: unknown,
  viewer: Viewer,
  random: Random,
): readonly [Action<Tagged, unknown>, Action<Tagged, unknown>] | null {
  const pending = game.pending(state);
  if (pending.kind === 'over') return null;
  if (pending.kind === 'chance') {
    const chance = (): Action<Tagged, unknown> => ({
      by: 'table',
      chance: pick(pending.outcomes, random).outcome,
    });
    return [chance(), chance()];
  }
  const others = pending.seats.filter((seat) => seat !== viewer);
  if (others.length === 0) return null;
  const by = pick(others, random);
  const moves = game.moves(state, by);
  return [
    { by, move: pick(moves, random) },
    { by, move: pick(moves, random) },
  ];
}

/** A move that tells its player nothing has the same effect for his eyes in every world he thinks possible. */
function findUnfairUndo(game: Game, state: unknown, seat: Seat, random: Random): Fault | null {
  const moves = game.moves(state, seat);
  if (moves.length === 0) return null;
  const move = pick(moves, random);
  if (!equalPlain(game.redact({ by: seat, move }, state, seat), { by: seat, move })) {
    return fault('ownMoves', `seat ${seat} is not told that it did ${show(move)}`);
  }
  const other = game.resample(game.view(state, seat), seat, random);
  const reveals = game.reveals?.(state, seat, move) ?? false;
  if (reveals !== (game.reveals?.(other, seat, move) ?? false)) {
    return fault(
      'unfairUndo',
      `seat ${seat} learns something when ${show(move)} can be taken back`,
    );
  }
  if (reveals) return null;
  const [real, imagined] = [game.clone(state), other].map((world) => {
    game.apply(world, { by: seat, move });
    return JSON.stringify(game.view(world, seat));
  });
  return real === imagined
    ? null
    : fault('unfairUndo', `seat ${seat} learns something by ${show(move)} and may take it back`);
}
