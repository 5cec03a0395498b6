/**
 * `npm run soak -- bots`: many matches of Anno 4000 between bots, looked at afterwards. No match may pass round 150 while
 * nobody gains or loses a ship, and nobody may leave the game in a turn that could have saved him: every one is tried.
 */

import { parseArgs } from 'node:util';
import { suggestedOptions, type Game } from '@sternwarte/engine';
import { findContestant, playEncounter, type Contestant } from '@sternwarte/bots/ladder';
import { experts } from '@sternwarte/games/experts';
import { references } from '@sternwarte/games/references';
import { anno4000 } from '../games/anno4000/rules/index.ts';
import type { Move } from '../games/anno4000/rules/actions.ts';
import type { Ending } from '../games/anno4000/rules/ending.ts';
import type { State } from '../games/anno4000/rules/state.ts';

/** A match that lasts longer must go somewhere. */
const LONG = 150;
const LIMIT: Ending = 'roundLimit';
/** So many rounds without a ship more or less are a standstill. */
const STILL = 25;

export interface BotSoak {
  readonly bots: readonly Contestant[];
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number | undefined;
  /** What the table has agreed on about rounds in which nothing happens. */
  readonly quietRounds?: number | null;
}

export interface Findings {
  /** Matches that passed round 150, and those of them in which nothing happened any more. */
  long: number;
  still: number;
  eliminations: number;
  /** Those that a legal turn would have prevented, with the number of the match. */
  readonly avoidable: { readonly match: number; readonly seat: number; readonly turn: Move[] }[];
}

export function soakBots(soak: BotSoak): Findings {
  const { bots, games, seed, iterations, quietRounds = null } = soak;
  const findings: Findings = { long: 0, still: 0, eliminations: 0, avoidable: [] };
  for (let n = 0; n < games; n++) {
    const watch = watchMatch(n, findings);
    const config = { seats: bots.length, options: { maxRounds: LONG, quietRounds } };
    const game: Game = { ...anno4000, check: watch.check };
    const expertise = experts.anno4000;
    const contest = { game, expertise, config, bots, seed, iterations, maxActions: 20_000 };
    const { ending } = playEncounter(contest, n, () => 0);
    if (ending !== LIMIT) continue;
    findings.long++;
    if (watch.isStill()) findings.still++;
  }
  return findings;
}

/** Whether nobody has gained or lost a ship for long: whoever produces makes progress. */
export function isStill({ round, lastChange }: State): boolean {
  return round - lastChange >= STILL;
}

/** Listens to a match: every move that is made is checked first. */
function watchMatch(match: number, findings: Findings) {
  let last: State | null = null;
  let beginning: State | null = null;
  return {
    check(this: void, state: unknown, seat: number, move: unknown): ReturnType<Game['check']> {
      const refusal = anno4000.check(state as State, seat, move);
      if (refusal !== null) return refusal;
      const before = anno4000.clone(state as State);
      const isNewTurn = last === null || last.current !== seat || last.round !== before.round;
      if (isNewTurn) beginning = before;
      last = before;
      const after = anno4000.clone(before);
      anno4000.apply(after, { by: seat, move: move as Move });
      if (after.players[seat]?.alive === false && beginning !== null) {
        findings.eliminations++;
        const turn = savingTurn(beginning, seat);
        if (turn !== null) findings.avoidable.push({ match, seat, turn });
      }
      return null;
    },
    isStill: () => last !== null && isStill(last),
  };
}

/** A turn after which the player is still in the game, out of all that are legal; `null` when there is none. */
export function savingTurn(state: State, seat: number): Move[] | null {
  for (const move of anno4000.moves(state, seat)) {
    if (move.type === 'resign') continue;
    const after = anno4000.clone(state);
    anno4000.apply(after, { by: seat, move });
    if (after.current === seat && after.phase !== 'over') {
      const rest = savingTurn(after, seat);
      if (rest !== null) return [move, ...rest];
    } else if (after.players[seat]?.alive === true) return [move];
  }
  return null;
}

/** By the arguments behind `bots`; says with which code to end. */
export function runBotSoak(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      bots: { type: 'string', default: 'pilot,pilot' },
      games: { type: 'string', default: '100' },
      iterations: { type: 'string' },
      seed: { type: 'string', default: 'soak' },
      quiet: { type: 'string' },
      suggested: { type: 'boolean', default: false },
    },
  });
  const names = values.bots.split(',');
  const bots = names.flatMap((id) => findContestant(id, references.anno4000) ?? []);
  if (bots.length < names.length) {
    console.error(`soak: not all of ${values.bots} are bots (--help tells more)`);
    return 2;
  }
  const iterations = values.iterations === undefined ? undefined : Number(values.iterations);
  const games = Number(values.games);
  // What a table with bots suggests, unless somebody says otherwise.
  const suggested = suggestedOptions(anno4000.options, values.suggested, {}).quietRounds;
  const quietRounds = values.quiet === undefined ? suggested : Number(values.quiet);
  const soak = { bots, games, seed: values.seed, iterations, quietRounds };
  const { long, still, eliminations, avoidable } = soakBots(soak);
  console.log(
    `${values.bots}: ${games} matches, ${long} passed round ${LONG}, ${still} of them stood still; ` +
      `${eliminations} left the game in their own turn, ${avoidable.length} of them needlessly`,
  );
  for (const found of avoidable.slice(0, 20)) console.log(JSON.stringify(found));
  return still + avoidable.length === 0 ? 0 : 1;
}
