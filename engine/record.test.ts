import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  tinyGame,
  type TinyChance,
  type TinyMove,
  type TinyState,
} from './conformance/tiny-game.ts';
import type { Refusal } from './contract.ts';
import type { Damage, DamageKey, DamageValues } from './damage.ts';
import { newMatch } from './match.ts';
import { openTable } from './table.ts';
import { isRecord } from './plain.ts';
import {
  makeRecord,
  readRecord,
  RECORD_MAX_LENGTH,
  type RecordedMatch,
  type RecordNotes,
} from './record.ts';
import { replay } from './replay.ts';
import { makeScenario, readScenario } from './scenario.ts';
import { verifyFairness } from './verify.ts';
import {
  challenge,
  dealtTable,
  finishedTable,
  OTHER_SEED,
  play,
  playFairMatch,
  SEED,
  take,
  type TinyTable,
} from './testing/sample-match.ts';

const findGame = (id: string) => (id === 'tiny' ? tinyGame : undefined);
const names = ['Anna', 'Ümit "☆" \\'];
const notes: RecordNotes<TinyState, TinyMove, TinyChance> = { names };
const told: RecordNotes<TinyState, TinyMove, TinyChance> = {
  names,
  describe: (entry, state) => `${entry.by} in round ${state.round}`,
};

const finished = makeRecord(finishedTable(), told);
const fair = makeRecord(playFairMatch({ rounds: 2 }), notes);
const early = makeRecord(playFairMatch({ early: true }), notes);

/** The fields of a record, to be changed at will. */
function parse(text: string): Record<string, unknown> & { log: Record<string, unknown>[] } {
  return JSON.parse(text);
}

const edit = (text: string, change: (fields: ReturnType<typeof parse>) => unknown): string => {
  const fields = parse(text);
  change(fields);
  return JSON.stringify(fields);
};

function read(text: string): RecordedMatch {
  const reading = readRecord(text, findGame);
  if (!reading.ok) throw new Error(JSON.stringify(reading.damage));
  return reading.value;
}

function damageOf(text: string): Damage | null {
  const reading = readRecord(text, findGame);
  return reading.ok ? null : reading.damage;
}

const unfairnessOf = (text: string): Damage | null =>
  verifyFairness(tinyGame, asTiny(read(text)).match);

/** `readRecord` knows no game; these tests do. */
const asTiny = ({ table }: RecordedMatch): TinyTable => table as TinyTable;

/** A table as it was after a number of entries. */
function tableAfter(table: TinyTable, count: number): TinyTable {
  const replayed = replay(tinyGame, table.match, { count });
  if (!replayed.ok) throw new Error(replayed.damage.key);
  return replayed.table;
}

