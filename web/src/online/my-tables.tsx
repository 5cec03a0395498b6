/** One's own tables, on top of the first screen: whose turn it is, and back with one click. */

import './online.css';
import type { OwnTable } from '@sternwarte/protocol';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { spanSince } from '../home/age.ts';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { sitterName } from './seat-list.tsx';
import { server } from './server.ts';
import { sayCompany, TableRow, titleOf } from './table-row.tsx';

const LOOK_AGAIN = 15_000;
/** Who has more than these open looks for them in the lobby. */
const SHOWN = 6;

export function MyTables(): VNode | null {
  const words = onlineWords[language.value];
  const mine = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const reply = await server.tables();
      if (reply.ok) mine.value = reply.value.mine;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    const comeBack = (): void => void look();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  const shown = mine.value
    .filter(({ table }) => table.status === 'running' || table.status === 'waiting')
    .toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)))
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section class="my-tables" aria-labelledby="my-tables-title">
      <h2 id="my-tables-title">{words.myTables}</h2>
      <ul class="table-rows">
        {shown.map((own) => (
          <TableRow
            key={own.table.id}
            info={own.table}
            own={own}
            state={sayState(own)}
            isDue={isDue(own)}
          >
            <a
              class={`button ${isDue(own) ? 'primary' : ''}`}
              href={addressOf({ screen: 'table', id: own.table.id })}
              aria-label={webWords[language.value].rowLabel(
                words.toTable,
                titleOf(own.table),
                sayCompany(own.table),
              )}
            >
              {words.toTable}
            </a>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

function isDue({ seat, awaits }: OwnTable): boolean {
  return seat !== null && awaits.includes(seat);
}

function sayState(own: OwnTable): string {
  const words = onlineWords[language.value];
  const { table, awaits, since } = own;
  if (table.status === 'waiting') return words.waits;
  if (table.paused) return words.paused;
  const names = awaits.map((seat) => sitterName(table, seat));
  const whose = isDue(own)
    ? words.yourMove
    : names.length === 0
      ? webWords[language.value].chanceAwaited
      : words.theirMove(new Intl.ListFormat(language.value).format(names));
  const span = since === null ? null : spanSince(since, Date.now());
  return span === null ? whose : words.waitsSince(whose, span);
}
