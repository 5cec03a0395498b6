/** Opens a match from a file, by button or by dropping it on the page. */

import { useSignal } from '@preact/signals';
import type { Language } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { goTo, type Route } from '../route.ts';
import { openStore, randomHex, storeChanges } from '../services.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** No character of a record takes more than four bytes. */
const MAX_FILE_BYTES = 32_000_000;

interface Problem {
  readonly file: string;
  readonly why: (language: Language) => string;
}

export function OpenFile(): VNode {
  const words = webWords[language.value];
  const problem = useSignal<Problem | null>(null);

  const open = async (file: File): Promise<void> => {
    problem.value = null;
    try {
      const imported = await importFile(file);
      if ('why' in imported) problem.value = { file: file.name, why: imported.why };
      else goTo(imported);
    } catch {
      problem.value = { file: file.name, why: (code) => webWords[code].fileUnreadable };
    }
  };

  useEffect(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void open(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);

  return (
    <section class="open-file">
      <label class="button">
        {words.openFile}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void open(file);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <div role="alert">
        {problem.value !== null && (
          <div class="problem plate">
            <p class="notice">{words.fileProblem(problem.value.file)}</p>
            <p>{problem.value.why(language.value)}</p>
            <p class="soft">{words.nothingLost}</p>
          </div>
        )}
      </div>
    </section>
  );
}

/** Where the match can be played on or looked at now, or what is wrong with the file. */
async function importFile(file: File): Promise<Route | Pick<Problem, 'why'>> {
  if (file.size > MAX_FILE_BYTES) throw new RangeError('too large to be a match');
  const [text, { keepImported, readRecordFile }, { loadGame }] = await Promise.all([
    file.text(),
    import('../match/record-file.ts'),
    import('@sternwarte/games/load'),
  ]);
  const opened = await readRecordFile(text, (id) => loadGame(id, language.value), Date.now());
  if (!opened.ok) return opened;
  const { sheet, log } = opened.read;
  const key = await keepImported(await openStore(), {
    saved: { ...sheet, key: randomHex(8) },
    log,
  });
  storeChanges.value++;
  return { screen: sheet.result === null ? 'match' : 'replay', key };
}
