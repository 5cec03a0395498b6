/** Nobody is told what he may not know: every byte to every viewer, of whole matches, reconnects and records included. */

import { createRandom, randomPolicy, type Game, type Match, type Viewer } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import type { ServerMessage } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from './identity/tokens.ts';
import { Audit } from './testing/audit.ts';
import { Visitor, type Onlooker } from './testing/client.ts';
import { openCopy } from './testing/copy.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const allGames: Readonly<Record<string, Game>> = games;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const STEPS = 160;

/** Somebody at the table, over all of his lines. */
interface Witness {
  readonly viewer: Viewer;
  readonly visitor: Visitor;
  lines: Onlooker[];
  readonly answers: string[];
  readonly records: { readonly log: readonly unknown[] }[];
}

const lineOf = ({ lines }: Witness): Onlooker => {
  const line = lines.at(-1);
  if (line === undefined) throw new Error('nobody looks');
  return line;
};

async function reconnect(table: string, witness: Witness): Promise<void> {
  const before = lineOf(witness);
  before.drop();
  const line = witness.visitor.look(table, {}, before);
  witness.lines.push(line);
  await line.hear('welcome');
}

async function askForAll(table: string, { visitor, answers, records }: Witness): Promise<void> {
  for (const path of ['', '/record', '/links']) {
    const text = await (await visitor.ask('GET', `/api/tables/${table}${path}`)).text();
    if (path !== '/links') answers.push(text);
    if (path === '/record') records.push(JSON.parse(text) as { log: readonly unknown[] });
  }
  const others = ['/api/tables', '/api/me', '/api/me/devices', '/api/me/ratings'];
  for (const path of [...others, '/api/openapi.json', '/.well-known/sternwarte-key']) {
    answers.push(await (await visitor.ask('GET', path)).text());
  }
}

/** A match played at random for a while; everybody goes and comes back, and asks for everything. */
async function observe(game: Game): Promise<{
  readonly table: string;
  readonly witnesses: readonly Witness[];
  readonly match: Match;
  readonly secrets: readonly string[];
}> {
  const { people, table } = await seatPeople(server.address, game);
  const host = people[0] ?? (await Visitor.arrive(server.address, 'Nobody'));
  const carl = await Visitor.arrive(server.address, 'Carl');
  await carl.post('/api/links', { link: await host.linkOf(table) });
  const witnesses = [...people, carl].map((visitor, n): Witness => ({
    viewer: n < people.length ? n : 'spectator',
    visitor,
    lines: [visitor.look(table)],
    answers: [],
    records: [],
  }));
  await Promise.all(witnesses.map((one) => lineOf(one).hear('welcome')));
  await host.post(`/api/tables/${table}/start`);
  await Promise.all(
    witnesses.map((one) => lineOf(one).hear('welcome', (m) => m.view !== undefined)),
  );
  // What the table draws before anybody decides.
  const isDrawn = ({ view }: Onlooker): boolean => game.pending(view).kind !== 'chance';
  await Promise.all(witnesses.map((one) => lineOf(one).until(() => isDrawn(lineOf(one)))));
  const random = createRandom(`secrets of ${game.id}`);
  for (let moves = 0; moves < STEPS; moves++) {
    const pending = game.pending(lineOf(witnesses.at(-1) ?? raise()).view);
    if (pending.kind === 'over') break;
    const seat = pending.kind === 'move' ? (pending.seats.at(-1) ?? 0) : 0;
    const line = lineOf(witnesses[seat] ?? raise());
    const move = randomPolicy(line.view, seat, game.moves(line.view, seat), random);
    if (move.type === 'resign') continue;
    const id = line.move(move, `${moves}`);
    await line.hear('steps', (m) => m.id === id);
    const away = witnesses[random.below(12)];
    for (const one of witnesses) {
      if (one !== away) await lineOf(one).until(() => lineOf(one).seq === line.seq);
    }
    if (away !== undefined) await reconnect(table, away);
    if (moves === STEPS / 8) for (const one of witnesses) await askForAll(table, one);
  }
  const store = await openCopy(server.file);
  const stored = await store.findTable(table);
  if (stored === null) throw new Error('the table is gone');
  const log = (await store.readEntries(table, 0)).map(({ entry }) => entry);
  const sealKey = await store.keepSecret('seal key', '');
  await store.close();
  const { id, version, options, fairness, seats } = stored;
  const secrets = [
    fairness?.seed ?? raise(),
    ...sealKey.split('\n').filter((line) => line !== ''),
    ...witnesses.map(({ visitor }) => hashToken(visitor.token)),
    stored.link,
    ...seats.flatMap(({ link, person }) => [link, person?.id ?? raise()]),
    ...witnesses.map(({ visitor }) => visitor.token),
  ];
  const match = { id, game: game.id, version, options, fairness, seats: seats.length, log };
  return { table, witnesses, match, secrets };
}

function raise(): never {
  throw new Error('there is none');
}

const heardBy = ({ lines }: Witness): readonly ServerMessage[] =>
  lines.flatMap(({ heard }) => heard);

describe.each(Object.values(allGames))('$id', (game) => {
  test('tells everybody what he may know, and nothing else', async () => {
    const { witnesses, match, secrets } = await observe(game);
    expect(match.log.length).toBeGreaterThan(STEPS / 4);
    for (const one of witnesses) {
      const audit = new Audit(game, match, one.viewer);
      expect(audit.findLeak(heardBy(one)), `to ${one.viewer}`).toBeNull();
      expect(one.records).not.toHaveLength(0);
      for (const { log } of one.records) {
        expect(log.map(withoutText)).toEqual(
          JSON.parse(JSON.stringify(audit.entries.slice(0, log.length))),
        );
      }
      const bytes = [...one.lines.map((line) => line.bytes), ...one.answers].join('\n');
      for (const secret of secrets) expect(bytes).not.toContain(secret);
    }
    for (const one of witnesses) lineOf(one).drop();
  });
});

/** The words of an entry are made from the entry as it stands there. */
function withoutText(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'text'));
}

test('the audit finds a planted leak', async () => {
  const game: Game = games.starfarers;
  const { witnesses, match } = await observe(game);
  const [first, second] = witnesses;
  const watcher = new Audit(game, match, 'spectator');
  // A server that shows everybody what one seat sees, or one seat what another sees.
  expect(watcher.findLeak(heardBy(first ?? raise()))).not.toBeNull();
  expect(new Audit(game, match, 0).findLeak(heardBy(second ?? raise()))).not.toBeNull();
  // A server that shows the state itself.
  const table = readState(game, match);
  const seq = match.log.length;
  expect(watcher.findLeak([{ type: 'view', seq, view: table }])).toBe(`the whole view at ${seq}`);
  for (const one of witnesses) lineOf(one).drop();
});

function readState(game: Game, match: Match): unknown {
  const audit = new Audit({ ...game, view: (state) => game.clone(state) }, match, 'spectator');
  return audit.lastView;
}
