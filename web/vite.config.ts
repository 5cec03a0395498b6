import { join } from 'node:path';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: './',
  plugins: [precache()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing may be inlined: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
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
