/** Limits count for whoever sends something, whatever he writes into his headers. */

import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Proxies, type BehindProxy } from './proxies.ts';
import { GENEROUS, startTestServer } from './testing/server.ts';

/** A request that comes from an address. */
function comes(from: string, forwarded?: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket } as IncomingMessage;
}

describe('who sent it', () => {
  test.each<[string, BehindProxy, string, string | undefined, string]>([
    ['nobody is believed without a proxy', false, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['a proxy that sets it anew', true, '172.18.0.5', '203.0.113.7', '203.0.113.7'],
    ['a proxy that adds to it', true, '127.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['also for people in its own network', true, '127.0.0.1', '1.1.1.1,10.0.0.7', '10.0.0.7'],
    ['a proxy that comes by both families', true, '::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['a proxy on this machine, by IPv6', true, '::1', '203.0.113.7', '203.0.113.7'],
    ['a proxy that says nothing', true, '127.0.0.1', undefined, '127.0.0.1'],
    ['a proxy that says no address', true, '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
    ['whoever comes past the proxy', true, '198.51.100.4', '203.0.113.7', '198.51.100.4'],
    [
      'two that are known, one behind the other',
      ['10.0.0.0/8', '198.51.100.4'],
      '10.0.0.2',
      '1.1.1.1, 203.0.113.7, 198.51.100.4',
      '203.0.113.7',
    ],
    ['one that is not in the list', ['10.0.0.2'], '10.0.0.3', '203.0.113.7', '10.0.0.3'],
    ['a household has one network', false, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['however it is written', true, '::1', '2001:DB8:1::9', '2001:db8:1:0'],
    ['and a line of this machine', false, 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
  ])('%s', (_, behindProxy, from, forwarded, sender) => {
    expect(new Proxies(behindProxy).senderOf(comes(from, forwarded))).toBe(sender);
  });

  test.each(['10.0.0', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'caddy'])(
    '%s is refused',
    (name) => {
      expect(() => new Proxies([name])).toThrow(name);
    },
  );
});

describe('behind a proxy that adds to what came, as nginx does', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for`, and the protocol set anew. */
  async function open(): Promise<string> {
    const two = { count: 2, seconds: 1_000 };
    const limits = { ...GENEROUS, requests: two, sockets: two };
    const server = await startTestServer({ behindProxy: true, limits });
    const forward = (request: IncomingMessage) => {
      const came = request.headers['x-forwarded-for'];
      const row = [...(came === undefined ? [] : [came]), '203.0.113.7'].join(', ');
      const headers = { ...request.headers, 'x-forwarded-for': row, 'x-forwarded-proto': 'https' };
      return ask(new URL(request.url ?? '/', server.address), { method: request.method, headers });
    };
    const proxy = createServer((request, response) => {
      const passed = forward(request).on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    });
    proxy.on('upgrade', (request, socket) => {
      forward(request)
        .on('upgrade', (_, other) => void other.destroy())
        .on('response', (answer) => void socket.end(`HTTP/1.1 ${answer.statusCode} No\r\n\r\n`))
        .on('close', () => socket.destroy())
        .end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    closing.push(
      () => new Promise((resolve) => proxy.close(resolve)),
      () => server.close(),
    );
    const address = proxy.address();
    return typeof address === 'object' && address !== null
      ? `http://127.0.0.1:${address.port}/`
      : '';
  }

  test('whoever claims to be another one every time asks no more often for it', async () => {
    const address = await open();
    const statuses: number[] = [];
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const headers = { 'x-forwarded-for': claimed };
      statuses.push((await fetch(new URL('/api/tables', address), { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('nor opens more sockets', async () => {
    const address = await open();
    const statuses: number[] = [];
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const socket = new WebSocket(new URL('/api/socket', address.replace('http', 'ws')), {
        headers: { 'x-forwarded-for': claimed },
      });
      statuses.push(
        await new Promise<number>((resolve) => {
          socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
        }),
      );
      socket.on('error', () => undefined).terminate();
    }
    // Nobody knows him, which is asked after how often he came.
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('cookies are for TLS alone', async () => {
    const response = await fetch(new URL('/api/me', await open()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/);
  });
});
