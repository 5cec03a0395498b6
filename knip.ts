import type { KnipConfig } from 'knip';

/** Style sheets bring fonts by name: their `@import` and `url()` are imports like any other. */
function importsOf(css: string): string {
  return [...css.matchAll(/(?:@import\s+|url\(\s*)['"]([^'"]+)['"]/g)]
    .map(([, source]) => `import '${source}';`)
    .join('\n');
}

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'caddy', 'docker-compose', 'ip', 'sternwarte', 'systemd-analyze'],
  compilers: { css: importsOf },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'bench/*.ts',
        // Processes of their own.
        'bench/server/{own,bare}-{host,load}.ts',
        'bench/server/node-host.ts',
        'bench/server/sockets.ts',
        'examples/*.ts',
        // Added to a copy of the repository by `scripts/fourth-game.ts`, as a game like any other.
        'examples/comets/*/*.{ts,tsx}',
        'e2e/*.e2e.ts',
        'e2e/vitest.config.ts',
        'e2e/serve-app.ts',
        'e2e/store-in-page.ts',
      ],
      project: ['{scripts,bench,e2e,examples}/**/*.{ts,tsx,css}', '!bench/peers/**'],
    },
    engine: {},
    atlas: { project: ['**/*.{ts,tsx,css}'] },
    games: { project: ['**/*.{ts,tsx,css}'] },
    bots: {},
    protocol: {},
    // Run as a process of its own.
    server: { entry: ['testing/child.ts', 'testing/node-child.ts'] },
    cli: { entry: ['main.ts'] },
    web: {
      entry: ['src/{workbench,specimens}.tsx', 'scripts/*.ts'],
      project: ['**/*.{ts,tsx,css}', '!dist/**'],
    },
  },
};

export default config;
