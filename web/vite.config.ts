import { join } from 'node:path';
import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { parcelsIn } from './build/parcels.ts';
import { precache } from './build/precache.ts';

const here = import.meta.dirname;

/**
 * Modules of ours do nothing by being imported, except style sheets: whoever imports one of a game's parts from a list
 * of all games gets that one alone.
 */
const treeshake = {
  moduleSideEffects: (id: string) =>
    /\.css(\?|$)/.test(id) || !/[\\/](engine|atlas|games|bots|protocol)[\\/][^?]*\.tsx?$/.test(id),
};

/** Entries that run beside the page; found under fixed names at the root. */
const BESIDE = {
  'service-worker': join(here, 'src', 'offline', 'service-worker.ts'),
  'bot-worker': join(here, 'src', 'match', 'local', 'bot-worker.ts'),
  'reading-worker': join(here, 'src', 'match', 'reading', 'reading-worker.ts'),
};

export default defineConfig({
  root: here,
  base: './',
  plugins: [licences(), precache()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing may be inlined: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Fetching ahead is done by the page's head, and workers have none; what they share is no part of the page.
      resolveDependencies: (_file, needed, { hostId }) =>
        [...Object.keys(BESIDE), 'load-subject'].some((name) => hostId.includes(name))
          ? []
          : needed,
    },
    rolldownOptions: {
      treeshake,
      // The worker of the bots is built with the page, not apart from it, so that both share the rules of a game.
      input: { index: join(here, 'index.html'), ...BESIDE },
      output: {
        entryFileNames: ({ name }) => (name in BESIDE ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [parcelsIn(`${join(here, '..').replaceAll('\\', '/')}/`)] },
      },
    },
  },
});
