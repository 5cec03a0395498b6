/**
 * `npm start`: builds the app when its sources have changed, then serves it and the online tables at `HOST` and `PORT`.
 * What is to be kept lies in the folder `DATA`. With `--lan`, phones on the same network can come too; with `--built`, it
 * builds nothing, for whoever may not write here.
 * `docs/operations.md` has the rest.
 */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openServer, readEnvironment } from '@sternwarte/server';
import { codeForTerminal, homeAddresses } from './lan.ts';
import { EVERYWHERE, readPlace } from './place.ts';
import { createFileServer, listen } from './serve.ts';
import { Stopping } from './stopping.ts';

const root = join(import.meta.dirname, '..');
const dist = join(import.meta.dirname, 'dist');
/** https://man.freebsd.org/sysexits: something is not set up; starting again will not help. */
const NOT_BUILT = 78;
const stamp = join(import.meta.dirname, '.vite', 'built');

/** Changes with anything that the build reads. */
function hashSources(): string {
  const files = globSync('{engine,atlas,games,bots,protocol,web}/**/*.{ts,tsx,css,html,svg,json}', {
    cwd: root,
    exclude: (name) => /(^|[/\\])(node_modules|dist|\.vite|golden)$/.test(name),
  }).toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const sources = hashSources();
const built = existsSync(stamp) && existsSync(dist) ? readFileSync(stamp, 'utf8') : '';
if (built !== sources) {
  if (process.argv.includes('--built')) {
    console.error(
      'The app is not built from these sources. Whoever owns this folder builds it by: npm start -- --build-only',
    );
    process.exit(NOT_BUILT);
  }
  console.log('Building the app …');
  // An image that was built with the app has no tools to build it.
  const { build } = await import('vite');
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
  writeStamp();
}
// For images, which are built once and started often.
if (process.argv.includes('--build-only')) process.exit();

const stopping = new Stopping(process);
const files = createFileServer(dist);
try {
  const { host, port, isAnyPort, data } = readPlace(process.env, {
    isForAll: process.argv.includes('--lan'),
    data: join(root, '.data'),
  });
  const { isLogged, ...settings } = readEnvironment(process.env);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const online = await openServer(
    {
      file: join(data, 'sternwarte.db'),
      botWorkers: Math.max(1, availableParallelism() - 1),
      log: isLogged ? process.stdout : null,
      ...settings,
    },
    (request, response) => void files.emit('request', request, response),
  );
  const address = await listen(online.server, host, port, isAnyPort);
  stopping.opened(online);
  if (host === EVERYWHERE) welcomePhones(address);
  else console.log(`Sternwarte is open at ${address}`);
} catch (error) {
  console.error(
    `Sternwarte cannot open: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}

/** Where phones at home find the table: as text, and to be scanned. */
function welcomePhones(address: string): void {
  const [first, ...others] = homeAddresses().map((own) => address.replace(EVERYWHERE, own));
  console.log(`Sternwarte is open at ${address.replace(EVERYWHERE, 'localhost')}`);
  if (first === undefined) {
    console.log('This machine is in no network, so nobody else can come.');
    return;
  }
  console.log(`\nFor everybody on the same network: ${first}\n\n${codeForTerminal(first)}\n`);
  if (others.length > 0) console.log(`If that leads nowhere: ${others.join(' or ')}`);
}

function writeStamp(): void {
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, sources);
}
