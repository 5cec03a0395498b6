/**
 * Writes the golden matches of a game: `node scripts/golden.ts anno4000`. They are committed and replayed by tests. A file that is there is never
 * written again: delete it first when the rules change on purpose.
 */

import { plan as anno4000 } from './golden/anno4000.ts';
import { plan as astronuts } from './golden/astronuts.ts';
import { writeGoldens } from './golden/runner.ts';
import { plan as starfarers } from './golden/starfarers.ts';

const WRITERS: Readonly<Record<string, () => void>> = {
  anno4000: () => writeGoldens(anno4000),
  astronuts: () => writeGoldens(astronuts),
  starfarers: () => writeGoldens(starfarers),
};

const ids = process.argv.slice(2);
const writers = ids.map((id) => WRITERS[id]);
if (ids.length === 0 || writers.includes(undefined)) {
  console.error(`usage: node scripts/golden.ts ${Object.keys(WRITERS).join(' | ')}`);
  process.exitCode = 2;
} else for (const write of writers) write?.();
