/** `sternwarte move-store`: from one file to PostgreSQL, and back. */

import { moveStore } from '@sternwarte/server/moving';
import { failed, misused, type Command } from '../command.ts';

const PLACE = /^(?:sqlite:.|postgres(?:ql)?:\/\/)/;

export const moveStoreCommand: Command = {
  spec: { positionals: ['from', 'to'], values: [], flags: [] },
  async run(call) {
    const { args, words, terminal } = call;
    const [from = '', to = ''] = args.positionals;
    if (!PLACE.test(from) || !PLACE.test(to)) return misused(call, words.moveStore.places);
    try {
      const moving = await moveStore(from, to);
      if (!moving.ok) return failed(call, words.moveStore.obstacles[moving.why]);
      for (const { name, rows, hash } of moving.holdings) {
        terminal.out(`${name.padEnd(10)} ${String(rows).padStart(9)}  ${hash.slice(0, 16)}\n`);
      }
      terminal.out(`${words.moveStore.done}\n`);
      return 0;
    } catch (error) {
      return failed(call, error instanceof Error ? error.message : String(error));
    }
  },
};
