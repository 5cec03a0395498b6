/** What the terminal program does with bots: ladder, tuning, analysis, hints. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWeights } from '@sternwarte/bots/tuning';
import { LANGUAGES, TEMPERS } from '@sternwarte/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from './cli.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { expertOf, GAME_IDS, wordsOf } from './registry.ts';
import { openPool } from './workers/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

async function run(argv: readonly string[], lines: readonly string[] = []) {
  const terminal = fakeTerminal(lines);
  const code = await runCli(argv, terminal);
  return { code, ...terminal.shown };
}

const SHORT = ['--options', '{"maxRounds":4}'];
const GOLDEN = 'games/anno4000/golden/elimination.swm.json';

test.each(GAME_IDS)('every feature of %s has its reasons in all languages', (id) => {
  for (const language of LANGUAGES) {
    const { reasons } = wordsOf(id, language);
    for (const feature of expertOf(id).features) {
      expect({ feature, reasons: reasons[feature] }).toEqual({
        feature,
        reasons: { more: expect.stringMatching(/./), less: expect.stringMatching(/./) },
      });
    }
  }
});

test.each(GAME_IDS)('Pilots of %s that differ are told apart in all languages', (id) => {
  const { tempers } = expertOf(id);
  // A game may do without.
  const kinds = tempers === undefined ? 0 : TEMPERS.length;
  const weighed = TEMPERS.flatMap((temper) => JSON.stringify(tempers?.[temper]) ?? []);
  expect(new Set(weighed).size).toBe(kinds);
  for (const language of LANGUAGES) {
    const lines = TEMPERS.flatMap((temper) => wordsOf(id, language).tempers?.[temper] ?? []);
    for (const line of lines) expect(line).toMatch(/./);
    expect(new Set(lines).size).toBe(kinds);
  }
});

describe('bots', () => {
  test.each(GAME_IDS)('tells who can be played against in %s', async (id) => {
    const { code, out } = await run(['bots', id]);
    expect(code).toBe(0);
    for (const bot of ['@random', '@kadett', '@pilot', '@admiral']) expect(out).toContain(bot);
    const german = await run(['bots', id, '--json', '--lang', 'de']);
    expect(JSON.parse(german.out)).toHaveLength(4);
  });
});

/** What must not depend on the machine. */
function withoutTimes(json: string): unknown {
  const { milliseconds: _, bots, ...rest } = JSON.parse(json);
  return {
    ...rest,
    bots: bots.map((bot: object) => ({ ...bot, meanMilliseconds: 0, slowestMilliseconds: 0 })),
  };
}

describe('ladder', () => {
  const argv = ['ladder', 'anno4000', '--seats', '3', '--games', '3', '--seed', 'l', ...SHORT];

  test('the last bot fills up, those of one name are counted together', async () => {
    const { code, out } = await run([...argv, '--bots', 'kadett,random', '--json']);
    expect(code).toBe(0);
    const { bots, command, games, givenUp } = JSON.parse(out);
    expect([games, givenUp]).toEqual([3, 0]);
    expect(command).toBe(
      `sternwarte ladder anno4000 --seats 3 --games 3 --bots kadett,random,random --seed l --options '{"maxRounds":4}'`,
    );
    const counts = bots.map((bot: { bot: string; games: number }) => [bot.bot, bot.games]);
    expect(Object.fromEntries(counts)).toEqual({ kadett: 3, random: 6 });
    const shares = bots.map((bot: { wins: number }) => bot.wins);
    expect(shares.reduce((sum: number, wins: number) => sum + wins)).toBeCloseTo(3);
  });

  test('every challenger of the game runs the gauntlet', async () => {
    const few = ['--seats', '2', '--games', '2', '--seed', 'g', ...SHORT, '--json'];
    const { code, out } = await run([
      'ladder',
      'anno4000',
      '--gauntlet',
      '--bots',
      'kadett@1',
      ...few,
    ]);
    expect(code).toBe(0);
    const { bot, challengers } = JSON.parse(out);
    expect(bot).toBe('kadett@1');
    const played = challengers.map(
      ({ challenger, games }: { challenger: string; games: number }) => [challenger, games],
    );
    expect(Object.fromEntries(played)).toEqual({ turtle: 2, rush: 2, expand: 2 });
  });

  test('the number of cores changes nothing but times', async () => {
    const json = [...argv, '--bots', 'pilot,kadett', '--json'];
    const one = await run([...json, '--cores', '1']);
    const three = await run([...json, '--cores', '3']);
    expect(withoutTimes(three.out)).toEqual(withoutTimes(one.out));
  });

  test('tells people the same in words, and keeps the figures in a file', async () => {
    const file = path('ladder.json');
    const few = [...argv, '--bots', 'random', '--out', file, '--lang', 'de'];
    const terminal = { ...fakeTerminal(), interactive: true, now: () => Date.now() };
    expect(await runCli(few, terminal)).toBe(0);
    const { out, err } = terminal.shown;
    expect(err).toContain('0 von 3 Partien · random');
    expect(out).toMatch(/Bot +Partien +Siege/);
    expect(out).toContain('Würfelwicht');
    expect(out).toContain('abgebrochen: 0');
    expect(out).not.toMatch(/undefined|NaN/);
    expect(JSON.parse(readFileSync(file, 'utf8')).games).toBe(3);
  });

  test('Ctrl-C shows what is known so far', async () => {
    const terminal = fakeTerminal();
    const running = runCli([...argv, '--games', '500000', '--bots', 'random'], terminal);
    terminal.interrupt();
    expect(await running).toBe(130);
    expect(terminal.shown.err).toContain('Interrupted after 0 of 500000 games.');
    expect(terminal.shown.out).toContain('Dice imp');
  });
});