describe('a record', () => {
  test('is one readable line per entry, with text beside the data', () => {
    expect(finished.split('\n').slice(0, 17)).toEqual([
      '{',
      '  "format": "sternwarte-match",',
      '  "formatVersion": 2,',
      '  "id": "m1",',
      '  "game": "tiny",',
      '  "version": 1,',
      '  "seats": 2,',
      '  "options": {"rounds":2,"die":"plain"},',
      '  "names": ["Anna","Ümit \\"☆\\" \\\\"],',
      '  "bots": [null,null],',
      '  "fairness": null,',
      '  "result": {"winners":[0],"ending":"rounds","places":[1,2]},',
      '  "entries": 16,',
      '  "log": [',
      '    {"seq":0,"at":0,"by":"table","chance":{"type":"deal","seat":0,"card":4},"text":"table in round 1"},',
      '    {"seq":1,"at":1000,"by":"table","chance":{"type":"deal","seat":1,"card":2},"text":"table in round 1"},',
      '    {"seq":2,"at":2000,"by":0,"move":{"type":"take"},"text":"0 in round 1"},',
    ]);
  });

  test('reads back as the table it was made from', () => {
    const table = finishedTable();
    const reading = read(finished);
    expect(reading.names).toEqual(names);
    expect(reading.table).toEqual(table);
  });

  const tables: Record<string, TinyTable> = {
    'a finished match': finishedTable(),
    'a running match': dealtTable(),
    'a match that has not begun': openTable(
      tinyGame,
      newMatch(tinyGame, '', { seats: 2, options: { rounds: 9, die: 'loaded' } }),
    ),
    'a match with fair chance': playFairMatch(),
    'a match with many undos': playFairMatch({ undo: true, nonces: ['', '☆\u0000\ud800'] }),
  };
  test.for(Object.entries(tables))('of %s is the same text after reading it back', ([, table]) => {
    for (const beside of [notes, told]) {
      const text = makeRecord(table, beside);
      expect(makeRecord(asTiny(read(text)), beside)).toBe(text);
    }
  });

  test('of any match is the same text after reading it back', () => {
    const matches = fc.record({ players: fc.string(), undo: fc.boolean(), rounds: fc.constant(2) });
    fc.assert(
      fc.property(matches, (course) => {
        const text = makeRecord(playFairMatch(course), told);
        return makeRecord(asTiny(read(text)), told) === text;
      }),
    );
  });

  test('can be played on', () => {
    const table = asTiny(read(makeRecord(dealtTable(), notes)));
    play(table, take, challenge(1));
    expect(table.match.log).toHaveLength(4);
  });

  test('is read the same without the text beside its entries, or with another', () => {
    for (const text of [undefined, '', 'something else', 'x'.repeat(10_000)]) {
      const changed = edit(finished, ({ log }) =>
        log.map((entry) => Object.assign(entry, { text })),
      );
      expect(read(changed).table).toEqual(read(finished).table);
    }
  });

  test('may state further fields, which nobody reads', () => {
    const changed = edit(finished, (fields) => (fields['comment'] = ['played by the sea']));
    expect(read(changed).table).toEqual(read(finished).table);
  });

  test('of a match from before an option was there keeps the value that held then, and stays proven', () => {
    const { rounds, die } = tinyGame.options;
    // The match was played when nobody could choose the die.
    const grown: typeof tinyGame = {
      ...tinyGame,
      options: { rounds, die: { ...die, default: 'loaded', former: 'plain' } },
    };
    const table = playFairMatch({ rounds: 2 });
    const old = { ...table, match: { ...table.match, options: { rounds: 2 } } };
    const reading = readRecord(makeRecord(old, notes), () => grown);
    if (!reading.ok) throw new Error(reading.damage.key);
    expect(reading.value.table.match.options).toEqual({ rounds: 2 });
    expect(asTiny(reading.value).state.options).toEqual({ rounds: 2, die: 'plain' });
    expect(makeRecord(asTiny(reading.value), notes)).toBe(makeRecord(old, notes));
  });

  test('is not made of a match that does not replay', () => {
    const { match } = finishedTable();
    const broken = { game: tinyGame, match: { ...match, log: match.log.slice(1) } };
    expect(() => makeRecord(broken, notes)).toThrow('does not replay: sequence');
  });

  test('is not made with names or an id that nobody could read back', () => {
    const long = 'x'.repeat(61);
    const table = dealtTable();
    for (const wrong of [[], ['one'], ['a', 'b', 'c'], ['a', long]]) {
      expect(() => makeRecord(table, { names: wrong })).toThrow(RangeError);
    }
    const match = { ...table.match, id: long };
    expect(() => makeRecord({ ...table, match }, notes)).toThrow(RangeError);
  });
});

describe('who played', () => {
  test('is told with the bots, and read back', () => {
    const record = makeRecord(finishedTable(), { names, bots: [null, 'random'] });
    expect(read(record).bots).toEqual([null, 'random']);
    expect(read(finished).bots).toEqual([null, null]);
  });

  test('may be left out, but must make sense when it is there', () => {
    const older = edit(finished, (fields) => delete fields['bots']);
    expect(read(older).bots).toEqual([null, null]);
    for (const bots of [['random'], [1, 2], 'random', [null, 'x'.repeat(61)]]) {
      const wrong = edit(finished, (fields) => Object.assign(fields, { bots }));
      expect(damageOf(wrong)).toMatchObject({ key: 'badField', values: { field: 'bots' } });
    }
  });
});

