import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseEncoding, createFileServer, findFile, listen } from './serve.ts';

const compressions = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof Zlib>();
  const gzip = (content: Buffer, done: (error: Error | null, body: Buffer) => void): void => {
    compressions.count++;
    zlib.gzip(content, done);
  };
  return { ...zlib, gzip };
});

const outside = mkdtempSync(join(tmpdir(), 'sternwarte-serve-'));
const folder = join(outside, 'dist');
const server = createFileServer(folder);
let address = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  mkdirSync(join(outside, 'dist-of-another'));
  writeFileSync(join(outside, 'dist-of-another', 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sternwarte</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export const x = 1;\n'.repeat(100));
  address = await listen(server, '127.0.0.1', 0, true);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(outside, { recursive: true });
});

test('the page comes with a strict policy and is asked for again each time', async () => {
  const answer = await fetch(address);
  expect(await answer.text()).toContain('Sternwarte');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const tag = answer.headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

test.for(['br', 'gzip'])('assets are kept for good and sent as %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const answer = await fetch(`${address}assets/app-1a2b.js`, { headers });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toContain('export const x = 1;');
});

test.for([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  // A folder beside ours whose name begins like ours.
  '/..%2fdist-of-another/secret.txt',
  '/%',
  '/a%00',
])('nothing is found at %s', async (url) => {
  expect(findFile(folder, url)).toBeNull();
  expect((await fetch(`${address}${url.slice(1)}`)).status).toBe(404);
});

test('a folder is no file', async () => {
  expect((await fetch(`${address}assets`)).status).toBe(404);
});

test.for([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR;Q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0', null],
  ['brotli', null],
  ['identity', null],
  ['', null],
] as const)('who accepts "%s" gets %s', ([accepted, encoding]) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('a file that vanishes, and one that changes, do not disturb the server', async () => {
  const file = join(folder, 'passing.js');
  const address2 = `${address}passing.js`;
  const ask = async (): Promise<string> => {
    const answer = await fetch(address2, { headers: { 'accept-encoding': 'gzip' } });
    return `${answer.status} ${await answer.text()}`;
  };
  writeFileSync(file, 'first');
  expect(await ask()).toBe('200 first');
  // As builds do it: everything is deleted and written anew, while pages are asked for.
  const asked = Array.from({ length: 60 }, async (_unused, i) => {
    if (i % 2 === 0) rmSync(file, { force: true });
    else writeFileSync(file, `build ${i}`);
    return ask();
  });
  for (const text of await Promise.all(asked)) expect(text).toMatch(/^(200 .*|404 Not found\n)$/s);
  writeFileSync(file, 'the last one');
  utimesSync(file, 1, 1);
  expect(await ask()).toBe('200 the last one');
  rmSync(file);
  expect(await ask()).toBe('404 Not found\n');
});

async function askOnce(): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  await (await fetch(`${address}once.js`, { headers })).text();
}

test('a file is compressed once', async () => {
  writeFileSync(join(folder, 'once.js'), 'once');
  compressions.count = 0;
  await Promise.all([askOnce(), askOnce()]);
  await askOnce();
  expect(compressions.count).toBe(1);
});

test('only reading is allowed', async () => {
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${address}nowhere`)).status).toBe(404);
});

test('a port in use leads to the next one, unless no other will do', async () => {
  const second = createFileServer(folder);
  const port = Number(new URL(address).port);
  await expect(listen(second, '127.0.0.1', port, false)).rejects.toThrow(`port ${port} is taken`);
  const other = await listen(second, '127.0.0.1', port, true);
  expect(Number(new URL(other).port)).toBeGreaterThan(port);
  second.close();
});