describe('a pool of workers', () => {
  const plan = {
    kind: 'encounter',
    gameId: 'anno4000',
    config: { seats: 2, options: { maxRounds: 2 } },
    botIds: ['random', 'random'],
    seed: '1',
    iterations: undefined,
    maxActions: 100,
  } as const;
  const { signal } = new AbortController();

  test('plays one stretch after another, and tells which game broke down', async () => {
    const pool = openPool(2);
    const played: number[] = [];
    const onOutcome = (n: number): void => void played.push(n);
    for (const first of [0, 3]) {
      expect(await pool.run({ plan, first, count: 3, onOutcome, signal })).toBe(true);
    }
    expect(played.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    const broken = { ...plan, botIds: ['deep', 'deep'] };
    await expect(
      pool.run({ plan: broken, first: 6, count: 1, onOutcome, signal }),
    ).rejects.toMatchObject({ n: 6, message: 'there is no bot "deep"' });
    await pool.close();
  });
});

describe('tune', () => {
  const { features } = expertOf('anno4000');
  const argv = ['tune', 'anno4000', '--seats', '2', '--games', '4', '--rounds', '2', ...SHORT];

  test('writes the same weights on any number of cores', async () => {
    const files = [path('one.json'), path('two.json')];
    for (const [index, file] of files.entries()) {
      writeFileSync(file, '{"3": {}}');
      const cores = ['--cores', String(index + 1)];
      const { code, out } = await run([
        ...argv,
        ...cores,
        '--method',
        'fit',
        '--from',
        'zero',
        '--out',
        file,
      ]);
      expect(code).toBe(0);
      expect(out.match(/log likelihood -/g)).toHaveLength(2);
    }
    const [one = '', two = ''] = files.map((file) => readFileSync(file, 'utf8'));
    expect(two).toBe(one);
    const table = readWeights(one);
    expect(Object.keys(table ?? {})).toEqual(['2', '3']);
    expect(Object.keys(table?.['2'] ?? {})).toEqual(features);
  });

  test('by duel, challengers play against the holder, and all is scaled in the end', async () => {
    const file = path('duel.json');
    const { code, out } = await run([...argv, '--out', file]);
    expect(code).toBe(0);
    expect(out.match(/of the games won/g)).toHaveLength(2);
    const { '2': weights = {} } = readWeights(readFileSync(file, 'utf8')) ?? {};
    expect(Object.keys(weights)).toEqual(features);
    // Scaled by one factor: the first guess holds unless a challenger has won clearly.
    expect(Object.values(weights).some((weight) => weight !== 0)).toBe(true);
  });

  test('by slope, two sides play each round, with the same outcome on any number of cores', async () => {
    const files = [path('slope-one.json'), path('slope-two.json')];
    for (const [index, file] of files.entries()) {
      const how = ['--method', 'slope', '--cores', String(index + 1), '--out', file];
      const { code, out } = await run([...argv, ...how]);
      expect(code).toBe(0);
      expect(out.match(/apart on average/g)).toHaveLength(2);
    }
    const [one = '', two = ''] = files.map((file) => readFileSync(file, 'utf8'));
    expect(two).toBe(one);
    expect(Object.keys(readWeights(one)?.['2'] ?? {})).toEqual(features);
  });

  test('weights of the Admiral come from games of Admirals', async () => {
    const [pilots, admirals] = [path('pilots.json'), path('admirals.json')];
    const how = [...argv, '--method', 'slope'];
    expect((await run([...how, '--out', pilots])).code).toBe(0);
    expect((await run([...how, '--iterations', '9', '--out', admirals])).code).toBe(0);
    expect(readFileSync(admirals, 'utf8')).not.toBe(readFileSync(pilots, 'utf8'));
  });

  test('overwrites nothing but weights', async () => {
    const file = path('letter.json');
    writeFileSync(file, 'Dear Ada');
    const { code, err } = await run([...argv, '--out', file]);
    expect(code).toBe(1);
    expect(err).toContain('is not overwritten');
    expect(readFileSync(file, 'utf8')).toBe('Dear Ada');
  });

  test('Ctrl-C leaves the weights as they were', async () => {
    const terminal = fakeTerminal();
    const file = path('interrupted.json');
    const running = runCli([...argv, '--games', '500000', '--out', file], terminal);
    terminal.interrupt();
    expect(await running).toBe(130);
    expect(existsSync(file)).toBe(false);
  });
});

describe('analyse', () => {
  const argv = ['analyse', GOLDEN, '--iterations', '5'];

  test('judges every entry, and names what changed most', async () => {
    const { code, out } = await run(argv);
    expect(code).toBe(0);
    expect(out).toContain('before the first entry');
    expect(out).toMatch(/ 22 +100% +0% {2}Bruno: End the turn/);
    expect(out).toContain('What changed most:');
    expect(out).not.toMatch(/undefined|NaN/);
  });

  test('as JSON, on the screen and in a file', async () => {
    const file = path('analysis.json');
    const { out } = await run([...argv, '--json', '--out', file, '--lang', 'de']);
    expect(readFileSync(file, 'utf8')).toBe(out);
    const { positions, swings, total } = JSON.parse(out);
    expect([positions.length, total]).toEqual([24, 24]);
    expect(positions[23]).toEqual({ seq: 22, chances: [1, 0] });
    expect(swings[0].text).toContain('Bruno');
  });

  test('Ctrl-C says how far it came', async () => {
    const terminal = fakeTerminal();
    const running = runCli(['analyse', GOLDEN, '--iterations', '100000'], terminal);
    terminal.interrupt();
    expect(await running).toBe(130);
    expect(terminal.shown.err).toMatch(/Interrupted after \d+ of 24 positions/);
    expect(terminal.shown.out).toContain('Anno 4000');
  });

  test('a damaged file is explained', async () => {
    const file = path('broken.swm.json');
    writeFileSync(file, readFileSync(GOLDEN, 'utf8').slice(0, -40));
    const { code, out, err } = await run(['analyse', file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('its end is missing');
  });
});

describe('play', () => {
  const argv = ['play', 'anno4000', '--players', 'Ada,@kadett'];

  test('tells what is suggested for bots, and how to have it otherwise', async () => {
    const line = 'Standstill: 20, a suggestion for matches with bots.';
    expect((await run(argv)).out).toContain(line);
    expect((await run(argv)).out).toContain(`--options '{"quietRounds":null}'`);
    const without = await run([...argv, '--options', '{"quietRounds":null}']);
    expect(without.out).not.toContain('Standstill');
    const people = await run(['play', 'anno4000', '--players', 'Ada,Bert']);
    expect(people.out).not.toContain('Standstill');
  });

  test('hint and tipp name up to three legal moves, and change nothing', async () => {
    const seeded = [...argv, '--seed', 'hint'];
    const plain = await run(seeded, ['end', 'log']);
    const hinted = await run(seeded, ['hint', 'lang de', 'tipp', 'lang en', 'end', 'log']);
    expect(hinted.out).toContain('The best moves, with the estimated chance to win:');
    expect(hinted.out).toContain('Die besten Züge, mit der geschätzten Gewinnchance:');
    const hints = hinted.out.match(/^ {2}\w.*: .*\(\d+\s?%\)/gm) ?? [];
    expect(hints.length).toBeGreaterThanOrEqual(2);
    expect(hints.length).toBeLessThanOrEqual(6);
    expect(hinted.out.slice(-300)).toBe(plain.out.slice(-300));
  });

  test('the Admiral is seen thinking, and keeps its second', async () => {
    const terminal = { ...fakeTerminal(['end']), interactive: true };
    await runCli(['play', 'anno4000', '--players', 'Ada,@admiral'], terminal);
    expect(terminal.shown.err).toContain('Blue (Admiral) is thinking …');
    expect(terminal.shown.out).toContain('Round 2: Ada to move.');
  });

  test('with a seed even the Admiral plays the same every time', async () => {
    const players = ['--players', '@admiral,@kadett', '--seed', 'twice'];
    const twice = ['play', 'anno4000', ...players, '--options', '{"maxRounds":2}'];
    expect(await run(twice)).toEqual(await run(twice));
  });
});