test('a byte order mark in front does no harm', () => {
  expect(asTiny(read(`\uFEFF${finished}`)).state).toEqual(finishedTable().state);
});

describe('the seed', () => {
  test('stays in a save that whoever runs the table keeps for himself', () => {
    const running = tableAfter(playFairMatch({ rounds: 2 }), 3);
    expect(parse(makeRecord(running, notes))['fairness']).toMatchObject({ seed: null });
    expect(parse(makeRecord(running, { names, keepSeed: true }))['fairness']).toMatchObject({
      seed: SEED,
    });
  });

  test('of an unfinished match is never exported, whatever the entry it has got to', () => {
    const table = playFairMatch({ rounds: 2, undo: true });
    const { length } = table.match.log;
    for (let count = 0; count < length; count++) {
      const text = makeRecord(tableAfter(table, count), told);
      expect(text).not.toContain(SEED);
      expect(parse(text)['fairness']).toMatchObject({ seed: null, nonces: ['anna', 'bert'] });
    }
    expect(makeRecord(table, told)).toContain(SEED);
  });

  test('is not exported either when somebody says that the match is over', () => {
    const table = playFairMatch();
    const { match } = tableAfter(table, 5);
    expect(makeRecord({ ...table, match }, notes)).not.toContain(SEED);
  });

  test('of a finished match lets anybody verify the record', () => {
    expect(unfairnessOf(fair)).toBeNull();
  });
});

const OPENING = { seats: 2, options: {} };
const SCENARIO = {
  ...makeScenario(tinyGame, OPENING, tinyGame.setup(OPENING)),
  state: tinyGame.setup(OPENING),
};

function damageOfScenario(input: unknown): Damage | null {
  const scenario = readScenario(tinyGame, input);
  return scenario.ok ? null : scenario.damage;
}

