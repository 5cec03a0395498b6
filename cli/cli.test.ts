import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isTidy, settleAlone, type Terms } from '@sternwarte/engine';
import { runCli } from './cli.ts';
import { COMMAND_NAMES } from './command.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'sternwarte-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

/** Runs a command line, with somebody typing these lines. */
async function run(argv: readonly string[], lines: readonly string[] = []) {
  const terminal = fakeTerminal(lines);
  const code = await runCli(argv, terminal);
  return { code, ...terminal.shown };
}

describe('help', () => {
  test('without a command, everything is explained', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const name of COMMAND_NAMES) expect(out).toContain(`sternwarte ${name}`);
  });

  test.each(COMMAND_NAMES)('%s --help explains the command in both languages', async (name) => {
    const english = await run([name, '--help']);
    const german = await run([name, '--help', '--lang', 'de']);
    expect([english.code, german.code]).toEqual([0, 0]);
    expect(english.out).toContain(`sternwarte ${name} <`);
    expect(german.out).toContain(`sternwarte ${name} <`);
    expect(german.out).not.toBe(english.out);
  });

  test('the language follows the system unless --lang says otherwise', async () => {
    const german = fakeTerminal([], 'de_DE.UTF-8');
    await runCli(['help'], german);
    expect(german.shown.out).toContain('Jeder Befehl');
    const english = fakeTerminal([], 'de_DE.UTF-8');
    await runCli(['verify', '--help', '--lang', 'en'], english);
    expect(english.shown.out).toContain('Replays a recorded match');
  });
});

