/** Serves the built app: `web/dist`, with a strict content security policy, compressed, cached where names tell the content. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

export function createFileServer(folder: string): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = findFile(folder, request.url ?? '/');
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    send(file, folder, request, response);
  });
}

/** The file that an address names; nothing outside the folder has one. */
export function findFile(folder: string, url: string): string | null {
  const path = decodePath(url);
  if (path === null || path.includes('\0')) return null;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep)) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return null;
  }
}

function send(
  file: string,
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const kind = extname(file);
  const { size, mtimeMs } = statSync(file);
  const tag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  response.setHeader('content-type', TYPES[kind] ?? 'application/octet-stream');
  response.setHeader('etag', tag);
  response.setHeader('vary', 'accept-encoding');
  // Names in `assets` carry a hash of the content; everything else is asked for again.
  const isHashed = file.startsWith(join(folder, 'assets') + sep);
  response.setHeader(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = COMPRESSIBLE.has(kind) ? chooseEncoding(request) : null;
  if (encoding === null) response.setHeader('content-length', size);
  else response.setHeader('content-encoding', encoding);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const source = createReadStream(file);
  if (encoding === null) pipeline(source, response, done);
  else pipeline(source, compressor(encoding), response, done);
}

/** A reader that goes away in the middle is no fault of ours. */
function done(): void {}

type Encoding = 'br' | 'gzip';

function chooseEncoding(request: IncomingMessage): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function compressor(
  encoding: Encoding,
): ReturnType<typeof createGzip | typeof createBrotliCompress> {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

const MAX_PORT = 65_535;

/** Listens at the port, or at the next free one. Answers the address. */
export function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code !== 'EADDRINUSE' || port >= MAX_PORT) {
        reject(error);
        return;
      }
      resolve(listen(server, host, port + 1));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}/`);
    });
  });
}
