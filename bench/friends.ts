/**
 * How quickly people come to an online table, and see each other move: how long somebody who opens a link waits for the machine until
 * his first own decision, on a throttled phone with nothing in its cache, and from a click of one until it is drawn at the other.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { DEFAULT_LIMITS, openServer } from '@sternwarte/server';
import { Visitor } from '@sternwarte/server/testing';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { AT_HOME } from '../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';
import { createFileServer, listen } from '../web/serve.ts';

const WEB = join(import.meta.dirname, '..', 'web');
const GAME = 'anno4000';
const game: Game = games[GAME];
const MANY = { count: 1_000_000, seconds: 1 };
/** As Lighthouse throttles a phone: a slow 4G line, and a processor four times slower than this one. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const SLOWER = 4;
/** As long as it takes to read an invitation and to type a name, in milliseconds: the machine works on meanwhile, and nobody waits for it. */
const TYPING = 3000;
/**
 * What others do is shown for a while before the next thing, so that people can follow: that is on purpose and not the machine's time, so it is
 * left out. Whatever waits for longer goes on as ever.
 */
const WITHOUT_PAUSES = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, milliseconds = 0, ...rest) =>
    wait(act, milliseconds <= 700 ? 0 : milliseconds, ...rest);
}`;
const TABLES = 10;
const BETWEEN_MOVES = 500;
const LINK_LIMIT = 3000;
const MOVE_LIMIT = 150;

export interface FriendsReport {
  readonly suite: 'friends';
  /**
   * Milliseconds from opening a link until the invitation is there; from pressing "Sit down" until the table stands there, and until
   * the first own decision.
   */
  readonly links: readonly Coming[];
  /** Milliseconds from a click until the move is drawn elsewhere. */
  readonly moves: readonly number[];
}

interface Coming {
  readonly invited: number;
  readonly tabled: number;
  readonly seated: number;
}

export async function measureFriends(repetitions: number): Promise<FriendsReport> {
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  const files = createFileServer(join(WEB, 'dist'));
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bench-'));
  const ofPerson = { personRequests: MANY, personTables: MANY, personSockets: MANY };
  const ofAddress = { requests: MANY, newPeople: MANY, newTables: MANY, sockets: MANY };
  const online = await openServer(
    {
      file: join(folder, 'bench.db'),
      behindProxy: false,
      botWorkers: 1,
      log: null,
      limits: { ...DEFAULT_LIMITS, ...ofAddress, ...ofPerson, playerMessages: MANY },
    },
    (request, response) => void files.emit('request', request, response),
  );
  const address = await listen(online.server, '127.0.0.1', 0, true);
  const args = [...CHROMIUM_ARGS];
  const browser = await chromium.launch({ executablePath: needChromium(), args });
  try {
    const links = [];
    for (let n = 0; n < repetitions; n++) links.push(await timeLink(browser, address));
    return { suite: 'friends', links, moves: await timeMoves(browser, address, 4 * repetitions) };
  } finally {
    await browser.close();
    await online.close();
    rmSync(folder, { recursive: true });
  }
}

/** Somebody follows a link on a phone that has never been here; the host begins at once, and moves first. */
async function timeLink(browser: Browser, address: string): Promise<Coming> {
  const host = await Visitor.arrive(address, 'Host');
  const table = await host.openTable({ game: GAME, seats: [null, null] });
  const link = await host.linkOf(table);
  const line = host.look(table);
  await line.hear('welcome');
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  await context.addInitScript(AT_HOME);
  await context.addInitScript(WITHOUT_PAUSES);
  await context.addInitScript(notePress);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const began = performance.now();
  await page.goto(`${address}#/join/${link}`, { waitUntil: 'commit' });
  const name = page.locator('.name-field input');
  await name.waitFor();
  const invited = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, TYPING));
  await name.fill('Guest');
  await page.locator('.invitation-ways .primary').tap();
  const seated = page.evaluate(awaitDecision);
  await line.hear('table', (message) => message.table.seats.every(({ kind }) => kind === 'person'));
  await line.until(() => line.table?.seats[1]?.kind === 'person' && line.table.seats[1].present);
  await host.post(`/api/tables/${table}/start`);
  await line.until(() => line.view !== undefined);
  playBy(line, new AbortController().signal, 0, endOfTurn);
  const found = { invited, ...(await seated) };
  await context.close();
  line.drop();
  return found;
}

/** In the page, before anything else: when a button was pressed last, by the event itself. */
function notePress(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      document.documentElement.dataset['pressed'] = String(timeStamp);
    },
    true,
  );
}

/** In the page: from the last press until the table stands, and until something can be decided there. */
function awaitDecision(): Promise<Omit<Coming, 'invited'>> {
  const decision =
    'html[data-settled] :is(.table-board .target:not([aria-disabled=true]), .zone-deeds button:enabled)';
  return new Promise((resolve) => {
    let tabled: number | null = null;
    const look = (now: number): void => {
      const since = now - Number(document.documentElement.dataset['pressed']);
      if (document.querySelector('.table-decision') !== null) tabled ??= since;
      if (document.querySelector(decision) === null) requestAnimationFrame(look);
      else resolve({ tabled: tabled ?? since, seated: since });
    };
    requestAnimationFrame(look);
  });
}

type Line = ReturnType<Visitor['look']>;

type Choose = (line: Line, seat: number) => unknown;

