/** A script of the peers without types and as one file, for a Node that cannot read it as it is. */

import { join } from 'node:path';
import { build } from 'vite';

const peers = join(import.meta.dirname, '../peers');

/** Answers where it is: beside the packages that it needs. */
export async function makePlain(name: string): Promise<string> {
  const outDir = join(peers, 'node_modules', '.plain');
  await build({
    configFile: false,
    root: peers,
    logLevel: 'error',
    build: {
      ssr: `${name}.ts`,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      // Beside its packages no older Node asks whether it is a module.
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return join(outDir, `${name}.mjs`);
}