/** For each kind of damage how it comes about: a kind without a case does not compile. */
const CASES: {
  readonly [Key in DamageKey]: {
    readonly values: DamageValues[Key];
    readonly cause?: Refusal;
    readonly find: () => Damage | null;
  };
} = {
  oversized: {
    values: { length: RECORD_MAX_LENGTH + 1, limit: 8_000_000 },
    find: () => damageOf(finished.padEnd(RECORD_MAX_LENGTH + 1)),
  },
  truncated: { values: {}, find: () => damageOf(finished.slice(0, 300)) },
  notJson: { values: {}, find: () => damageOf('1. e4 e5 2. Nf3') },
  notARecord: { values: {}, find: () => damageOf('{"format":"chess"}') },
  notAScenario: {
    values: {},
    find: () => damageOfScenario('position'),
  },
  impossiblePosition: {
    values: { why: '9 pebbles' },
    find: () => damageOfScenario({ ...SCENARIO, state: { ...SCENARIO.state, bank: 9 } }),
  },
  unknownFormat: {
    values: { version: '3', known: 2 },
    find: () => damageOf(edit(finished, (fields) => (fields['formatVersion'] = 3))),
  },
  unknownGame: {
    values: { game: 'go' },
    find: () => damageOf(edit(finished, (fields) => (fields['game'] = 'go'))),
  },
  unknownVersion: {
    values: { game: 'tiny', version: 7, known: 1 },
    find: () => damageOf(edit(finished, (fields) => (fields['version'] = 7))),
  },
  badField: {
    values: { field: 'names' },
    find: () => damageOf(edit(finished, (fields) => (fields['names'] = 'Anna'))),
  },
  badConfig: {
    values: {},
    cause: { key: 'seatCount', values: { min: 2, max: 3 } },
    find: () => damageOf(edit(finished, (fields) => (fields['seats'] = 4))),
  },
  tooManyEntries: {
    values: { limit: 200_000 },
    find: () =>
      damageOf(edit(finished, (fields) => Object.assign(fields, { log: zeros(200_001) }))),
  },
  missingEntries: {
    values: { stated: 16, found: 15 },
    find: () => damageOf(edit(finished, ({ log }) => log.pop())),
  },
  sequence: {
    values: { entry: 3 },
    find: () => damageOf(edit(finished, ({ log }) => Object.assign(log[3] ?? {}, { seq: 4 }))),
  },
  illegalMove: {
    values: { entry: 2 },
    cause: { key: 'illegal', values: {} },
    find: () => damageOf(edit(finished, ({ log }) => Object.assign(log[2] ?? {}, { by: 1 }))),
  },
  illegalChance: {
    values: { entry: 0 },
    cause: { key: 'impossibleOutcome', values: {} },
    find: () => damageOf(edit(finished, ({ log }) => Object.assign(log[0] ?? {}, { chance: 4 }))),
  },
  illegalUndo: {
    values: { entry: 4 },
    cause: { key: 'undoFixed', values: {} },
    find: () => damageOf(edit(finished, ({ log }) => Object.assign(log[4] ?? {}, { undo: -1 }))),
  },
  illegalBack: {
    values: { entry: 4 },
    cause: { key: 'backConsent', values: {} },
    find: () =>
      damageOf(
        edit(finished, ({ log }) => {
          log[4] = { seq: 4, at: 0, by: 'table', back: 1, consent: [0] };
        }),
      ),
  },
  brokenSeal: {
    values: {},
    find: () =>
      damageOf(
        edit(finished, (fields) => {
          const seal = { key: 'k'.repeat(43), signature: 's'.repeat(86), entries: 16 };
          fields['seal'] = { ...seal, names: ['Anna', 'Bert'], bots: [null, null] };
        }),
      ),
  },
  afterEnd: {
    values: { entry: 16 },
    find: () =>
      damageOf(
        edit(finished, (fields) => {
          fields.log.push({ seq: 16, at: 0, by: 0, move: take });
          fields['entries'] = 17;
        }),
      ),
  },
  wrongResult: {
    values: {},
    find: () =>
      damageOf(
        edit(finished, (fields) =>
          Object.assign(fields, { result: { winners: [1], ending: 'rounds', places: [2, 1] } }),
        ),
      ),
  },
  noCommitment: { values: {}, find: () => unfairnessOf(finished) },
  seedUnpublished: {
    values: {},
    find: () =>
      unfairnessOf(edit(fair, ({ fairness }) => Object.assign(fairness ?? {}, { seed: null }))),
  },
  wrongSeed: {
    values: {},
    find: () =>
      unfairnessOf(
        edit(early, ({ fairness }) => Object.assign(fairness ?? {}, { seed: OTHER_SEED })),
      ),
  },
  wrongTerms: {
    values: {},
    find: () => unfairnessOf(edit(fair, (fields) => (fields['id'] = 'm2'))),
  },
  brokenPromise: {
    values: { seat: 2 },
    find: () =>
      unfairnessOf(
        edit(fair, ({ fairness }) => Object.assign(fairness ?? {}, { nonces: ['anna', 'carl'] })),
      ),
  },
  otherCommitment: {
    values: {},
    find: () => verifyFairness(tinyGame, asTiny(read(fair)).match, SEED),
  },
  unfairOutcome: {
    // By chance the first card is the same in both matches.
    values: { entry: 1 },
    find: () => unfairnessOf(edit(early, (fields) => (fields['id'] = 'm2'))),
  },
};

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