/** Each step of the others is shown for a while: with one of them, all runs wait for the same. */
const endOfTurn: Choose = ({ view }, seat) => {
  const moves = game.moves(view, seat);
  return moves.find(({ type }) => type === game.turnEnd) ?? moves[0];
};

function atRandom(): Choose {
  const random = createRandom('bench');
  return ({ view }, seat) => randomPolicy(view, seat, game.moves(view, seat), random);
}

/** Moves whenever this seat is asked, a while after it. */
function playBy(line: Line, off: AbortSignal, pause: number, choose = atRandom()): void {
  let asked = -1;
  const go = async (): Promise<void> => {
    while (!off.aborted && line.closed === null) {
      const pending = game.pending(line.view);
      const seat = line.seat ?? 0;
      const isAsked = pending.kind === 'move' && pending.seats.includes(seat) && asked !== line.seq;
      if (isAsked) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        asked = line.seq;
        line.move(choose(line, seat));
      }
      await line.news();
    }
  };
  void go();
}

/** A table of programs that moves all the time. */
async function runTable(address: string, off: AbortSignal): Promise<void> {
  const people = await Promise.all(['One', 'Two'].map((name) => Visitor.arrive(address, name)));
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  const table = await host.openTable({ game: GAME, seats: [null, null] });
  await guest.post('/api/links', { link: await host.linkOf(table) });
  await guest.post(`/api/tables/${table}/sit`);
  const lines = people.map((person) => person.look(table));
  for (const line of lines) await line.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  for (const line of lines) {
    await line.until(() => line.view !== undefined);
    playBy(line, off, BETWEEN_MOVES);
  }
}

/** Two browsers at one table, while ten others run: a click here, a frame there. */
async function timeMoves(browser: Browser, address: string, wanted: number): Promise<number[]> {
  const off = new AbortController();
  for (let n = 0; n < TABLES; n++) await runTable(address, off.signal);
  const pages = await Promise.all([openPage(browser, address), openPage(browser, address)]);
  const [host, guest] = pages;
  await post(host, 'api/me', { name: 'Ada' });
  await post(guest, 'api/me', { name: 'Bert' });
  const made = await post(host, 'api/tables', { game: GAME, seats: [null, null], open: true });
  const id = String(made['id']);
  await post(guest, `api/tables/${id}/sit`, {});
  for (const page of pages) {
    await page.evaluate(() => localStorage.setItem('sternwarte.name', 'Somebody'));
    await page.goto(`${address}#/table/${id}`);
    await page.waitForSelector('.waiting-room');
  }
  await host.locator('.room-ways .primary').click();
  const times: number[] = [];
  while (times.length < wanted) {
    const mover = await Promise.any(
      pages.map(async (page) => {
        await page.waitForSelector('html[data-settled] .text-moves li button');
        return page;
      }),
    );
    const other = mover === host ? guest : host;
    // What happened before is drawn, and nobody is in a hurry.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const drawn = other.evaluate(awaitFrame);
    const clicked = await mover.evaluate(clickMove);
    times.push((await drawn) - clicked);
  }
  off.abort();
  return times;
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  await context.addInitScript(AT_HOME);
  await context.addInitScript("localStorage['sternwarte.text'] ??= 'on'");
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

function post(page: Page, path: string, body: unknown): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([where, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(where, { method: 'POST', headers, body: text });
      return (await response.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** In the page: when the next change of the position has been drawn, by the clock of the machine. */
function awaitFrame(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // One frame draws it, and the beginning of the next one knows that it is done.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => resolve(performance.timeOrigin + now)),
      );
    });
    const board = document.querySelector('.table-board') ?? document.body;
    observer.observe(board, { childList: true, subtree: true, characterData: true });
  });
}

/** In the page: makes the last of the moves in the list, which is not to give up. */
function clickMove(): number {
  const moves = [...document.querySelectorAll('.text-moves li button')];
  const began = performance.timeOrigin + performance.now();
  const move = moves.find((one) => !/resign|give up/i.test(one.textContent));
  if (move instanceof HTMLElement) move.click();
  return began;
}

export function formatFriends({ links, moves }: FriendsReport): string {
  const waited = links.map(({ invited, seated }) => invited + seated);
  return [
    `waiting for the machine on a throttled phone, nothing in its cache, ${links.length} times (${GAME})`,
    figure(
      'from a link to the invitation',
      links.map(({ invited }) => invited),
      null,
    ),
    figure(
      'from "Sit down" to the table',
      links.map(({ tabled }) => tabled),
      null,
    ),
    figure(
      'from "Sit down" to the own decision',
      links.map(({ seated }) => seated),
      null,
    ),
    figure('together', waited, LINK_LIMIT),
    `from a click until it is drawn at the other, with ${TABLES} tables running, ${moves.length} moves`,
    figure('a move', moves, MOVE_LIMIT),
    '',
  ].join('\n');
}

function figure(name: string, times: readonly number[], limit: number | null): string {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.trunc(sorted.length / 2)] ?? Number.NaN;
  const spread = `(${Math.round(sorted[0] ?? 0)} … ${Math.round(sorted.at(-1) ?? 0)})`;
  const judged = limit === null ? '' : `  ${median < limit ? 'pass' : 'FAIL'}: limit < ${limit} ms`;
  return `  ${name.padEnd(36)} ${Math.round(median)} ms ${spread}${judged}`;
}
