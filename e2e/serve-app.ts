/** Builds the app once and serves it for all browser tests, with online tables behind it and without. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS, openServer } from '@sternwarte/server';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { createFileServer, listen } from '../web/serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The app alone, as on any host of files. */
    readonly address: string;
    /** The app and the tables, as `npm start` serves them. */
    readonly online: string;
  }
}

/** All visitors of the tests come from one address. */
const MANY = { count: 100_000, seconds: 1 };

export default async function serveApp(project: TestProject): Promise<() => Promise<void>> {
  const web = join(import.meta.dirname, '..', 'web');
  // The runner has set it to `test`, and the build would leave out what only the finished app does.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  const files = createFileServer(join(web, 'dist'));
  project.provide('address', await listen(files, '127.0.0.1', 0, true));
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-e2e-'));
  const online = await openServer(
    {
      file: join(folder, 'e2e.db'),
      behindProxy: false,
      botWorkers: 1,
      log: null,
      limits: {
        ...DEFAULT_LIMITS,
        requests: MANY,
        newPeople: MANY,
        newTables: MANY,
        sockets: MANY,
        personRequests: MANY,
        personTables: MANY,
        personSockets: MANY,
        playerMessages: MANY,
      },
    },
    (request, response) => void files.emit('request', request, response),
  );
  project.provide('online', await listen(online.server, '127.0.0.1', 0, true));
  return async () => {
    files.close();
    files.closeAllConnections();
    await online.close();
    rmSync(folder, { recursive: true });
  };
}