describe('damage is found and named:', () => {
  test.for(Object.entries(CASES))('%s', ([key, { values, cause = null, find }]) => {
    expect(find()).toEqual({ key, values, cause });
  });

  const fields: readonly [string, (fields: ReturnType<typeof parse>) => unknown][] = [
    ['game', (record) => (record['game'] = 7)],
    ['version', (record) => (record['version'] = '1')],
    ['id', (record) => (record['id'] = null)],
    ['id', (record) => (record['id'] = 'x'.repeat(61))],
    ['names', (record) => (record['names'] = ['Anna'])],
    ['names', (record) => (record['names'] = ['Anna', 7])],
    ['names', (record) => (record['names'] = ['Anna', 'x'.repeat(61)])],
    ['fairness', (record) => (record['fairness'] = [])],
    ['fairness', (record) => delete record['fairness']],
    ['fairness', ({ fairness }) => Object.assign(fairness ?? {}, { extra: 1 })],
    ['fairness.commitment', ({ fairness }) => Object.assign(fairness ?? {}, { commitment: 'abc' })],
    ['fairness.seed', ({ fairness }) => Object.assign(fairness ?? {}, { seed: SEED.slice(2) })],
    ['fairness.nonces', ({ fairness }) => Object.assign(fairness ?? {}, { nonces: ['anna'] })],
    [
      'fairness.nonces',
      ({ fairness }) => Object.assign(fairness ?? {}, { nonces: ['anna', 'x'.repeat(65)] }),
    ],
    ['log', (record) => Object.assign(record, { log: {} })],
    ['log', (record) => Reflect.deleteProperty(record, 'log')],
    ['log[0]', ({ log }) => Object.assign(log, { 0: null })],
    ['log[0]', ({ log }) => Object.assign(log[0] ?? {}, { by: 'Table' })],
    ['log[0]', ({ log }) => Object.assign(log[0] ?? {}, { by: 0 })],
    ['log[1]', ({ log }) => Object.assign(log[1] ?? {}, { text: 7 })],
    ['log[1]', ({ log }) => Object.assign(log[1] ?? {}, { extra: 7 })],
    ['log[1]', ({ log }) => Object.assign(log[1] ?? {}, { at: -1 })],
    ['log[1]', ({ log }) => Object.assign(log[1] ?? {}, { at: 0.5 })],
    ['log[1]', ({ log }) => Object.assign(log[1] ?? {}, { seq: '1' })],
    ['log[2]', ({ log }) => Object.assign(log[2] ?? {}, { move: 'take' })],
    ['log[2]', ({ log }) => Object.assign(log[2] ?? {}, { move: {} })],
    ['log[2]', ({ log }) => Object.assign(log[2] ?? {}, { move: ['take'] })],
    ['log[2]', ({ log }) => Object.assign(log[2] ?? {}, { by: -1 })],
    ['log[2]', ({ log }) => Object.assign(log[2] ?? {}, { by: 2 ** 60 })],
    ['log[2]', ({ log }) => Object.assign(log, { 2: { seq: 2, at: 0, by: 0, undo: -2 } })],
    ['log[2]', ({ log }) => Object.assign(log, { 2: { seq: 2, at: 0, by: 0, undo: '1' } })],
    ['log[2]', ({ log }) => Object.assign(log, { 2: { seq: 2, at: 0, by: 'table', undo: 1 } })],
    [
      'log[2]',
      ({ log }) => Object.assign(log, { 2: { seq: 2, at: 0, by: 0, move: take, undo: 1 } }),
    ],
  ];
  test.for(fields.map(([field, change], n) => [field, n, change] as const))(
    'a bad field %s (%i)',
    ([field, , change]) => {
      expect(damageOf(edit(fair, change))).toEqual({
        key: 'badField',
        values: { field },
        cause: null,
      });
    },
  );

  test.for([null, undefined, true, {}, [[]]])('a format version %o', (formatVersion) => {
    const changed = edit(finished, (record) => Object.assign(record, { formatVersion }));
    expect(damageOf(changed)).toMatchObject({ key: 'unknownFormat', values: { version: '?' } });
  });

  test('an unpublished entry count', () => {
    const changed = edit(finished, (record) => delete record['entries']);
    expect(damageOf(changed)?.values).toEqual({ stated: 0, found: 16 });
  });

  test('an option that does not exist, with what the engine says about it', () => {
    const changed = edit(finished, (record) => (record['options'] = { speed: 1 }));
    expect(damageOf(changed)?.cause?.key).toBe('unknownOption');
  });

  test('very long names of things, which are cut', () => {
    const game = edit(finished, (record) => (record['game'] = 'x'.repeat(1000)));
    expect(damageOf(game)?.values).toEqual({ game: 'x'.repeat(40) });
    const version = edit(finished, (record) => (record['formatVersion'] = 'x'.repeat(1000)));
    expect(damageOf(version)?.values['version']).toBe('x'.repeat(20));
  });

  test('a length one above the limit, but not the limit itself', () => {
    expect(damageOf(finished.padEnd(RECORD_MAX_LENGTH))).toBeNull();
    expect(damageOf(finished.padEnd(RECORD_MAX_LENGTH + 1))?.key).toBe('oversized');
  });
});

