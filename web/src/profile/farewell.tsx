/** Taking everything along, and being forgotten. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { fetchRecord, forgetMe, sayWhy, self } from '../online/server.ts';
import { language } from '../settings.ts';
import { saveFile } from '../table/save-file.ts';
import { webWords } from '../words/index.ts';
import { profileWords } from '../words/profile.ts';

export function Farewell({ onForgotten }: { onForgotten(this: void): void }): VNode {
  const words = profileWords[language.value];
  const said = useSignal<string | null>(null);
  const isSure = useSignal(false);
  const save = async (): Promise<void> => {
    const text = await gatherAll((done, all) => {
      said.value = words.exporting(done, all);
    });
    said.value = text === null ? words.exportFailed : null;
    if (text !== null) saveFile('sternwarte-profile.json', text);
  };
  const forget = async (): Promise<void> => {
    const reply = await forgetMe();
    said.value = reply.ok ? words.forgotten : sayWhy(reply.why, language.value);
    if (reply.ok) onForgotten();
  };
  return (
    <section class="plate" aria-labelledby="yours-title">
      <h3 id="yours-title">{words.yours}</h3>
      <p class="soft">{words.exportText}</p>
      <div class="row row-start">
        <button type="button" onClick={() => void save()}>
          {words.export}
        </button>
        <span role="status">{said.value}</span>
      </div>
      <p class="soft">{words.forgetText}</p>
      {isSure.value ? (
        <div class="end-question" role="alert">
          <p>{words.forgetSure}</p>
          <div class="row row-start">
            <button type="button" class="danger" onClick={() => void forget()}>
              {words.forgetYes}
            </button>
            <button type="button" onClick={() => (isSure.value = false)}>
              {webWords[language.value].cancel}
            </button>
          </div>
        </div>
      ) : (
        <div class="row row-start">
          <button type="button" class="danger" onClick={() => (isSure.value = true)}>
            {words.forget}
          </button>
        </div>
      )}
    </section>
  );
}

/** All that the server tells about somebody, and every match of his as a record; `null` when something is missing. */
async function gatherAll(tell: (done: number, all: number) => void): Promise<string | null> {
  const person = await self.export();
  if (!person.ok) return null;
  const matches: unknown[] = [];
  const ids = tablesOf(person.value);
  for (const id of ids) {
    tell(matches.length, ids.length);
    const record = await fetchRecord(id);
    if (record === null) return null;
    matches.push(JSON.parse(record));
  }
  return JSON.stringify({ ...person.value, matches }, null, 2);
}

/** Tables at which a match has begun. */
function tablesOf(person: object): readonly string[] {
  const tables: unknown = 'tables' in person ? person.tables : [];
  if (!Array.isArray(tables)) return [];
  return tables.flatMap((table: unknown) =>
    typeof table === 'object' &&
    table !== null &&
    'id' in table &&
    'status' in table &&
    table.status !== 'waiting'
      ? [String(table.id)]
      : [],
  );
}
