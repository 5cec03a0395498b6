/** Serves the built app: `web/dist`, with a strict content security policy, compressed, cached where names tell the content. */

import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    // Images that the page has made itself, for the picture of a board that is shared.
    "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Heard by browsers only where they trust the line: elsewhere they write an error about it into everybody's console. */
const TRUSTED_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
};

/** Encrypted by a proxy, or on this very machine. */
function isTrusted({ headers }: IncomingMessage): boolean {
  if (String(headers['x-forwarded-proto'] ?? '').startsWith('https')) return true;
  return /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

export function createFileServer(folder: string): Server {
  const compress = createCompressor();
  return createServer((request, response) => {
    const headers = { ...HEADERS, ...(isTrusted(request) && TRUSTED_HEADERS) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(folder, request, response, compress).catch(() => {
      // Gone between two looks at it: a build puts other files in the place of these while the server runs.
      if (response.headersSent) response.destroy();
      else sendNothing(response);
    });
  });
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  compress: Compressor,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const path = findFile(folder, request.url ?? '/');
  const file = path === null ? null : await look(path);
  if (file === null) {
    sendNothing(response);
    return;
  }
  const kind = extname(file.path);
  const tag = `W/"${file.size.toString(36)}-${Math.trunc(file.modified).toString(36)}"`;
  // Names in `assets` carry a hash of the content; everything else is asked for again.
  const isHashed = file.path.startsWith(join(folder, 'assets') + sep);
  const headers = {
    'content-type': TYPES[kind] ?? 'application/octet-stream',
    etag: tag,
    vary: 'accept-encoding',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = COMPRESSIBLE.has(kind)
    ? chooseEncoding(request.headers['accept-encoding'])
    : null;
  // Read as a whole before anything is said of it: what is told of a file and what is sent are then the same.
  const body = encoding === null ? await readFile(file.path) : await compress(file, encoding);
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding !== null && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendNothing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/** The path of the file that an address names, whether there is one or not; nothing outside the folder has one. */
export function findFile(folder: string, url: string): string | null {
  const path = decodePath(url);
  if (path === null || path.includes('\0')) return null;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder + sep) ? file : null;
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return null;
  }
}

interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

async function look(path: string): Promise<FoundFile | null> {
  const found = await stat(path);
  return found.isFile() ? { path, size: found.size, modified: found.mtimeMs } : null;
}

type Encoding = 'br' | 'gzip';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The best that the reader takes: `br;q=0` is a refusal. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const isTaken = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(isTaken) ?? null;
}

type Compressor = (file: FoundFile, encoding: Encoding) => Promise<Buffer>;

/** Compresses each file once, as long as it stays the same. */
function createCompressor(): Compressor {
  const known = new Map<string, { readonly modified: number; readonly body: Promise<Buffer> }>();
  return (file, encoding) => {
    const name = `${encoding} ${file.path}`;
    const found = known.get(name);
    if (found !== undefined && found.modified === file.modified) return found.body;
    const body = readFile(file.path).then(encoding === 'br' ? compressBrotli : compressGzip);
    known.set(name, { modified: file.modified, body });
    // A file that could not be read may be there the next time.
    body.catch(() => known.delete(name));
    return body;
  };
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);
const compressBrotli = (content: Buffer): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const MAX_PORT = 65_535;

/** Listens at the port, or where any is welcome at the next free one. Answers the address. */
export function listen(
  server: Server,
  host: string,
  port: number,
  isAnyPort: boolean,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else if (isAnyPort && port < MAX_PORT) resolve(listen(server, host, port + 1, true));
      else reject(new Error(`port ${port} is taken by another program`, { cause: error }));
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
