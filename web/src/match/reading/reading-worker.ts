/** A worker that reads one match, and ends. */

import { loadSubject } from '@sternwarte/games/load-subject';
import { foldRecord, type Source } from './fold-record.ts';

addEventListener('message', ({ data }: MessageEvent<Source>) => void read(data), { once: true });

async function read(source: Source): Promise<void> {
  const folding = await foldRecord(
    source,
    async (id) => (await loadSubject[id]()).game,
    (done, total) => postMessage({ kind: 'progress', done, total }),
  );
  postMessage(folding);
}

// What is not caught here is told to the page as an error of the worker; a promise that is broken is not.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
