import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, randomPolicy, type Game, type Random } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { startTestServer, Visitor, type TestServer } from '@sternwarte/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../cli.ts';
import { fakeTerminal, type FakeTerminal } from '../testing/fake-terminal.ts';
import { JOIN_COMMANDS } from './typed.ts';

const game: Game = games.anno4000;
const folder = mkdtempSync(join(tmpdir(), 'sternwarte-join-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Somebody who reads what the terminal shows, and types. */
class Typist {
  readonly terminal: FakeTerminal;
  readonly #lines: string[] = [];
  #waiting: (() => void)[] = [];
  #isGone = false;

  constructor(lang: string, file: string) {
    const fake = fakeTerminal([], lang);
    const tell = fake.out;
    let salt = 0;
    this.terminal = {
      ...fake,
      env: { ...fake.env, USER: 'somebody', XDG_CONFIG_HOME: join(folder, file) },
      // Others take part in chance as well: two terminals are not to give the same.
      randomHex: (bytes) => `${file}${salt++}`.padStart(2 * bytes, '0').slice(-2 * bytes),
      out: (text) => {
        tell(text);
        this.#wake();
      },
      input: this.#type(),
    };
  }

  get shown(): string {
    return this.terminal.shown.out;
  }

  write(...lines: string[]): void {
    this.#lines.push(...lines);
    this.#wake();
  }

  /** Types nothing any more. */
  goAway(): void {
    this.#isGone = true;
    this.#wake();
  }

  /** Waits until the terminal has shown this behind the first `from` characters; answers where that ends. */
  async read(expected: string | RegExp, from = 0): Promise<number> {
    for (;;) {
      const found = new RegExp(expected).exec(this.shown.slice(from));
      if (found !== null) return from + found.index + found[0].length;
      await this.#news();
    }
  }

  async *#type(): AsyncGenerator<string, void> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) yield line;
      else if (this.#isGone) return;
      else await this.#news();
    }
  }

  #news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

const LISTED = /(\d+) (?:erlaubter? Zug|erlaubte Züge|legal moves?):[^>]*\n> /;
const OVER = /The match is over\.|Die Partie ist zu Ende\./;

/** Types the number of some listed move whenever the terminal lists moves; nobody resigns as long as he can play. */
async function typeMoves(typist: Typist, random: Random): Promise<void> {
  for (let from = 0; ;) {
    const end = await typist.read(new RegExp(`${LISTED.source}|${OVER.source}`), from);
    const [list = '', count] = LISTED.exec(typist.shown.slice(from, end)) ?? [];
    if (count === undefined) return;
    from = end;
    const canResign = /\d {2}(resign|aufgeben)\n/.test(list);
    typist.write(String(1 + random.below(Math.max(1, Number(count) - (canResign ? 1 : 0)))));
  }
}

async function openTable(seats: number): Promise<{
  readonly host: Visitor;
  readonly table: string;
  readonly link: string;
}> {
  const host = await Visitor.arrive(server.address, 'Host');
  const options = { maxRounds: 15 };
  const wish = { game: game.id, seats: Array.from({ length: seats }, () => null), options };
  const table = await host.openTable(wish);
  return { host, table, link: `${server.address}#/join/${await host.linkOf(table)}` };
}

test('two terminals, one German and one English, play a match to its end', async () => {
  const { host, table, link } = await openTable(2);
  await host.post(`/api/tables/${table}/leave`);
  const ada = new Typist('en_GB.UTF-8', 'a1');
  const bert = new Typist('de_DE.UTF-8', 'b2');
  const codes = [runCli(['join', link, '--name', 'Ada'], ada.terminal)];
  await ada.read('The match has not begun');
  codes.push(runCli(['join', link, '--name', 'Bert'], bert.terminal));
  await bert.read('Die Partie hat noch nicht begonnen');
  await ada.read(': Bert\n');
  await host.post(`/api/tables/${table}/start`);
  await Promise.all([typeMoves(ada, createRandom('ada')), typeMoves(bert, createRandom('bert'))]);
  expect(await Promise.all(codes)).toEqual([0, 0]);
  expect(ada.terminal.shown.err + bert.terminal.shown.err).toBe('');
  expect(bert.shown).toContain('Die Partie ist zu Ende.');
  // Each is told what the other one does, by name.
  expect(ada.shown).toMatch(/\nBert /);
  expect(bert.shown).toMatch(/\nAda /);
  const { status } = await host.get<{ status: string }>(`/api/tables/${table}`);
  expect(status).toBe('over');
  expect(ada.shown).not.toContain('resigns');
});

test.each(['quit', 'end'])(
  'the program itself ends after “%s”, though somebody could still type',
  async (how) => {
    const { host, table, link } = await openTable(2);
    const program = join(import.meta.dirname, '..', 'main.ts');
    const env = { ...process.env, LANG: 'en_GB.UTF-8', XDG_CONFIG_HOME: join(folder, how) };
    const child = spawn(process.execPath, [program, 'join', link, '--name', 'Ada'], { env });
    const exit = once(child, 'exit');
    let shown = '';
    child.stdout.on('data', (data: Buffer) => {
      shown += data.toString();
    });
    const friend = host.look(table);
    await friend.until(
      () => friend.table?.seats.every((one) => one.kind === 'person' && one.present) === true,
    );
    await host.post(`/api/tables/${table}/start`);
    await friend.until(() => friend.view !== undefined);
    if (how === 'quit') child.stdin.write('quit\n');
    else await host.post(`/api/tables/${table}/host`, { deed: 'end' });
    expect(await exit).toEqual([0, null]);
    // Nobody comes back to a match that is over.
    expect(shown.includes('Your seat stays yours')).toBe(how === 'quit');
    expect(shown.endsWith('> ')).toBe(false);
    friend.drop();
  },
);

test('refusals are explained, talk is told, a broken line is picked up, and a seat is found again', async () => {
  const { host, table, link } = await openTable(2);
  const ada = new Typist('en_GB.UTF-8', 'c3');
  const code = runCli(['join', link], ada.terminal);
  let at = await ada.read('The match has not begun');
  expect(ada.shown).toContain('somebody (you)');
  await host.post(`/api/tables/${table}/start`);
  let friend = host.look(table);
  // The lot may still be about to be drawn.
  await friend.until(() => friend.view !== undefined && game.pending(friend.view).kind === 'move');
  const random = createRandom('friend');
  const hostMoves = async (): Promise<void> => {
    for (;;) {
      const pending = game.pending(friend.view);
      if (pending.kind !== 'move' || !pending.seats.includes(0)) return;
      const moves = game.moves(friend.view, 0).filter(({ type }) => type !== 'resign');
      const move = randomPolicy(friend.view, 0, moves, random);
      const id = friend.move(move);
      await friend.hear('steps', (message) => message.id === id);
    }
  };
  await hostMoves();
  at = await ada.read(LISTED, at);

  ada.write('fly me to the moon');
  at = await ada.read('is neither a move nor a command', at);
  ada.write('999999');
  at = await ada.read('There are moves 1 to', at);
  ada.write('undo');
  at = await ada.read('stays settled', at);
  ada.write('say hello there');
  expect((await friend.hear('said')).said.text).toBe('hello there');
  friend.say({ type: 'chat', id: 'c', text: 'hi \u001B[2Jyou' });
  at = await ada.read('\nHost: hi ', at);
  expect(ada.shown).not.toContain('\u001B');
  ada.write('people', 'rule R1.1', 'back yes', 'lang de', 'leute');
  at = await ada.read('Nobody asks to go back', at);
  at = await ada.read(/somebody \(du\)\n/, at);

  await server.restart();
  at = await ada.read('Die Verbindung ist abgebrochen', at);
  at = await ada.read(LISTED, at);
  friend = host.look(table);
  await friend.hear('welcome', ({ view }) => view !== undefined);
  const { seq } = friend;
  ada.write('1');
  await friend.until(() => friend.seq > seq);
  ada.write('zurück');
  await friend.hear('steps', ({ steps }) => steps.some(({ entry }) => 'undo' in entry));

  ada.goAway();
  expect(await code).toBe(0);
  const [, again = ''] = /sternwarte join (\S+)/.exec(ada.shown) ?? [];
  expect(again).toBe(`${server.address}#/table/${table}`);
  const back = new Typist('en_GB.UTF-8', 'c3');
  const secondCode = runCli(['join', again], back.terminal);
  at = await back.read('You sit here');
  await back.read('somebody \\(you\\)', at);
  back.write('leave');
  expect(await secondCode).toBe(0);
  await friend.until(() => {
    const info = friend.table?.seats[1];
    return info?.kind === 'person' && info.standIn === 'pilot';
  });
  friend.drop();
});

test('who finds no seat looks on, and a token is kept for its owner alone', async () => {
  const { host, table, link } = await openTable(2);
  const other = new Typist('en_GB.UTF-8', 'd4');
  const code = runCli(['join', link, '--watch'], other.terminal);
  await other.read('You look on');
  other.write('quit');
  expect(await code).toBe(0);
  const file = join(folder, 'd4', 'sternwarte', 'me.json');
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual([server.address]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const { seats } = await host.get<{ seats: { kind: string }[] }>(`/api/tables/${table}`);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
});

test.each([
  ['not a link', 2, 'that is no link to a table'],
  ['ftp://example.org/#/join/abc', 2, 'that is no link to a table'],
  ['http://127.0.0.1:1/#/join/abc', 1, 'no server of ours answers there'],
])('%s is answered with one clear line', async (link, code, line) => {
  const terminal = fakeTerminal();
  expect(await runCli(['join', link], terminal)).toBe(code);
  expect(terminal.shown.err).toContain(line);
});

test('a link that is void is explained', async () => {
  const terminal = fakeTerminal();
  expect(await runCli(['join', `${server.address}#/join/nowhere`], terminal)).toBe(1);
  expect(terminal.shown.err).toContain('This link is no longer valid.');
});

test('no command is a move of any game', () => {
  for (const words of Object.values(texts).flatMap(({ de, en }) => [de, en])) {
    for (const command of Object.values(JOIN_COMMANDS).flat()) {
      expect([command, words.parseMove(command)]).toEqual([command, null]);
    }
  }
});
