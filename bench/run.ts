/** `npm run bench -- engine`: how fast the rules engine is, beside its peers, in one run. `-- page`: how good the page is. `-- server`: how fast online tables are. */

import { parseArgs } from 'node:util';
import { games } from '@sternwarte/games';
import { createScriptProgress } from '../cli/progress.ts';
import { runContender, type Contender } from './contender.ts';
import type { Measurement } from './measure.ts';
import { installBeside } from './install-beside.ts';
import { formatFriends, measureFriends } from './friends.ts';
import { formatPage, measureAnswers, measureBoards, measurePage } from './page.ts';
import { formatNodes, measureNodes } from './server/nodes.ts';
import { formatServer } from './server/server-text.ts';
import { measureServer, SERVER_PARTS, type ServerPart } from './server/suite.ts';
import { formatReport, toFigures, toRatios, type Report } from './report.ts';

const HELP = `usage: npm run bench -- engine [--game <id>] [--repetitions <n>] [--no-peers] [--json]
       npm run bench -- page [--repetitions <n>] [--json]
       npm run bench -- boards
       npm run bench -- answers [--repetitions <n>]
       npm run bench -- friends [--repetitions <n>] [--json]
       npm run bench -- nodes [--game <id>] [--json]
       npm run bench -- server [--game <id>] [--part <name>] [--repetitions <n>] [--no-peers] [--json]

  engine          random playouts with full legal listing and without lists, clone, view, moves, check and replay
                  of every game, and random games on boardgame.io and chessops in between
  page            what Lighthouse says of the first page on a phone, how long it takes from a click
                  until the answer of a bot is drawn, and how much of the screen the boards take;
                  needs a Chromium
  boards          the last of these alone
  answers         how long it takes until the answer of a bot is drawn, alone
  friends         from a link to the first own decision on a throttled phone, and from a click of
                  one until it is drawn at the other, with ten tables running; needs a Chromium
  server          durable moves of 50 tables over sockets, beside a bare fan-out of the same bytes and
                  boardgame.io's server; bytes, sockets, and how long it takes to open a long match
  nodes           durable moves with one, two and four nodes on one PostgreSQL, which must be installed
  --part          one part of server alone: ${SERVER_PARTS.join(', ')}
  --game          one game alone: ${Object.keys(games).join(', ')}
  --repetitions   how often everything is measured, 1 to 99; the median counts (5; server 1);
                  of answers the number of turns (15)
  --no-peers      leave the peers out
  --json          one JSON object instead of a table (npm run -s bench keeps npm's own lines out)

Speeds of the engine are per second of CPU time. bench/README.md says what is measured and how.
`;

const PEERS: readonly Contender[] = [
  { name: 'boardgame.io', script: 'peers/boardgame.ts', args: [] },
  { name: 'chessops', script: 'peers/chess.ts', args: [] },
];

const SUITES = ['engine', 'page', 'boards', 'answers', 'friends', 'server', 'nodes'] as const;

/** How often, unless somebody says so; of the answers it is the number of turns. */
const USUAL: Readonly<Partial<Record<(typeof SUITES)[number], string>>> = {
  server: '1',
  answers: '15',
};

interface Request {
  readonly suite: (typeof SUITES)[number];
  readonly gameIds: readonly string[];
  readonly parts: readonly ServerPart[];
  readonly repetitions: number;
  readonly peers: boolean;
  readonly json: boolean;
}

