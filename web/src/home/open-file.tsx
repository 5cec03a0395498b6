/** Opens a match from a file, by button or by dropping it on the page. */

import { useSignal } from '@preact/signals';
import { showText, type Language } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { goTo } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

interface Problem {
  readonly file: string;
  readonly why: (language: Language) => string;
}

/** A file that is being read. */
interface Reading {
  /** How much of it has been read, from 0 to 1. */
  readonly share: number;
  readonly off: AbortController;
}

export function OpenFile(): VNode {
  const words = webWords[language.value];
  const problem = useSignal<Problem | null>(null);
  const reading = useSignal<Reading | null>(null);

  const open = async (file: File): Promise<void> => {
    problem.value = null;
    const off = new AbortController();
    reading.value = { share: 0, off };
    try {
      const report = (done: number, total: number): void => {
        reading.value = { share: done / total, off };
      };
      const { importFile } = await import('./import-file.ts');
      const imported = await importFile(file, report, off.signal);
      if ('why' in imported) problem.value = { file: file.name, why: imported.why };
      else goTo(imported);
    } catch {
      problem.value = { file: file.name, why: (code) => webWords[code].fileUnreadable };
    } finally {
      reading.value = null;
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
      {reading.value !== null && reading.value.share > 0 && (
        <p class="row">
          <progress value={reading.value.share} aria-label={words.reading} />
          <button
            type="button"
            onClick={() => {
              reading.value?.off.abort();
              reading.value = null;
            }}
          >
            {words.cancel}
          </button>
        </p>
      )}
      <div role="alert">
        {problem.value !== null && (
          <div class="problem plate">
            <p class="notice">{words.fileProblem(showText(problem.value.file, 120))}</p>
            <p>{problem.value.why(language.value)}</p>
            <p class="soft">{words.nothingLost}</p>
          </div>
        )}
      </div>
    </section>
  );
}
