/**
 * Writes the golden matches of Anno 4000, one for each way a match can end: `node scripts/golden-anno4000.ts`.
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
  earliestUndo,
  makeRecord,
  newMatch,
  openTable,
  pick,
  pickWeighted,
  submit,
  takeBack,
  type Fairness,
  type Random,
  type Refusal,
  type Result,
  type Seat,
  type Table,
} from '@sternwarte/engine';
import { anno4000 } from '../games/anno4000/rules/index.ts';
import type { Chance, Event, Move } from '../games/anno4000/rules/actions.ts';
import type { Options } from '../games/anno4000/rules/options.ts';
import { holdsOwnHome, type State } from '../games/anno4000/rules/state.ts';
import { annoWords } from '../games/anno4000/text/index.ts';
import { captain } from './golden/captain.ts';

const FOLDER = join(import.meta.dirname, '../games/anno4000/golden');
const BEGIN = 1_750_000_000_000;
const SECONDS_PER_ENTRY = 7;
const NAMES = ['Ada', 'Bruno', 'Clara', 'David'];
const MAX_ENTRIES = 420;
const MAX_TRIALS = 3000;

type AnnoTable = Table<State, Move, Chance, Event>;

interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly fair: boolean;
  /** Moves of a seat in a round; where nothing is scripted the captain plays. */
  readonly script?: Readonly<Record<string, readonly Move[]>>;
  /** Whoever cannot win his home star back gives up. */
  readonly resigns?: boolean;
  readonly wanted: (result: Result, events: readonly Event[]) => boolean;
}

const END: readonly Move[] = [{ type: 'endTurn' }];

const hasExchange = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'exchange');

/** Fleets from A yellow and C yellow cross and take each other's home star in round 3, and leave in round 4. */
const CROSSING: Golden['script'] = {
  '1:0': [{ type: 'start', star: 'algol', ships: 13 }, ...END],
  '1:1': [{ type: 'start', star: 'regulus', ships: 13 }, ...END],
  '2:0': END,
  '2:1': END,
  '3:0': [{ type: 'land', discs: [0], star: 'regulus' }, ...END],
  '3:1': [{ type: 'land', discs: [0], star: 'algol' }, ...END],
};

/** Two whole fleets leave their home stars and meet half-way. */
const COLLISION: Golden['script'] = {
  '1:0': [{ type: 'start', star: 'regulus', ships: 15 }, ...END],
  '1:1': [{ type: 'start', star: 'pavo', ships: 15 }, ...END],
  '2:0': END,
  '2:1': END,
  '3:0': END,
  '3:1': END,
  '4:0': [{ type: 'land', discs: [0], star: 'sirius' }, ...END],
  '4:1': [{ type: 'land', discs: [0], star: 'sirius' }, ...END],
};

/** PAVO stakes its whole fleet on one blow against REGULUS, which has stayed at home and grown. */
const ALL_OR_NOTHING: Golden['script'] = {
  '1:0': [{ type: 'start', star: 'regulus', ships: 1 }, ...END],
  '1:1': [{ type: 'start', star: 'pavo', ships: 15 }, ...END],
  '2:0': [{ type: 'land', discs: [0], star: 'capella' }, ...END],
  '3:0': [{ type: 'start', star: 'regulus', ships: 1 }, ...END],
  '4:0': [{ type: 'land', discs: [0], star: 'pollux' }, ...END],
  ...Object.fromEntries(
    ['2:1', '3:1', '4:1', '5:0', '5:1', '6:0', '6:1', '7:0'].map((at) => [at, END]),
  ),
  '7:1': [{ type: 'land', discs: [0], star: 'regulus' }, ...END],
};

const GOLDEN: readonly Golden[] = [
  {
    name: 'elimination',
    seats: 2,
    options: { homeChoice: 'pick' },
    fair: true,
    script: { '1:choose': [{ type: 'chooseHome', star: 'regulus' }], ...ALL_OR_NOTHING },
    wanted: ({ ending }) => ending === 'elimination',
  },
  {
    name: 'last-home-star',
    seats: 3,
    options: { homeSet: 'random' },
    fair: true,
    wanted: ({ ending }) => ending === 'lastHomeStar',
  },
  {
    name: 'exchange',
    seats: 4,
    options: { homeChoice: 'pick' },
    fair: true,
    script: {
      '1:choose': [
        { type: 'chooseHome', star: 'algol' },
        { type: 'chooseHome', star: 'regulus' },
        { type: 'chooseHome', star: 'antares' },
      ],
      ...CROSSING,
    },
    wanted: ({ ending, winners }, events) =>
      hasExchange(events) && ending !== 'roundLimit' && (winners[0] ?? 9) < 2,
  },
  {
    name: 'resignation',
    seats: 3,
    options: { homeSet: 'alternative' },
    fair: false,
    resigns: true,
    wanted: ({ ending }) => ending === 'resignation',
  },
  {
    name: 'round-limit',
    seats: 4,
    options: { maxRounds: 12, shipLimit: 30 },
    fair: false,
    wanted: ({ ending }) => ending === 'roundLimit',
  },
  {
    name: 'mutual-destruction',
    seats: 2,
    options: { equalBattle: 'bothDestroyed', homeChoice: 'pick' },
    fair: true,
    script: { '1:choose': [{ type: 'chooseHome', star: 'regulus' }], ...COLLISION },
    wanted: ({ ending }) => ending === 'mutualDestruction',
  },
];

