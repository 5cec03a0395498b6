/** Plays matches from seeds until one is worth keeping, and writes it as a record. The same code writes the same files. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitEarly,
  createRandom,
  draw,
  isAction,
  layTable,
  makeRecord,
  newMatch,
  nextDraw,
  openTable,
  submit,
  takeBack,
  type Config,
  type Game,
  type GameWords,
  type Language,
  type Match,
  type Random,
  type Refusal,
  type Result,
  type Seat,
  type Table,
  type Tagged,
} from '@sternwarte/engine';

const GAMES = join(import.meta.dirname, '../../games');
const BEGIN = 1_750_000_000_000;
const SECONDS_PER_ENTRY = 7;
const NAMES = ['Ada', 'Bruno', 'Clara', 'David'];

export interface Golden<State, Move, Event> extends Config {
  readonly name: string;
  /** Whether draws can be verified: not at all, or by the first or the second scheme. */
  readonly chance: 'unverified' | 'early' | 'bound';
  /** Somebody who plays for all seats of one match. */
  player(this: void): (state: State, seat: Seat, random: Random) => Move;
  /** Whether a match that has ended shows what it should. */
  isWanted(this: void, result: Result, events: readonly Event[], state: State): boolean;
}

export interface GoldenPlan<State, Move extends Tagged, Chance, Event extends Tagged> {
  readonly game: Game<State, Move, Chance, Event>;
  readonly words: Readonly<Record<Language, GameWords<State, Move, Chance, Event>>>;
  readonly matches: readonly Golden<State, Move, Event>[];
  /** Whoever has not ended by then is too long to be kept. */
  readonly maxEntries: number;
  readonly trials: number;
  /** The first match that is wanted, or the shortest of all trials. */
  readonly keep: 'first' | 'shortest';
  /** Who of those that are asked answers next. */
  answers(this: void, asked: readonly Seat[], random: Random): Seat;
  /** A move that is made and taken back before the other one, now and then. */
  secondThoughts(this: void, state: State, seat: Seat, move: Move, random: Random): Move | null;
}

/**
 * Writes the matches of a plan that are not there yet, and says what each is. Those that are stay as they were played:
 * they show that matches from before an option still are what they were.
 */
export function writeGoldens<State, Move extends Tagged, Chance, Event extends Tagged>(
  plan: GoldenPlan<State, Move, Chance, Event>,
): void {
  for (const golden of plan.matches) {
    const file = join(GAMES, plan.game.id, 'golden', `${golden.name}.swm.json`);
    if (existsSync(file)) continue;
    const table = findMatch(plan, golden);
    const names = NAMES.slice(0, golden.seats);
    const record = makeRecord(table, {
      names,
      describe: (entry, state) =>
        isAction(entry) ? plan.words.en.action(entry, state, names) : null,
    });
    writeFileSync(file, record);
    const pending = plan.game.pending(table.state);
    const result = pending.kind === 'over' ? JSON.stringify(pending.result) : 'not over';
    console.log(`${golden.name}: ${table.match.log.length} entries, ${result}`);
  }
}

function findMatch<State, Move extends Tagged, Chance, Event extends Tagged>(
  plan: GoldenPlan<State, Move, Chance, Event>,
  golden: Golden<State, Move, Event>,
): Table<State, Move, Chance, Event> {
  let best: Table<State, Move, Chance, Event> | null = null;
  for (let trial = 0; trial < plan.trials; trial++) {
    const table = playMatch(plan, golden, trial);
    if (table === null || !table.match.log.some((entry) => 'undo' in entry)) continue;
    if (plan.keep === 'first') return table;
    if (best === null || table.match.log.length < best.match.log.length) best = table;
  }
  if (best === null) throw new Error(`${golden.name}: no such match in ${plan.trials} trials`);
  return best;
}

/** The match of this trial, or `null` when it does not come to the wanted end in time. */
function playMatch<State, Move extends Tagged, Chance, Event extends Tagged>(
  plan: GoldenPlan<State, Move, Chance, Event>,
  golden: Golden<State, Move, Event>,
  trial: number,
): Table<State, Move, Chance, Event> | null {
  const { game } = plan;
  const random = createRandom(`${golden.name} ${trial}`);
  const table = openTable(game, beginMatch(game, golden, trial));
  const now = (): number => BEGIN + table.match.log.length * SECONDS_PER_ENTRY * 1000;
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  const decide = golden.player();
  while (table.match.log.length < plan.maxEntries) {
    const { state } = table;
    const pending = game.pending(state);
    if (pending.kind === 'over') {
      return golden.isWanted(pending.result, events, state) ? table : null;
    }
    if (pending.kind === 'chance') {
      accept(draw(table, nextDraw(table, random), now(), emit));
      continue;
    }
    const seat = plan.answers(pending.seats, random);
    const move = decide(state, seat, random);
    const other = plan.secondThoughts(state, seat, move, random);
    if (other !== null) {
      const kept = table.line.at(-1)?.seq ?? -1;
      accept(submit(table, seat, other, now()));
      accept(takeBack(table, seat, kept, now()));
    }
    accept(submit(table, seat, move, now(), emit));
  }
  return null;
}

function beginMatch<State, Move extends Tagged, Chance>(
  game: Game<State, Move, Chance>,
  { name, seats, options, chance }: Golden<State, Move, never>,
  trial: number,
): Match<Move, Chance> {
  const names = NAMES.slice(0, seats);
  if (chance === 'bound') {
    const digits = createRandom(`entropy of ${name} ${trial}`);
    const entropy = (bytes: number): string =>
      Array.from({ length: 2 * bytes }, () => digits.below(16).toString(16)).join('');
    return layTable(game, { seats, options }, names, entropy);
  }
  const id = `golden-${name}`;
  if (chance === 'unverified') return newMatch(game, id, { seats, options });
  const seed = commitEarly(trial.toString(16).padStart(64, '0'));
  const nonces = names.map((player) => `${player.toLowerCase()}-${trial}`);
  return newMatch(game, id, { seats, options }, { commitment: commitEarly(seed), nonces, seed });
}

function accept(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}
