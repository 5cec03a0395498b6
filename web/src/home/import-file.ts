/** From a file to a match that is kept here. Fetched when somebody opens one. */

import type { Language } from '@sternwarte/engine';
import { loadWholeGame } from '@sternwarte/games/load';
import { systemClock } from '../match/clock.ts';
import type { OnProgress } from '../match/reading/fold-record.ts';
import { readApart } from '../match/reading/read-apart.ts';
import { keepImported, takeFolded } from '../match/record-file.ts';
import type { Route } from '../route.ts';
import { openStore, randomHex, storeChanges } from '../services.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** No character of a record takes more than four bytes. */
const MAX_FILE_BYTES = 32_000_000;

/** Where the match can be played on or looked at now, or what is wrong with the file. */
export async function importFile(
  file: File,
  onProgress: OnProgress,
  off: AbortSignal,
): Promise<Route | { readonly why: (language: Language) => string }> {
  if (file.size > MAX_FILE_BYTES) throw new RangeError('too large to be a match');
  const folding = await readApart({ text: await file.text() }, onProgress, off);
  const opened = await takeFolded(
    folding,
    (id) => loadWholeGame(id, language.value),
    systemClock.now(),
  );
  if (!opened.ok) {
    return { why: opened.brokenLink ? (code) => webWords[code].fileUnreadable : opened.why };
  }
  const { sheet, log } = opened.read;
  const key = await keepImported(await openStore(), {
    saved: { ...sheet, key: randomHex(8) },
    log,
  });
  storeChanges.value++;
  return { screen: sheet.result === null ? 'match' : 'replay', key };
}