/** A text is what is wrong with the arguments; `null` asks for help. */
function readArguments(args: string[]): Request | string | null {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        'no-peers': { type: 'boolean' },
        game: { type: 'string' },
        part: { type: 'string' },
        repetitions: { type: 'string' },
      },
    });
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
  const { values, positionals } = parsed;
  if (values.help === true) return null;
  const [named, ...others] = positionals;
  const suite = SUITES.find((known) => known === named);
  if (suite === undefined) {
    return `say what to measure: ${SUITES.join(', ')}, not ${named ?? 'nothing'}`;
  }
  if (others.length > 0) return `one thing at a time: what is ${others.join(' ')}?`;
  const { game } = values;
  if (game !== undefined && !Object.hasOwn(games, game)) {
    return `no game ${game}; there is ${Object.keys(games).join(', ')}`;
  }
  const { part, repetitions = USUAL[suite] ?? '5' } = values;
  if (!/^[1-9]\d?$/.test(repetitions)) {
    return `--repetitions is a number from 1 to 99, not ${repetitions}`;
  }
  const parts = SERVER_PARTS.filter((one) => part === undefined || one === part);
  if (parts.length === 0) return `no part ${part ?? ''}; there is ${SERVER_PARTS.join(', ')}`;
  return {
    suite,
    gameIds: game === undefined ? Object.keys(games) : [game],
    parts,
    repetitions: Number(repetitions),
    peers: values['no-peers'] !== true,
    json: values.json === true,
  };
}

/** All contenders in turn, again and again, so that a slow minute of the machine hits all of them alike. */
async function measureAll(
  contenders: readonly Contender[],
  repetitions: number,
): Promise<Map<string, Measurement[][]>> {
  const progress = createScriptProgress();
  const runs = new Map(contenders.map(({ name }): [string, Measurement[][]] => [name, []]));
  let done = 0;
  try {
    for (let n = 1; n <= repetitions; n++) {
      for (const contender of contenders) {
        const what = `${contender.name}, repetition ${n} of ${repetitions}`;
        progress.show(done++ / (repetitions * contenders.length), what);
        runs.get(contender.name)?.push(await runContender(contender));
      }
    }
  } finally {
    progress.done();
  }
  return runs;
}

async function measureEngine({ gameIds, repetitions, peers }: Request): Promise<Report> {
  const peersMissing = peers
    ? installBeside('peers', (line) => console.error(line))
    : 'left out by --no-peers';
  const present = peersMissing === null ? PEERS : [];
  const own = gameIds.map((id) => ({ name: id, script: 'own-engine.ts', args: [id] }));
  const runs = await measureAll([...own, ...present], repetitions);
  const figuresOf = (name: string) => toFigures(name, runs.get(name) ?? []);
  const gameFigures = gameIds.map((game) => ({ game, figures: figuresOf(game) }));
  const peerFigures = present.flatMap(({ name }) => figuresOf(name));
  return {
    suite: 'engine',
    node: process.versions.node,
    repetitions,
    games: gameFigures,
    peers: peerFigures,
    peersMissing,
    ratios: gameFigures.map(({ game, figures }) => ({
      game,
      ratios: toRatios(figures, peerFigures),
    })),
  };
}

const request = readArguments(process.argv.slice(2));
if (request === null) process.stdout.write(HELP);
else if (typeof request === 'string') {
  console.error(`bench: ${request} (--help tells more)`);
  process.exitCode = 2;
} else if (request.suite === 'boards') {
  process.stdout.write(await measureBoards());
} else if (request.suite === 'answers') {
  process.stdout.write(await measureAnswers(request.repetitions));
} else if (request.suite === 'server') {
  const report = await measureServer(request);
  process.stdout.write(request.json ? `${JSON.stringify(report)}\n` : formatServer(report));
} else if (request.suite === 'friends') {
  const report = await measureFriends(request.repetitions);
  process.stdout.write(request.json ? `${JSON.stringify(report)}\n` : formatFriends(report));
} else if (request.suite === 'nodes') {
  const game = request.gameIds[0] ?? 'anno4000';
  const figures = await measureNodes(game);
  process.stdout.write(request.json ? `${JSON.stringify(figures)}\n` : formatNodes(game, figures));
} else if (request.suite === 'page') {
  const report = await measurePage(request.repetitions);
  process.stdout.write(request.json ? `${JSON.stringify(report)}\n` : formatPage(report));
} else {
  const report = await measureEngine(request);
  process.stdout.write(request.json ? `${JSON.stringify(report)}\n` : formatReport(report));
}
