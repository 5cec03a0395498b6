import { join } from 'node:path';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

const here = import.meta.dirname;

/**
 * Modules of ours do nothing by being imported, except style sheets: whoever imports one of a game's parts from a list
 * of all games gets that one alone.
 */
const treeshake = {
  moduleSideEffects: (id: string) =>
    /\.css(\?|$)/.test(id) || !/[\\/](engine|atlas|games|bots)[\\/][^?]*\.tsx?$/.test(id),
};

/** Named after their game, so that `scripts/sizes.ts` can tell what each one weighs. */
function nameWorkerChunk({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const games = moduleIds.map((id) => /[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1]);
  const game = games.find((name) => name !== undefined) ?? 'all';
  return `assets/worker-${game}-[hash].js`;
}

export default defineConfig({
  root: here,
  base: './',
  plugins: [precache()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Workers fetch their game like pages do.
  worker: {
    format: 'es',
    rolldownOptions: { treeshake, output: { chunkFileNames: nameWorkerChunk } },
  },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing may be inlined: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      input: {
        index: join(here, 'index.html'),
        'service-worker': join(here, 'src', 'offline', 'service-worker.ts'),
      },
      output: {
        // The browser looks for a new service worker under the old name, at the root of what it keeps.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
