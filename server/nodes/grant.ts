/** That a node may run a table, until another one does. */

import type { Store } from '../store/store.ts';

export interface Grant {
  /** How often the table has been granted so far. */
  readonly epoch: number;
  /** Everything about the table is written here, or refused when another node runs it. */
  readonly store: Store;
  /** At `due` somebody has to look at it again, if ever. */
  release(due: number | null): Promise<void>;
}