describe('a wrong call gets one clear line and exit code 2', () => {
  test.each([
    [['fly'], 'unknown command "fly"'],
    [['simulate'], '<game> is missing'],
    [['simulate', 'chess'], 'unknown game "chess"; there are: anno4000'],
    [['simulate', '__proto__'], 'unknown game'],
    [['simulate', 'anno4000', 'twice'], '"twice" is one argument too many'],
    [['simulate', 'anno4000', '--fast'], 'unknown option --fast'],
    [['simulate', 'anno4000', '--seats'], '--seats needs a value'],
    [['simulate', 'anno4000', '--seats', '5'], '--seats must be a whole number from 2 to 4'],
    [['simulate', 'anno4000', '--seats', 'two'], '--seats must be a whole number'],
    [['simulate', 'anno4000', '--games', '0'], '--games must be a whole number'],
    [['simulate', 'anno4000', '--games', '-3'], '--games'],
    [['simulate', 'anno4000', '--seats', '2', '--bots', 'pilot,pilot,pilot'], '3 bots for 2 seats'],
    [['simulate', 'anno4000', '--seats', '2', '--bots', 'random,deep'], 'unknown bot "deep"'],
    [['simulate', 'anno4000', '--options', 'fast'], '--options is not a JSON object'],
    [['simulate', 'anno4000', '--options', '[]'], '--options is not a JSON object'],
    [['simulate', 'anno4000', '--options', '{"speed":1}'], 'There is no option "speed"'],
    [['simulate', 'anno4000', '--options', '{"maxRounds":-1}'], 'The option "maxRounds" can be'],
    [['simulate', 'anno4000', '--lang', 'fr'], 'unknown language "fr"'],
    [['play', 'anno4000', '--players', 'Ada'], '1 players'],
    [['play', 'anno4000', '--players', 'Ada,@deep'], 'unknown bot "deep"'],
    [['play', 'anno4000', '--players', 'Ada,'], 'is not a name'],
    [['play', 'anno4000', '--resume', 'nowhere.swm.json'], 'cannot read nowhere.swm.json'],
    [['verify', 'nowhere.swm.json'], 'cannot read nowhere.swm.json'],
    [['replay', 'nowhere.swm.json'], 'cannot read nowhere.swm.json'],
    [['rules', 'chess'], 'unknown game "chess"'],
    [['bots', 'chess'], 'unknown game "chess"'],
    [['ladder', 'anno4000', '--bots', 'pilot,deep'], 'unknown bot "deep"'],
    [['ladder', 'anno4000', '--seats', '2', '--bots', 'pilot,pilot,pilot'], '3 bots for 2 seats'],
    [['ladder', 'anno4000', '--games', 'many'], '--games must be a whole number'],
    [['ladder', 'anno4000', '--iterations', '0'], '--iterations must be a whole number'],
    [['ladder', 'anno4000', '--cores', '0'], '--cores must be a whole number'],
    [['tune', 'anno4000', '--seats', '9'], '--seats must be a whole number from 2 to 4, or all'],
    [['tune', 'anno4000', '--rounds', '0'], '--rounds must be a whole number'],
    [['tune', 'anno4000', '--iterations', '0'], '--iterations must be a whole number'],
    [['tune', 'anno4000', '--pull', 'hard'], '--pull must be a number'],
    [['tune', 'anno4000', '--from', 'memory'], '--from must be one of: guess, zero, shipped'],
    [['tune', 'anno4000', '--method', 'guess'], '--method must be one of: duel, slope, fit'],
    [['analyse'], '<file> is missing'],
    [['analyse', 'nowhere.swm.json'], 'cannot read nowhere.swm.json'],
    [['analyse', 'nowhere.swm.json', '--iterations', '0'], '--iterations must be a whole number'],
  ])('%j', async (argv, reason) => {
    const { code, out, err } = await run(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(reason);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('simulate', () => {
  const argv = ['simulate', 'anno4000', '--games', '5', '--options', '{"maxRounds":40}', '--json'];

  test('prints its figures as JSON, the same for the same seed', async () => {
    const first = JSON.parse((await run([...argv, '--seed', '7'])).out);
    const again = JSON.parse((await run([...argv, '--seed', '7'])).out);
    const other = JSON.parse((await run([...argv, '--seed', '8'])).out);
    expect(Object.keys(first)).toEqual([
      'games',
      'actions',
      'actionsPerSecond',
      'length',
      'wins',
      'endings',
      'violations',
    ]);
    expect(first.games).toBe(5);
    expect(first.violations).toBe(0);
    expect(first.wins.reduce((sum: number, wins: number) => sum + wins)).toBeCloseTo(5);
    expect({ ...again, actionsPerSecond: 0 }).toEqual({ ...first, actionsPerSecond: 0 });
    expect(other.actions).not.toBe(first.actions);
  });

  test('tells people the same in words', async () => {
    const { code, out } = await run(argv.filter((word) => word !== '--json'));
    expect(code).toBe(0);
    expect(out).toContain('5 games');
    expect(out).toContain('no violations');
    expect(out).not.toMatch(/undefined|NaN/);
  });

  test('--out writes records that verify, and changes no result', async () => {
    const out = path('records');
    const plain = JSON.parse((await run(argv)).out);
    const recorded = JSON.parse((await run([...argv, '--out', out])).out);
    expect(recorded.actions).toBe(plain.actions);
    const files = readdirSync(out);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const verified = await run(['verify', join(out, file)]);
      expect(verified.code).toBe(0);
      expect(verified.out).toContain('follow the rules');
    }
  });
});

/** A short match of two people, saved: with an undo in it, ended by resignation. */
async function saveMatch(name: string): Promise<string> {
  const file = path(name);
  const argv = ['play', 'anno4000', '--players', 'Ada,Bert', '--seed', 'fixed'];
  const lines = [`save ${file}`, '3', 'undo', 'start nowhere 1', '5', 'end', 'end', 'resign'];
  const { code, out } = await run(argv, lines);
  expect(code).toBe(0);
  expect(out).toContain('The match is over.');
  return file;
}

test('simulate prints its tally when it is interrupted', async () => {
  const terminal = fakeTerminal();
  const running = runCli(['simulate', 'anno4000', '--games', '100000', '--json'], terminal);
  for (let n = 0; n < 5; n++) await terminal.pause();
  terminal.interrupt();
  expect(await running).toBe(130);
  const { games } = JSON.parse(terminal.shown.out) as { games: number };
  expect(games).toBeGreaterThan(0);
  expect(terminal.shown.err).toContain(`Interrupted after ${games} of 100000 games.`);
});

describe('play', () => {
  test('moves by number and by name, undo, and an end that can be verified', async () => {
    const file = await saveMatch('whole.swm.json');
    const verified = await run(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('Chance was fair: 2 draws');
    const shown = await run(['replay', file, '--lang', 'de']);
    expect(shown.out).toContain('geht zurück hinter');
    expect(shown.out).toContain('Der letzte Gegner hat aufgegeben');
  });

  test('refusals are explained, in the language of the moment', async () => {
    const argv = ['play', 'anno4000', '--players', 'Ada,Bert', '--seed', 'fixed'];
    const { out } = await run(argv, ['start sol 1', 'lang de', 'start sol 1', 'undo', '999', 'hm']);
    expect(out).toContain('You have no ships on SOL.');
    expect(out).toContain('Auf SOL stehen keine Schiffe von dir.');
    expect(out).toContain('Was der Zufall, ein Aufdecken');
    expect(out).toContain('Es gibt die Züge 1 bis 32.');
    expect(out).toContain('„hm“ ist weder ein Zug noch ein Befehl.');
  });

  test('commands in both languages', async () => {
    const argv = ['play', 'anno4000', '--players', 'Ada,Bert'];
    const { out } = await run(argv, [
      'hilfe',
      'züge',
      'brett',
      'regel R6.4',
      'rule',
      'rule R99',
      'log',
      'save',
    ]);
    expect(out).toContain('take back the last move');
    expect(out).toContain('Short flight from');
    expect(out).toContain('R6.4 Start:');
    expect(out).toContain('ruling 33');
    expect(out).toContain('There is no rule "R99".');
    expect(out).toContain('save needs the name of a file');
    expect(out.match(/▲ ⊕ ALGOL/g)).toHaveLength(2);
  });

  test('leaving without saving needs to be said twice', async () => {
    const argv = ['play', 'anno4000', '--players', 'Ada,Bert'];
    const once = await run(argv, ['quit', 'moves', 'quit', 'quit', 'never read']);
    expect(once.out.match(/The match is not saved/g)).toHaveLength(2);
    expect(once.out).toContain('Clear skies!');
    expect(once.out).not.toContain('never read');
  });

  test('a match against a bot goes on after a break, with the same bot', async () => {
    const file = path('break.swm.json');
    const argv = ['play', 'anno4000', '--seed', 'break'];
    await run(argv, [`save ${file}`, 'end', 'quit']);
    const before = JSON.parse(readFileSync(file, 'utf8'));
    expect(before.bots).toEqual([null, 'pilot']);
    expect(before.fairness.seed).toMatch(/^[0-9a-f]{64}$/);
    const { out } = await run(['play', 'anno4000', '--resume', file], ['end', 'quit']);
    expect(out).toContain('Going on after');
    const after = JSON.parse(readFileSync(file, 'utf8'));
    expect(after.entries).toBeGreaterThan(before.entries);
    expect((await run(['verify', file])).code).toBe(0);
  });

  test('standing answers are given without asking, until one wants to be asked again', async () => {
    const argv = ['play', 'astronuts', '--seed', '2', '--players', 'Ada,Bert'];
    const lines = ['4', 'end', 'always perhaps', 'always deal no', '3', 'end', '6'];
    const { out } = await run(argv, [...lines, 'offer all red purple', 'offer all red yellow']);
    expect(out).toContain('"perhaps" is neither a move');
    expect(out).toContain('You always answer: deal no');
    expect(out.match(/Bert declines/g)).toHaveLength(2);
    const asked = await run(argv, [
      '4',
      'end',
      'always deal no',
      'ask',
      '3',
      'end',
      '6',
      'offer all red purple',
    ]);
    expect(asked.out).toContain('You will be asked every time.');
    expect(asked.out).not.toContain('Bert declines');
  });

  test('a list that leaves something out says so', async () => {
    const argv = ['--seed', '3', '--players', 'Ada,Bert'];
    const { out } = await run(['play', 'astronuts', ...argv], ['4']);
    // Nothing is left out when the number of actions is declared, swaps of nuts are later.
    expect(out.match(/More is possible than is listed here/g)).toHaveLength(1);
    const complete = await run(['play', 'anno4000', ...argv], []);
    expect(complete.out).not.toContain('More is possible');
  });

  test('between people with secret hands the screen is emptied', async () => {
    const argv = ['play', 'starfarers', '--players', 'Ada,Bert,Cleo', '--seed', 'curtain 2'];
    const { out } = await run(argv, ['board', 'log']);
    const [first = '', afterwards = ''] = out.split('Hand over, then press Enter.');
    expect(first).not.toContain('Hand:');
    expect(afterwards).toContain('Hand:');
    // The cards that others drew are not in the log of this seat; its own are.
    const drawn = afterwards.split('\n').filter((line) => line.includes('reserve pile'));
    expect(
      drawn.filter((line) => line.includes('Ada') && /ore|fuel|carbon|food|goods/.test(line)),
    ).toEqual([]);
    expect(out).not.toMatch(/undefined|NaN/);
    const open = await run(['play', 'anno4000', '--players', 'Ada,Bert'], ['end']);
    expect(open.out).not.toContain('Hand over');
  });

  test.each(['anno4000', 'astronuts', 'starfarers'])(
    'bots alone play %s to the end',
    async (game) => {
      const argv = ['play', game, '--players', '@kadett,@random', '--options', '{"maxRounds":5}'];
      const { code, out } = await run(argv);
      expect(code).toBe(0);
      expect(out).toContain('The match is over.');
    },
  );

  test('a place where nothing can be written is told, and the match goes on', async () => {
    const file = path('whole.swm.json');
    const argv = ['play', 'anno4000', '--players', 'Ada,Bert'];
    const { out } = await run(argv, [`save ${join(file, 'below')}`, 'board']);
    expect(out).toContain('cannot write');
    expect(out).toContain('ALGOL');
  });
});

describe('verify and replay', () => {
  test('verify prints the commitment, compares one that was kept, and says what is not proven', async () => {
    const file = await saveMatch('kept.swm.json');
    const { fairness } = JSON.parse(readFileSync(file, 'utf8')) as {
      fairness: { commitment: string };
    };
    const { commitment } = fairness;
    const plain = await run(['verify', file]);
    expect(plain.out).toContain(`Commitment: ${commitment}`);
    expect(plain.out).toContain('Nobody but the table itself added to its chance');
    const kept = await run(['verify', file, '--commitment', commitment.toUpperCase()]);
    expect(kept).toMatchObject({ code: 0, out: expect.stringContaining('It is the one you gave') });
    const other = await run(['verify', file, '--commitment', '0'.repeat(64)]);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('not the one given') });
    const bad = await run(['verify', file, '--commitment', 'abc']);
    expect(bad).toMatchObject({ code: 2, err: expect.stringContaining('64 hex digits') });
  });

  test('verify tells draws that were made elsewhere from those it has recomputed, in both languages', async () => {
    const file = await saveMatch('home.swm.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as Terms & { names: string[] };
    const terms = { ...record, players: record.names, home: 2 };
    const fairness = settleAlone(terms, (bytes) => 'ab'.repeat(bytes));
    writeFileSync(file, JSON.stringify({ ...record, fairness }));
    const english = await run(['verify', file]);
    expect(english).toMatchObject({
      code: 0,
      out: expect.stringMatching(/since .* 0 draws recomputed.* before \(2\)/),
    });
    const german = await run(['verify', file, '--lang', 'de']);
    expect(german.out).toMatch(/seit .* 0 Ziehungen .* vorher fiel \(2\)/);
  });

  test('no name, id or game from a record commands the terminal', async () => {
    const file = await saveMatch('forged.swm.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const forged = 'Ada\r\nChance was fair: 99 draws\u001b[2J\u202e';
    for (const changes of [{ names: [forged, 'B'] }, { id: forged }, { game: forged }]) {
      const broken = path('forged-too.swm.json');
      writeFileSync(broken, JSON.stringify({ ...record, ...changes }));
      for (const command of ['verify', 'replay', 'analyse']) {
        const { code, out, err } = await run([command, broken]);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(isTidy(err.trimEnd())).toBe(true);
      }
    }
  });

  test('anything wrong with a file is told, with exit code 1', async () => {
    const file = await saveMatch('tamper.swm.json');
    const record = readFileSync(file, 'utf8');
    const tampered: readonly (readonly [string, string])[] = [
      ['its end is missing', record.slice(0, -40)],
      ['not JSON', 'Ada won.'],
      ['not the record of a match', '{}'],
      [
        'is not legal. You have no ships on SOL',
        record.replace(/"type":"start","star":"\w+"/, '"type":"start","star":"sol"'),
      ],
      ['seed does not match', record.replace(/"seed":"[0-9a-f]{4}/, '"seed":"0000')],
      [
        'nonce of seat 1 is not the one it had promised',
        record.replace('"nonces":[""', '"nonces":["another"'),
      ],
      [
        'not the one that seed and nonces give',
        record.replace(/"(nonces|promises)":\[""/g, `"$1":["${'34'.repeat(32)}"`),
      ],
      ['changed id, game, options or seats', record.replace(/"id": "\w+"/, '"id": "another"')],
      ['stated result is not', record.replace('"ending":"resignation"', '"ending":"elimination"')],
      [
        'does not know the game "chess"',
        record
          .replace('"game":"anno4000"', '"game": "chess"')
          .replace('"game": "anno4000"', '"game": "chess"'),
      ],
    ];
    for (const [reason, content] of tampered) {
      expect(content).not.toBe(record);
      const broken = path('broken.swm.json');
      writeFileSync(broken, content);
      const { code, out, err } = await run(['verify', broken]);
      expect({ reason, code, out }).toEqual({ reason, code: 1, out: '' });
      expect(err).toContain(reason);
    }
  });

  test('replay stops where it is told', async () => {
    const file = await saveMatch('at.swm.json');
    const start = await run(['replay', file, '--at', '-1']);
    expect(start.code).toBe(0);
    expect(start.out).toContain('The lot decides.');
    const second = await run(['replay', file, '--at', '1']);
    expect(second.out).toContain('    1  ');
    expect(second.out).not.toContain('    2  ');
    for (const at of ['-2', '99', 'x', '1.5']) {
      const { code, err } = await run(['replay', file, '--at', at]);
      expect(code).toBe(2);
      expect(err).toContain('--at must be a whole number from -1 to');
    }
  });
});
