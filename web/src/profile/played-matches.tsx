/** The matches that somebody has played here to the end. */

import { useSignal } from '@preact/signals';
import type { PlayedMatch } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { self } from '../online/server.ts';
import { sayCompany, TableRow, titleOf } from '../online/table-row.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { profileWords } from '../words/profile.ts';

export function PlayedMatches(): VNode {
  const words = profileWords[language.value];
  const matches = useSignal<readonly PlayedMatch[]>([]);
  useEffect(() => {
    void self.matches().then((reply) => {
      if (reply.ok) ({ matches: matches.value } = reply.value);
    });
  }, []);
  return (
    <section class="plate" aria-labelledby="matches-title">
      <h3 id="matches-title">{words.matches}</h3>
      {matches.value.length === 0 ? (
        <p class="soft">{words.matchesNone}</p>
      ) : (
        <ul class="table-rows">
          {matches.value.map(({ table, seat, places }) => (
            <TableRow
              key={table.id}
              info={table}
              state={places === null ? words.ended : words.place(places[seat] ?? 0)}
            >
              <a
                class="button"
                href={addressOf({ screen: 'table', id: table.id })}
                aria-label={words.lookRow(titleOf(table), sayCompany(table))}
              >
                {words.look}
              </a>
            </TableRow>
          ))}
        </ul>
      )}
    </section>
  );
}
