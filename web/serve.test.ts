import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileServer, findFile, listen } from './serve.ts';

const outside = mkdtempSync(join(tmpdir(), 'sternwarte-serve-'));
const folder = join(outside, 'dist');
const server = createFileServer(folder);
let address = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sternwarte</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export const x = 1;\n'.repeat(100));
  address = await listen(server, '127.0.0.1', 0);
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

test.for(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '/a%00', '/assets'])(
  'nothing is found at %s',
  (url) => {
    expect(findFile(folder, url)).toBeNull();
  },
);

test('only reading is allowed', async () => {
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${address}nowhere`)).status).toBe(404);
});

test('a port in use leads to the next one', async () => {
  const second = createFileServer(folder);
  const port = Number(new URL(address).port);
  const other = await listen(second, '127.0.0.1', port);
  expect(Number(new URL(other).port)).toBeGreaterThan(port);
  second.close();
});
