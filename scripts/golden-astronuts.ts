/**
 * Writes the golden matches of AstroNuts, for each way a match can end and each option: `node scripts/golden-astronuts.ts`.
 *
 * The records are committed and replayed by tests; run this again only when the rules change on purpose. The same
 * code writes the same files.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitEarly,
  createRandom,
  draw,
  drawFairly,
  makeRecord,
  newMatch,
  openTable,
  pick,
  submit,
  takeBack,
  type Fairness,
  type Refusal,
  type Table,
} from '@sternwarte/engine';
import type { Chance, Event, Move } from '../games/astronuts/rules/actions.ts';
import type { Ending } from '../games/astronuts/rules/ending.ts';
import { astronuts } from '../games/astronuts/rules/index.ts';
import type { Options } from '../games/astronuts/rules/options.ts';
import type { State } from '../games/astronuts/rules/state.ts';
import { nutsWords } from '../games/astronuts/text/index.ts';
import { settler, type Temper } from './golden/settler.ts';

const FOLDER = join(import.meta.dirname, '../games/astronuts/golden');
const BEGIN = 1_750_000_000_000;
const SECONDS_PER_ENTRY = 7;
const NAMES = ['Ada', 'Bruno', 'Clara', 'David'];
const MAX_ENTRIES = 420;
const MAX_TRIALS = 500;
/** A match is worth keeping when it shows so many kinds of events. */
const MIN_KINDS = 18;

type NutsTable = Table<State, Move, Chance, Event>;

interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly ending: Ending;
  readonly temper: Temper;
  /** What must have happened, so that the option shows. */
  readonly shows?: (event: Event, next: Event | undefined) => boolean;
}

const GOLDEN: readonly Golden[] = [
  { name: 'no-nuts-left', seats: 4, options: {}, ending: 'noNutsLeft', temper: 'miner' },
  {
    name: 'fourteen-colonies',
    seats: 2,
    options: {},
    ending: 'fourteenColonies',
    temper: 'founder',
  },
  {
    name: 'asteroids',
    seats: 3,
    options: { asteroids: 'on' },
    ending: 'fourteenColonies',
    temper: 'founder',
    shows: (event) => event.type === 'shipLost' && event.reason === 'asteroid',
  },
  {
    name: 'astro-holes',
    seats: 2,
    options: { astroHoles: 'on' },
    ending: 'fourteenColonies',
    temper: 'founder',
    shows: (event) => event.type === 'step' && event.jump,
  },
  {
    name: 'draft',
    seats: 3,
    options: { nutPlacement: 'draft' },
    ending: 'fourteenColonies',
    temper: 'founder',
  },
  {
    name: 'bare-homes',
    seats: 2,
    options: { homePlanetMode: 'base' },
    ending: 'noNutsLeft',
    temper: 'miner',
  },
  {
    name: 'immediate-end',
    seats: 2,
    options: { immediateEnd14: 'on' },
    ending: 'fourteenColonies',
    temper: 'founder',
  },
  {
    name: 'time-warp-on-defence',
    seats: 2,
    options: { timeWarpOnDefence: 'on', maxRounds: 12 },
    ending: 'roundLimit',
    temper: 'warrior',
    shows: (event, next) =>
      event.type === 'rolled' && event.purpose === 'defence' && next?.type === 'timeWarp',
  },
  {
    name: 'round-limit',
    seats: 3,
    options: { maxRounds: 4 },
    ending: 'roundLimit',
    temper: 'warrior',
  },
  { name: 'resignation', seats: 3, options: {}, ending: 'resignation', temper: 'quitter' },
];

/** The whole match of this trial, or `null` when it is too long. */
function playMatch(golden: Golden, trial: number): { table: NutsTable; events: Event[] } | null {
  const { name, seats, options, temper } = golden;
  const random = createRandom(`${name} ${trial}`);
  const id = `golden-${name}`;
  const seed = commitEarly(trial.toString(16).padStart(64, '0'));
  const nonces = NAMES.slice(0, seats).map((player) => `${player.toLowerCase()}-${trial}`);
  const fairness: Fairness = { commitment: commitEarly(seed), nonces, seed };
  const table = openTable(astronuts, newMatch(astronuts, id, { seats, options }, fairness));
  const events: Event[] = [];
  const emit = (event: Event) => void events.push(event);
  while (table.match.log.length < MAX_ENTRIES) {
    const pending = astronuts.pending(table.state);
    if (pending.kind === 'over') return { table, events };
    if (pending.kind === 'chance') {
      const outcome = drawFairly(fairness, seed, id, table.draws, pending.outcomes);
      accept(draw(table, outcome, now(table), emit));
      continue;
    }
    const seat = pick(pending.seats, random);
    const move = settler(table.state, astronuts.moves(table.state, seat), temper, random);
    if (move.type === 'mine' && random.below(10) === 0) thinkTwice(table, move);
    accept(submit(table, seat, move, now(table), emit));
  }
  return null;
}

/** Mines, and takes it back. */
function thinkTwice(table: NutsTable, move: Move): void {
  const seat = table.state.current;
  const kept = table.line.at(-1)?.seq ?? -1;
  accept(submit(table, seat, move, now(table)));
  accept(takeBack(table, seat, kept, now(table)));
}

function accept(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

function now(table: NutsTable): number {
  return BEGIN + table.match.log.length * SECONDS_PER_ENTRY * 1000;
}

function isWanted(
  golden: Golden,
  { table, events }: { table: NutsTable; events: Event[] },
): boolean {
  const { shows } = golden;
  const { result } = table.state;
  const kinds = new Set(events.map(({ type }) => type)).size;
  return (
    result?.ending === golden.ending &&
    kinds >= MIN_KINDS &&
    table.match.log.some((entry) => 'undo' in entry) &&
    (shows === undefined || events.some((event, i) => shows(event, events[i + 1])))
  );
}

for (const golden of GOLDEN) {
  let shortest: NutsTable | null = null;
  for (let trial = 0; trial < MAX_TRIALS; trial++) {
    const played = playMatch(golden, trial);
    if (played === null || !isWanted(golden, played)) continue;
    if (shortest === null || played.table.match.log.length < shortest.match.log.length) {
      shortest = played.table;
    }
  }
  if (shortest === null) throw new Error(`no match for ${golden.name}`);
  const names = NAMES.slice(0, golden.seats);
  const record = makeRecord(shortest, {
    names,
    describe: (entry, state) => ('undo' in entry ? null : nutsWords.en.action(entry, state, names)),
  });
  writeFileSync(join(FOLDER, `${golden.name}.swm.json`), record);
  const { round, result } = shortest.state;
  const entries = shortest.match.log.length;
  console.log(`${golden.name}: round ${round}, ${entries} entries, ${JSON.stringify(result)}`);
}
