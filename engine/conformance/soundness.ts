/** States, actions and legality. */

import type { Action, Game, Random, Seat, Tagged } from '../contract.ts';
import type { Table } from '../table.ts';
import { copyPlain, equalPlain, findNotPlain } from '../plain.ts';
import { RESIGN } from '../playout.ts';
import { pick } from '../random.ts';
import { brokenIn } from '../scenario.ts';
import { attackCheck, show } from './hostile.ts';
import { fault, type Fault } from './fault.ts';
import type { Plan } from './plan.ts';

const HOSTILE_INPUTS_PER_STATE = 12;

/**
 * Legal moves: they exist where somebody is asked, are exactly what `check` accepts, and belong to the asked alone.
 * `earlier` remembers a move of each type, to be tried by those who are not asked.
 */
export function findFaultyMoves(
  { game, state, match }: Pick<Table<unknown, Tagged, unknown, Tagged>, 'game' | 'state' | 'match'>,
  earlier: Map<string, Tagged>,
  random: Random,
  plan: Plan,
): Fault | null {
  const pending = game.pending(state);
  const asked = pending.kind === 'move' ? pending.seats : [];
  if (pending.kind === 'chance') {
    const found = findFaultyChance(pending.outcomes);
    if (found !== null) return found;
  }
  if (pending.kind === 'move' && (asked.length === 0 || new Set(asked).size !== asked.length)) {
    return fault('stuck', `the table waits for seats [${asked.join(', ')}]`);
  }
  if (asked.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= match.seats)) {
    return fault('stuck', `the table waits for seats [${asked.join(', ')}] of ${match.seats}`);
  }
  const listed: Tagged[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    const moves = game.moves(state, seat);
    if (!asked.includes(seat)) {
      if (moves.length > 0) return fault('onlyTheAsked', `seat ${seat} is offered moves`);
      const out = [...earlier.values()].find((move) => game.check(state, seat, move) === null);
      if (out !== undefined) return fault('onlyTheAsked', `seat ${seat} may ${show(out)}`);
      continue;
    }
    if (moves.length === 0) return fault('stuck', `seat ${seat} is asked and has no move`);
    const found =
      findFaultyListing(game, state, seat, moves) ?? findFaultyPicking(game, state, seat, moves);
    if (found !== null) return found;
    for (const move of moves) {
      listed.push(move);
      earlier.set(move.type, move);
    }
  }
  const attempts = HOSTILE_INPUTS_PER_STATE;
  return (
    findLostWord(game, state, asked, random) ??
    findFalseAcceptance(game, state, listed, random, { ...plan, attempts })
  );
}

/** Nobody but the first goes on without the others, unless the first could as well: any of them may take up an offer. */
function findLostWord(
  game: Game,
  state: unknown,
  [first, ...others]: readonly Seat[],
  random: Random,
): Fault | null {
  if (first === undefined || others.length === 0) return null;
  const by = pick(others, random);
  const move = pick(game.moves(state, by), random);
  if (!takesWord(game, state, by, move, [first])) return null;
  const isEqual = game
    .moves(state, first)
    .some((own) => takesWord(game, state, first, own, others));
  return isEqual
    ? null
    : fault('askedOrder', `${show(move)} of seat ${by} takes the word from seat ${first}`);
}

/** Whether a move lets the game go on although some of these have not answered. */
function takesWord(
  game: Game,
  state: unknown,
  by: Seat,
  move: Tagged,
  from: readonly Seat[],
): boolean {
  const after = game.clone(state);
  game.apply(after, { by, move });
  const pending = game.pending(after);
  if (pending.kind === 'over') return false;
  return pending.kind === 'chance' || from.some((seat) => !pending.seats.includes(seat));
}

function findFaultyChance(
  outcomes: readonly { readonly outcome: unknown; readonly weight: number }[],
): Fault | null {
  if (outcomes.length === 0) return fault('stuck', 'chance without an outcome');
  const seen = new Set<string>();
  for (const { outcome, weight } of outcomes) {
    const notPlain = findNotPlain(outcome);
    if (notPlain !== null) return fault('plainState', `outcome.${notPlain}`);
    if (!Number.isSafeInteger(weight) || weight < 1) return fault('chance', `weight ${weight}`);
    seen.add(JSON.stringify(outcome));
  }
  return seen.size === outcomes.length ? null : fault('chance', 'an outcome is listed twice');
}

function findFaultyListing(
  game: Game,
  state: unknown,
  seat: Seat,
  moves: readonly Tagged[],
): Fault | null {
  const seen = new Set<string>();
  for (const move of moves) {
    const notPlain = findNotPlain(move);
    if (notPlain !== null) return fault('plainState', `move.${notPlain}`);
    // What arrives is never the listed move itself.
    const refusal = game.check(state, seat, copyPlain(move));
    if (refusal !== null) return fault('listedIsLegal', `${show(move)}: ${refusal.key}`);
    seen.add(JSON.stringify(move));
  }
  return seen.size === moves.length ? null : fault('listedIsLegal', 'a move is listed twice');
}

