import { expect, test } from 'vitest';
import { arrange } from './testing/positions.ts';

test('the positions that lessons hold are those that were arranged', async () => {
  await expect(`${JSON.stringify(arrange())}\n`).toMatchFileSnapshot('positions.json');
});
