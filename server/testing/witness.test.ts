/** The witness of the soak notices what it is there for. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, type PostgresStore } from '../store/postgres.ts';
import { findPostgres, TestPostgres } from './postgres.ts';
import { tableNamed } from './samples.ts';
import { callWitness, hearWitness } from './witness.ts';

describe.skipIf(findPostgres() === null)('a witness', () => {
  let postgres: TestPostgres;
  let store: PostgresStore;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    store = await openPostgres(await postgres.makeDatabase());
    await callWitness(store);
    await store.saveTable(tableNamed('t'));
    await see('ada', 1, 3);
    await see('ben', 2, 5);
  });
  afterEach(() => store.close());

  const see = (node: string | null, epoch: number, next: number) =>
    store.database.ask('UPDATE heads SET node = $1, epoch = $2, next = $3', [node, epoch, next]);

  test('has nothing to say of a table that went from one node to another', async () => {
    await see(null, 2, 5);
    await see('ada', 3, 6);
    expect(await hearWitness(store)).toEqual({ faults: [], handovers: 2 });
  });

  test('notices two hosts at once', async () => {
    await see('ada', 2, 5);
    expect((await hearWitness(store)).faults).toEqual(['t had two hosts at once']);
  });

  test('notices whoever writes after he was replaced', async () => {
    await see('ada', 1, 6);
    expect((await hearWitness(store)).faults).toEqual([
      't was written to by somebody who was replaced',
    ]);
  });

  test('notices a log that grows while nobody runs the table', async () => {
    await see(null, 2, 6);
    expect((await hearWitness(store)).faults).toEqual(['t grew while nobody ran it']);
  });
});
