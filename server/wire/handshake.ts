/** How a request over HTTP becomes a socket (RFC 6455, 4.2). No extension and no protocol on top of it is agreed on. */

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const VERSION = '13';
/** What the protocol adds to a key, so that nobody answers by accident. */
const AFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** Sixteen bytes. */
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** The head of the answer, with which the socket is open; `null` when this is no request for one. */
export function agree({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): string | null {
  const key = headers['sec-websocket-key'] ?? '';
  const isAsked =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === VERSION;
  if (!isAsked || !KEY.test(key)) return null;
  const accept = createHash('sha1').update(`${key}${AFFIX}`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`;
}
