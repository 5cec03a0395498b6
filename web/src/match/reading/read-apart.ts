/** Reads matches from outside beside the page, which shows how far that has come and can call it off. */

import { loadSubject } from '@sternwarte/games/load-subject';
import { foldRecord, type Folding, type OnProgress, type Source } from './fold-record.ts';

/** Built with the page under a name of its own (`vite.config.ts`), so that both share the rules of a game. */
const ADDRESS = import.meta.env.DEV
  ? './src/match/reading/reading-worker.ts'
  : './reading-worker.js';

type Heard = Folding | { readonly kind: 'progress'; readonly done: number; readonly total: number };

/** Never answered once `off` has been given. */
export function readApart(
  source: Source,
  onProgress: OnProgress,
  off: AbortSignal,
): Promise<Folding> {
  // Where there are no workers, there is nobody to wait for the page either.
  if (typeof Worker === 'undefined') {
    return foldRecord(source, async (id) => (await loadSubject[id]()).game);
  }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(ADDRESS, document.baseURI), { type: 'module' });
    off.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
      if (data.kind === 'progress') {
        onProgress(data.done, data.total);
        return;
      }
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      reject(new Error(`the worker broke down: ${event.message}`));
    });
    worker.postMessage(source, []);
  });
}
