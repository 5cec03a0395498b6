/** Tells the service worker which files make up a build. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
const PLACE = 'PRECACHE_LIST';

export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'sternwarte:precache',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      // After everybody else: the page itself is written late.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
        const hash = createHash('sha256');
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array): void => {
          files.push(name);
          hash.update(`${name}\0`).update(content);
        };
        const outputs = Object.values(bundle).toSorted((a, b) =>
          a.fileName < b.fileName ? -1 : 1,
        );
        for (const output of outputs) {
          if (output !== worker) {
            add(output.fileName, output.type === 'chunk' ? output.code : output.source);
          }
        }
        for (const name of readdirSync(publicFolder).toSorted()) {
          add(name, readFileSync(join(publicFolder, name)));
        }
        const list = { version: hash.digest('hex').slice(0, 16), files };
        if (!worker.code.includes(PLACE)) throw new Error(`${WORKER} has no place for the list`);
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(list));
      },
    },
  };
}
