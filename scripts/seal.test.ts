import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tinyGame } from '../engine/conformance/tiny-game.ts';
import type { Match } from '../engine/match.ts';
import { makeRecord, readRecord } from '../engine/record.ts';
import { finishedTable, playFairMatch, type TinyTable } from '../engine/testing/sample-match.ts';
import { sealedBytes, verifySeal } from '../engine/seal.ts';
import { limitsOf } from '../engine/verify.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'jwk' }).x ?? '';
const names = ['Anna', 'Ümit "☆"'];
const bots = [null, null];

function resultOf({ state }: TinyTable) {
  const pending = tinyGame.pending(state);
  return pending.kind === 'over' ? pending.result : null;
}

function sealed(table: TinyTable): string {
  const bytes = sealedBytes(table.match, { names, bots }, resultOf(table));
  const signature = sign(null, bytes, privateKey).toString('base64url');
  const seal = { key, signature, entries: table.match.log.length, names, bots };
  const match: Match = { ...table.match, seal };
  return makeRecord({ game: tinyGame, match: match as TinyTable['match'] }, { names, bots });
}

async function verdictOn(text: string): Promise<string> {
  const reading = readRecord(text, () => tinyGame);
  if (!reading.ok) return reading.damage.key;
  const { match, state } = reading.value.table;
  const pending = tinyGame.pending(state as TinyTable['state']);
  return verifySeal(match, pending.kind === 'over' ? pending.result : null, crypto.subtle);
}

interface Fields {
  names: string[];
  entries: number;
  result: unknown;
  seal: { names: string[]; entries: number; key: string; signature: string };
  log: { at: number }[];
}

const text = sealed(playFairMatch({ rounds: 2 }));

function changed(change: (fields: Fields) => void): string {
  const fields = JSON.parse(text) as Fields;
  change(fields);
  return JSON.stringify(fields);
}

describe('a seal', () => {
  test('fits what was sealed, also with other blanks, texts and order of keys', async () => {
    expect(await verdictOn(text)).toBe('whole');
    const reordered = changed((fields) => {
      fields.log = fields.log.map((entry) => ({
        text: 'said',
        ...Object.fromEntries(Object.entries(entry).toReversed()),
        at: entry.at,
      }));
    });
    expect(await verdictOn(reordered)).toBe('whole');
  });

  const frauds: Readonly<Record<string, (fields: Fields) => void>> = {
    'a name': (fields) => {
      fields.names[0] = 'Berta';
    },
    'a name in both places': (fields) => {
      fields.names[0] = 'Berta';
      fields.seal.names[0] = 'Berta';
    },
    'a time': (fields) => {
      const [first] = fields.log;
      if (first !== undefined) first.at += 1;
    },
    'the end': (fields) => {
      fields.log.pop();
      fields.entries--;
      fields.result = null;
    },
    'the end in both places': (fields) => {
      fields.log.pop();
      fields.entries--;
      fields.seal.entries--;
      fields.result = null;
    },
    'the signature': (fields) => {
      const { signature } = fields.seal;
      fields.seal.signature = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    },
    'the key': (fields) => {
      const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
      fields.seal.key = other;
    },
  };
  test.for(Object.entries(frauds))('tells that %s was changed', async ([, fraud]) => {
    expect(['broken', 'brokenSeal']).toContain(await verdictOn(changed(fraud)));
  });

  test.for([null, 7, {}, { key: 'x' }, { key, signature: '', entries: 1, names, bots }])(
    'is not %j',
    async (seal) => {
      const odd = changed((fields) => Object.assign(fields, { seal }));
      expect(await verdictOn(odd)).toBe('badField');
    },
  );

  test('takes away what could not be proven before', () => {
    const reading = readRecord(text, () => tinyGame);
    if (!reading.ok) throw new Error(reading.damage.key);
    expect(limitsOf(reading.value.table.match, names, true)).not.toContain('noSeal');
    expect(limitsOf(playFairMatch().match, names, true)).toContain('noSeal');
  });

  test('does not stay on a match that goes by other names', () => {
    const reading = readRecord(text, () => tinyGame);
    if (!reading.ok) throw new Error(reading.damage.key);
    const again = makeRecord(reading.value.table, { names: ['Eva', 'Udo'] });
    expect(again).not.toContain('"seal"');
    expect(makeRecord(finishedTable(), { names })).not.toContain('"seal"');
  });
});
