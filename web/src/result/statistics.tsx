/** What can be counted in a whole match: one row for each figure, one column for each seat. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { OpenReplay } from '../replay/open-replay.ts';
import { language } from '../settings.ts';
import { resultWords } from '../words/result.ts';

export function Statistics({ replay }: { readonly replay: OpenReplay }): VNode | null {
  const words = resultWords[language.value];
  const { controller, loaded } = replay;
  const { film, sheet } = controller;
  const gameWords = loaded.words[language.value];
  const names = sheet.names[language.value];
  const rows = useMemo(() => {
    if (gameWords.statistics === undefined) return [];
    const seen = film.course.seen(0, film.course.length, 'everything');
    return gameWords.statistics(seen.map((step) => ({ ...step, names })));
  }, [film, gameWords, names]);
  if (rows.length === 0) return null;
  return (
    <table class="result-statistics">
      <caption class="visually-hidden">{words.statistics}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={seat} scope="col" class={seatClass(seat)}>
              <EmblemIcon seat={seat} />
              <span class="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, seat) => (
              <td key={seat}>
                {typeof value === 'number' ? value.toLocaleString(language.value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
