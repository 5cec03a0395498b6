/** What is in `deploy/` fits the repository, and holds no secret. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyRepository } from './copied-repository.ts';
import { readCommand, readNodes, readUnitCommand } from './deployed.ts';
import { findCaddy } from './topology.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const hasCompose = spawnSync('docker-compose', ['version']).status === 0;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('the image takes the package file of every workspace before it installs', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  const [packages = '', app = '', image = ''] = read('Containerfile')
    .split(/^FROM .*$/m)
    .slice(1);
  for (const name of workspaces) expect(packages).toContain(`COPY ${name}/package.json ${name}/\n`);
  expect(app).toContain('RUN npm ci --include=dev\n');
  expect(app).toContain('RUN node web/start.ts --build-only\n');
  expect(image).toContain('USER node');
});

test('everything that the image copies is there, and none of it is ignored', () => {
  const ignored = read('Containerfile.containerignore').trim().split('\n');
  const copies = [...read('Containerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)];
  const sources = copies.flatMap(([, line = '']) => line.split(' '));
  expect(sources).toContain('package-lock.json');
  for (const source of sources) {
    expect(existsSync(join(root, source))).toBe(true);
    expect(ignored).not.toContain(source.split('/')[0]);
  }
  // Where passwords are.
  expect(ignored).toContain('**/.env');
});

test('every variable that is set somewhere is one that is described', () => {
  const described = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const unit = read('sternwarte.service').matchAll(/^Environment=(.+)$/gm);
  const names = [...unit].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=')[0]),
  );
  names.push(...readNodes().flatMap(({ variables }) => Object.keys(variables)));
  expect(names).toContain('DATABASE_URL');
  const own = names.filter((name) => name !== 'NODE_ENV');
  for (const name of own) expect(described).toContain(`\`${name}\``);
});

test('every node has an address of its own, the proxy knows all of them, and keeps inside what is for insiders', () => {
  const addresses = readNodes().map(({ name, variables }) => {
    const { NODE_ADDRESS = '', PORT } = variables;
    expect(NODE_ADDRESS).toBe(`http://${name}:${PORT}/`);
    return new URL(NODE_ADDRESS).host;
  });
  expect(addresses).toEqual(['node-a:4000', 'node-b:4000']);
  const proxy = read('Caddyfile');
  expect(proxy).toContain(`reverse_proxy ${addresses.join(' ')}`);
  for (const path of ['/metrics', '/api/relay', '/api/nodes/*']) expect(proxy).toContain(path);
  // Only the proxy opens ports.
  expect(read('compose.yaml').match(/^ {4}ports:/gm)).toHaveLength(1);
});

test('nodes are told where they keep things, and find the services that the compose file has', () => {
  const compose = read('compose.yaml');
  for (const { variables } of readNodes()) {
    expect(variables).toMatchObject({ NODE_ENV: 'production', BEHIND_PROXY: '1', LOG: '1' });
    const password = '${POSTGRES_PASSWORD:?set it in deploy/.env}';
    const database = new URL((variables['DATABASE_URL'] ?? '').replace(password, 'x'));
    expect(compose).toContain(`  ${database.hostname}:\n`);
    expect(compose).toContain(`POSTGRES_USER: ${database.username}\n`);
    expect(compose).toContain(`POSTGRES_DB: ${database.pathname.slice(1)}\n`);
    expect(compose).toContain(`  ${new URL(variables['REDIS_URL'] ?? '').hostname}:\n`);
  }
  // What is said of a service is what its program understands: Redis keeps nothing.
  expect(readCommand('redis')).toEqual(['redis-server', '--save', '', '--appendonly', 'no']);
});

test.skipIf(!hasCompose)(
  'a compose program understands the compose file, and misses what is not filled in',
  () => {
    const file = join(folder, 'compose.yaml');
    const check = (env: Readonly<Record<string, string>>) =>
      spawnSync('docker-compose', ['-f', file, 'config', '-q'], {
        env: { PATH: process.env['PATH'] ?? '', ...env },
      });
    const filled = check({ SITE: 'example.org', POSTGRES_PASSWORD: 'x' });
    expect(filled.stderr.toString()).toBe('');
    expect(filled.status).toBe(0);
    expect(check({ SITE: 'example.org' }).stderr.toString()).toContain('set it in deploy/.env');
  },
);

test('there is no secret in any of it', () => {
  for (const name of readdirSync(folder)) {
    if (name === '.env') continue;
    const text = read(name);
    for (const [, value] of text.matchAll(/^ *\w*PASSWORD[=:] *(.*)$/gm)) {
      expect(value === '' || value?.startsWith('${POSTGRES_PASSWORD:?') === true).toBe(true);
    }
    expect(text).not.toMatch(/BEGIN [A-Z ]*PRIVATE KEY|:\/\/[^\s:@/]+:(?!\$\{)[^\s@/]+@/);
  }
  expect(readFileSync(join(root, '.gitignore'), 'utf8')).toContain('deploy/.env\n');
});

test.skipIf(findCaddy() === null)('the proxy understands its configuration', () => {
  const config = join(folder, 'Caddyfile');
  const { status, stderr } = spawnSync('caddy', ['adapt', '--config', config, '--pretty'], {
    env: { PATH: process.env['PATH'], HOME: tmpdir(), SITE: 'example.org' },
  });
  expect(stderr.toString()).not.toMatch(/warn|error/i);
  expect(status).toBe(0);
});

test.skipIf(!hasSystemd)('systemd understands the unit', () => {
  // The program of the unit is not where it will be, which is all that may be said of it.
  const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'sternwarte.service')]);
  const complaints = stderr
    .toString()
    .split('\n')
    .filter((line) => line.includes('sternwarte.service') && !line.includes('is not executable'));
  expect(complaints).toEqual([]);
});

test('the unit, whose user may write nothing, builds nothing: it says who has to, and stays down', () => {
  const copy = copyRepository('unit');
  const { status, stderr } = spawnSync(process.execPath, readUnitCommand(), { cwd: copy });
  expect(stderr.toString()).toContain('npm start -- --build-only');
  expect(existsSync(join(copy, 'web', 'dist'))).toBe(false);
  expect(read('sternwarte.service')).toContain(`\nRestartPreventExitStatus=${status}\n`);
  rmSync(copy, { recursive: true });
});