describe('a record that was cut off', () => {
  test('at any character is recognised as such', () => {
    // The last character is a line break that nobody misses.
    for (let length = 1; length < finished.length - 1; length++) {
      expect([length, damageOf(finished.slice(0, length))?.key]).toEqual([length, 'truncated']);
    }
    expect(damageOf(finished.slice(0, -1))).toBeNull();
    expect(damageOf('')?.key).toBe('notJson');
  });
});

/** Reading gives a match or a damage with plain values, and never throws. */
function expectCalm(text: string): void {
  const found = damageOf(text);
  if (found === null) return;
  for (const value of Object.values(found.values)) {
    if (typeof value !== 'string' && !Number.isFinite(value)) {
      throw new TypeError(`${found.key} says ${String(value)}`);
    }
  }
}

/** The paths of all values inside a value. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly string[][] {
  const children = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  return [[...path], ...children.flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, n) => (String(n) === key ? replaceAt(item, rest, by) : item));
  }
  return isRecord(value) ? { ...value, [key]: replaceAt(value[key], rest, by) } : value;
}

describe('reading never throws', () => {
  test('at any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), expectCalm), { numRuns: 2000 });
  });

  test('when characters are changed, put in or taken out', () => {
    const change = fc.record({
      at: fc.nat(fair.length),
      take: fc.nat(3),
      put: fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.constantFrom('"', '{', '}', '[', ']', ',', '-', '\\'),
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = changes.reduce(
          (text, { at, take: gone, put }) => text.slice(0, at) + put + text.slice(at + gone),
          fair,
        );
        expectCalm(changed);
      }),
      { numRuns: 4000 },
    );
  });

  test('when a part is cut out of the middle', () => {
    fc.assert(
      fc.property(fc.nat(finished.length), fc.nat(finished.length), (from, to) => {
        expectCalm(finished.slice(0, from) + finished.slice(to));
      }),
      { numRuns: 2000 },
    );
  });

  test('when any value in it is replaced by any JSON', () => {
    const record: unknown = JSON.parse(fair);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(-1, 0.5, 1e308, 2 ** 53, null, '', '__proto__', 'constructor', [], {}),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(record)), value, (path, by) => {
        expectCalm(JSON.stringify(replaceAt(record, path, by)));
      }),
      { numRuns: 4000 },
    );
  });

  test('however deeply a value in it is nested', () => {
    const record: unknown = JSON.parse(finished);
    const deepList = '['.repeat(20_000) + ']'.repeat(20_000);
    const deepObject = '{"type":'.repeat(20_000) + '0' + '}'.repeat(20_000);
    for (const path of pathsOf(record).slice(1, 60)) {
      const text = JSON.stringify(replaceAt(record, path, 'DEEP'));
      for (const deep of [deepList, deepObject]) expectCalm(text.replace('"DEEP"', deep));
    }
  });
});

const plant = (place: string): string =>
  finished.replace(place, `${place}"__proto__":{"rounds":1,"polluted":1},`);

describe('keys of the prototype', () => {
  test.for([
    ['{\n', null],
    ['"options": {', 'badConfig'],
    ['{"seq":2,', 'badField'],
    ['"move":{', 'illegalMove'],
    ['"chance":{', 'illegalChance'],
    ['"result": {', 'wrongResult'],
  ] as const)('do no harm after %j', ([place, key]) => {
    const text = plant(place);
    expect(text).not.toBe(finished);
    expect(damageOf(text)?.key ?? null).toBe(key);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.for(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'are not the game "%s"',
    (game) => {
      expect(damageOf(edit(finished, (record) => (record['game'] = game)))?.key).toBe(
        'unknownGame',
      );
    },
  );
});
