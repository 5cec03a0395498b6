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

/** The page finds its worker by this name; everything else carries a hash of its content. */
const WORKER = 'bot-worker';
/** The browser looks for a new one under the old name, at the root of what it keeps. */
const SERVICE_WORKER = 'service-worker';

export default defineConfig({
  root: here,
  base: './',
  plugins: [precache()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing may be inlined: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    // Preloading needs a document, which workers do not have.
    modulePreload: false,
    rolldownOptions: {
      treeshake,
      // The worker is built together with the page, so that both use the same file for what both need.
      input: {
        index: join(here, 'index.html'),
        [WORKER]: join(here, 'src', 'match', `${WORKER}.ts`),
        [SERVICE_WORKER]: join(here, 'src', 'offline', `${SERVICE_WORKER}.ts`),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === WORKER || name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
