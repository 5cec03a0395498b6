/** The contender that is ours: one game of the registry on the rules engine. `node bench/own-engine.ts anno4000` */

import {
  createRandom,
  draw,
  newMatch,
  openTable,
  playout,
  randomPlayout,
  randomPolicy,
  replay,
  submit,
  type Game,
  type Match,
  type Seat,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { printMeasurements, type Probe, type Unit } from './measure.ts';
import { randomOptions } from './random-play.ts';

/** A position in which a seat is asked, with all it may do. */
interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly moves: readonly Tagged[];
}

/** Random games from which the positions are taken, and of which the longest is replayed, for each seat count. */
const SAMPLE_GAMES = 8;
const POSITIONS_PER_GAME = 24;

function seatCounts({ seats }: Game): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_unused, i) => seats.min + i);
}

/** Whole random games, each listing all legal moves before every choice. */
function playoutProbe(game: Game, seats: number): Probe {
  const options = randomOptions(game.id);
  const policies = Array.from({ length: seats }, () => randomPolicy);
  const random = createRandom(`bench/${seats}`);
  return {
    id: `playouts-${seats}`,
    title: `random playouts, ${seats} seats`,
    unit: 'actions/s',
    run: () => playout(game, game.setup({ seats, options }), policies, random).actions,
  };
}

/** The same games, action for action, but each move is picked alone where the game can do that. */
function walkProbe(game: Game, seats: number): Probe {
  const options = randomOptions(game.id);
  const random = createRandom(`bench/${seats}`);
  return {
    id: `walks-${seats}`,
    title: `walks without lists, ${seats} seats`,
    unit: 'actions/s',
    run: () => randomPlayout(game, game.setup({ seats, options }), random).actions,
  };
}

function recordRandomMatch(game: Game, seats: number, seed: string): Match {
  const config = { seats, options: randomOptions(game.id) };
  const table = openTable(game, newMatch(game, seed, config));
  const policies = Array.from({ length: seats }, () => randomPolicy);
  playout(game, game.setup(config), policies, createRandom(seed), {
    onAction: (action) => {
      const refusal =
        action.by === 'table'
          ? draw(table, action.chance, 0)
          : submit(table, action.by, action.move, 0);
      if (refusal !== null) throw new Error(`${game.id} refuses its own move: ${refusal.key}`);
    },
  });
  return table.match;
}

/** Positions from all parts of a match, drawn by lot. */
function positionsOf(game: Game, match: Match): Position[] {
  const random = createRandom(`positions of ${match.id}`);
  const positions: Position[] = [];
  replay(game, match, {
    inspect: (_entry, { state }) => {
      const pending = game.pending(state);
      if (random.below(match.log.length) >= POSITIONS_PER_GAME) return null;
      if (pending.kind !== 'move') return null;
      const [seat = 0] = pending.seats;
      positions.push({ state: game.clone(state), seat, moves: game.moves(state, seat) });
      return null;
    },
  });
  return positions;
}

/** The last answer of every probe, kept so that no compiler finds their work useless. */
const answers: Record<string, unknown> = {};

function queryProbes(game: Game, positions: readonly Position[]): Probe[] {
  const probe = (
    id: string,
    title: string,
    unit: Unit,
    ask: (position: Position) => unknown,
  ): Probe => ({
    id,
    title,
    unit,
    run: () => {
      for (const position of positions) answers[id] = ask(position);
      return positions.length;
    },
  });
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  let calls = 0;
  return [
    probe('clone', 'clone of a state', 'µs', ({ state }) => game.clone(state)),
    probe('view', 'view of a state', 'µs', ({ state }) =>
      game.view(state, viewers[calls++ % viewers.length] ?? 0),
    ),
    probe('moves', 'moves: all legal ones listed', 'ns', ({ state, seat }) =>
      game.moves(state, seat),
    ),
    probe('check', 'check of a legal move', 'ns', ({ state, seat, moves }) =>
      game.check(state, seat, moves[calls++ % moves.length]),
    ),
  ];
}

function replayProbe(game: Game, match: Match): Probe {
  return {
    id: 'replay',
    title: `replay of a match with ${match.log.length} entries`,
    unit: 'ms',
    run: () => {
      if (!replay(game, match).ok) throw new Error(`${game.id} does not replay its own match`);
      return 1;
    },
  };
}

const registry: Readonly<Record<string, Game>> = games;
const game = registry[process.argv[2] ?? ''];
if (game === undefined) throw new RangeError('the argument is a game of the registry');
const counts = seatCounts(game);
const matches = counts.flatMap((seats) =>
  Array.from({ length: SAMPLE_GAMES }, (_unused, n) =>
    recordRandomMatch(game, seats, `sample/${seats}/${n}`),
  ),
);
const longest = matches.reduce((best, match) =>
  match.log.length > best.log.length ? match : best,
);
const positions = matches.flatMap((match) => positionsOf(game, match));
printMeasurements([
  ...counts.map((seats) => playoutProbe(game, seats)),
  ...counts.map((seats) => walkProbe(game, seats)),
  ...queryProbes(game, positions),
  replayProbe(game, longest),
]);