/** Every place is asked for: what is picked must be what is listed there, and there must be no more and no fewer of them. */
function findFaultyPicking(
  game: Game,
  state: unknown,
  seat: Seat,
  moves: readonly Tagged[],
): Fault | null {
  if (game.pickMove === undefined) return null;
  const others = moves.filter(({ type }) => type !== RESIGN);
  const expected = others.length > 0 ? others : moves;
  for (const [place, move] of expected.entries()) {
    const counts: number[] = [];
    const picked = game.pickMove(state, seat, (count) => {
      counts.push(count);
      return place;
    });
    if (counts.length !== 1 || counts[0] !== expected.length) {
      return fault('picking', `chooses among ${counts.join(' and ')}, not ${expected.length}`);
    }
    if (picked !== move && !equalPlain(picked, move)) {
      return fault('picking', `${show(picked)} is picked in the place of ${show(move)}`);
    }
  }
  return null;
}

interface Attack extends Pick<Plan, 'unlisted'> {
  readonly attempts: number;
  readonly onAccepted?: () => void;
}

/** Hostile inputs, of which `check` must accept nothing that is not listed. */
export function findFalseAcceptance(
  game: Game,
  state: unknown,
  listed: readonly Tagged[],
  random: Random,
  attack: Attack,
): Fault | null {
  let found: Fault | null = null;
  const onAccepted = (seat: Seat, input: unknown): boolean => {
    attack.onAccepted?.();
    if (game.moves(state, seat).some((move) => equalPlain(move, input))) return true;
    // What `check` accepts has the shape of a move.
    const move = input as Tagged;
    if (attack.unlisted?.(move) !== true) {
      found = fault('legalIsListed', `${show(input)} of seat ${seat} is accepted, but not listed`);
      return false;
    }
    const after = game.clone(state);
    game.apply(after, { by: seat, move });
    const broken = brokenIn(game, after);
    if (broken.length > 0) found = fault('invariants', `${show(input)}: ${broken.join('; ')}`);
    return broken.length === 0;
  };
  const hostile = attackCheck(game, state, listed, attack.attempts, random, onAccepted);
  return found ?? (hostile === null ? null : fault('hostileInput', hostile));
}

/** An action on a clone must leave the original alone. */
export function findSharedClone(
  game: Game,
  state: unknown,
  action: Action<Tagged, unknown>,
): Fault | null {
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  if (!equalPlain(copy, state)) return fault('clone', 'a clone differs from its original');
  game.apply(copy, action);
  return JSON.stringify(state) === before
    ? null
    : fault('clone', `${show(action)} on a clone changed the original`);
}

/**
 * `apply` is repeatable and indifferent to listeners. `perform` then does the same
 * action for real on `state`, and must lead to the same position.
 */
export function findImpurity(
  game: Game,
  state: unknown,
  action: Action<Tagged, unknown>,
  perform: () => unknown,
): Fault | null {
  const before = JSON.stringify(state);
  const told = JSON.stringify(action);
  const heard: Tagged[] = [];
  const [loud, again, silent] = [game.clone(state), game.clone(state), game.clone(state)];
  game.apply(loud, action, (event) => heard.push(event));
  const heardAgain: Tagged[] = [];
  game.apply(again, action, (event) => heardAgain.push(event));
  if (JSON.stringify(loud) !== JSON.stringify(again) || !equalPlain(heard, heardAgain)) {
    return fault('pureApply', `${show(action)} does not always have the same effect`);
  }
  const revived: unknown = JSON.parse(before);
  game.apply(silent, action);
  if (JSON.stringify(loud) !== JSON.stringify(silent)) {
    return fault('silentApply', `${show(action)} has another effect when nobody listens`);
  }
  game.apply(revived, copyPlain(action));
  if (JSON.stringify(loud) !== JSON.stringify(revived)) {
    return fault('revival', `${show(action)} has another effect on a state that was stored`);
  }
  if (JSON.stringify(action) !== told) {
    return fault('pureApply', `${told} was changed while it was applied`);
  }
  perform();
  if (JSON.stringify(loud) !== JSON.stringify(state)) {
    return fault('pureApply', `${show(action)} has another effect on a clone`);
  }
  const notPlain = findNotPlain(heard);
  return notPlain === null ? null : fault('plainState', `events${notPlain}`);
}

/** Once the game is over: winners and places fit together, and nothing can be done any more. */
export function findFaultyResult(game: Game, state: unknown, seats: number): Fault | null {
  const pending = game.pending(state);
  if (pending.kind !== 'over') return fault('result', 'not over');
  const { winners, ending, places } = pending.result;
  if (!game.endings.includes(ending)) return fault('result', `unknown ending ${ending}`);
  if (places.length !== seats) return fault('result', `${places.length} places`);
  const best = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (
    winners.length === 0 ||
    !equalPlain(
      best,
      winners.toSorted((a, b) => a - b),
    )
  ) {
    return fault('result', `winners [${winners.join()}] with places [${places.join()}]`);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (game.check(state, seat, { type: 'resign' }) === null) {
      return fault('result', `seat ${seat} may still resign`);
    }
  }
  return null;
}