/** The whole match of this trial, or `null` when it does not come to an end in time. */
function playMatch(golden: Golden, trial: number): { table: AnnoTable; events: Event[] } | null {
  const { name, seats, options } = golden;
  const random = createRandom(`${name} ${trial}`);
  const fairness = golden.fair ? makeFairness(seats, trial) : null;
  const id = `golden-${name}`;
  const table = openTable(anno4000, newMatch(anno4000, id, { seats, options }, fairness));
  const events: Event[] = [];
  const emit = (event: Event) => void events.push(event);
  const scripted = new Map(
    Object.entries(golden.script ?? {}).map(([at, list]) => [at, [...list]]),
  );
  while (table.match.log.length < MAX_ENTRIES) {
    const pending = anno4000.pending(table.state);
    if (pending.kind === 'over') return { table, events };
    if (pending.kind === 'chance') {
      const outcome =
        fairness === null || fairness.seed === null
          ? pickWeighted(pending.outcomes, random)
          : drawFairly(fairness, fairness.seed, id, table.draws, pending.outcomes);
      accept(draw(table, outcome, now(table), emit));
      continue;
    }
    const { state } = table;
    const seat = state.current;
    const key = state.phase === 'homes' ? '1:choose' : `${state.round}:${seat}`;
    const move = scripted.get(key)?.shift() ?? decide(golden, state, random);
    if (move.type === 'start' && random.below(12) === 0) thinkTwice(table, seat, random);
    accept(submit(table, seat, move, now(table), emit));
  }
  return null;
}

function decide({ resigns = false }: Golden, state: State, random: Random): Move {
  const seat = state.current;
  const move = captain(state, seat, anno4000.moves(state, seat), random);
  const lost = move.type === 'endTurn' && !holdsOwnHome(state, seat);
  return resigns && lost && isLost(state) ? { type: 'resign' } : move;
}

/** Whether the end of this turn would be the end of its player. */
function isLost(state: State): boolean {
  const after = anno4000.clone(state);
  anno4000.apply(after, { by: state.current, move: { type: 'endTurn' } });
  return after.players[state.current]?.alive === false;
}

/** Makes some other departure and takes it back. */
function thinkTwice(table: AnnoTable, seat: Seat, random: Random): void {
  const starts = anno4000.moves(table.state, seat).filter(({ type }) => type === 'start');
  const kept = table.line.at(-1)?.seq ?? -1;
  accept(submit(table, seat, pick(starts, random), now(table)));
  const earliest = earliestUndo(table, seat);
  if (earliest === null || earliest > kept) throw new Error('a departure cannot be taken back');
  accept(takeBack(table, seat, kept, now(table)));
}

function makeFairness(seats: number, trial: number): Fairness {
  const seed = commitEarly(trial.toString(16).padStart(64, '0'));
  const nonces = NAMES.slice(0, seats).map((name) => `${name.toLowerCase()}-${trial}`);
  return { commitment: commitEarly(seed), nonces, seed };
}

const now = ({ match }: AnnoTable): number => BEGIN + match.log.length * SECONDS_PER_ENTRY * 1000;

function accept(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

function write(golden: Golden): void {
  for (let trial = 0; trial < MAX_TRIALS; trial++) {
    const played = playMatch(golden, trial);
    const result = played?.table.state.result ?? null;
    if (played === null || result === null || !golden.wanted(result, played.events)) continue;
    const { table } = played;
    if (!table.match.log.some((entry) => 'undo' in entry)) continue;
    const names = NAMES.slice(0, golden.seats);
    const record = makeRecord(table, {
      names,
      describe: (entry, state) =>
        'undo' in entry ? null : annoWords.en.action(entry, state, names),
    });
    writeFileSync(join(FOLDER, `${golden.name}.swm.json`), record);
    const { winners, ending } = result;
    console.log(
      `${golden.name}: ${ending}, won by ${winners.join(' and ')}, round ${table.state.round}, ${table.match.log.length} entries, ${record.length} characters, trial ${trial}`,
    );
    return;
  }
  throw new Error(`${golden.name}: no such match in ${MAX_TRIALS} trials`);
}

for (const golden of GOLDEN) write(golden);
