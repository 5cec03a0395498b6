/** What a server that runs has stored so far, as a store of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStore } from '../store/copying.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

export async function openCopy(file: string): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-copy-'));
  const copy = join(folder, 'copy.db');
  await copyStore(file, copy);
  const store = openSqlite(copy);
  return {
    ...store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
