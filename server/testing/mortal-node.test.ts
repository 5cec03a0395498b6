/** Networks that are cut in tests. */

import { expect, test } from 'vitest';
import { CuttableNetwork } from './mortal-node.ts';

test.skipIf(!CuttableNetwork.isAllowed())('several runs on one machine do not meet', () => {
  const networks = [1, 2].map((n) => CuttableNetwork.lay(process.pid + n));
  try {
    const places = networks.flatMap((network) => [network?.here, network?.there]);
    expect(new Set(places).size).toBe(4);
    expect(places).not.toContain(undefined);
  } finally {
    for (const network of networks) network?.remove();
  }
});
