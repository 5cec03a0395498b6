/** Builds the app once and serves it for all browser tests, as `npm start` does. */

import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { createFileServer, listen } from '../web/serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
  }
}

export default async function serveApp(project: TestProject): Promise<() => void> {
  const web = join(import.meta.dirname, '..', 'web');
  // The runner has set it to `test`, and the build would leave out what only the finished app does.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  const server = createFileServer(join(web, 'dist'));
  project.provide('address', await listen(server, '127.0.0.1', 0));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
