/** `sternwarte join`: an online table in the terminal. */

import { sayRefusal, type Refusal } from '@sternwarte/engine';
import { readName, serverRefusalWords, type TableInfo } from '@sternwarte/protocol';
import { failed, misused, type Call, type Command } from '../command.ts';
import { Desk, type Reply } from '../join/desk.ts';
import { playOnline } from '../join/prompt.ts';
import { keepToken, keptToken, ownFile } from '../join/self.ts';
import { findGame } from '../registry.ts';

export const join: Command = {
  spec: { positionals: ['link'], values: ['name', 'me'], flags: ['watch', 'quiet'] },
  async run(call) {
    const { args, terminal, words } = call;
    const way = readWay(args.positionals[0] ?? '');
    if (way === null) return misused(call, words.join.badLink);
    const name = args.values['name'] ?? null;
    if (name !== null && readName(name) === null) {
      return misused(call, serverRefusalWords[call.language].badName({}));
    }
    const file = args.values['me'] ?? ownFile(terminal);
    const desk = new Desk(way.base, keptToken(file, way.base));
    const known = await desk.arrive(name, readName(terminal.env['USER']) ?? words.join.guest);
    if (!known.ok) return failed(call, explain(call, known.why));
    if (file !== null && !keepToken(file, way.base, desk.token)) {
      terminal.err(`sternwarte join: ${words.errors.cannotWrite(file)}\n`);
    }
    const table = await enter(desk, way, args.flags.has('watch'));
    if (!table.ok) return failed(call, explain(call, table.why));
    if (findGame(table.value.game) === undefined) {
      return failed(call, explain(call, { key: 'noSuchGame', values: {} }));
    }
    return playOnline(call, desk, table.value);
  },
};

interface Way {
  /** Where the app lies. */
  readonly base: URL;
  readonly kind: 'join' | 'table';
  readonly id: string;
}

/** An invitation, or the address of a table, as the browser shows it. */
function readWay(text: string): Way | null {
  const address = URL.parse(text.trim());
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const [, kind, id] = /^#\/(join|table)\/([\w-]{1,64})$/.exec(address.hash) ?? [];
  if ((kind !== 'join' && kind !== 'table') || id === undefined) return null;
  return { base: new URL('.', address), kind, id };
}

/** Goes to the table and takes a seat where there is one; else looks on. */
async function enter(desk: Desk, { kind, id }: Way, watches: boolean): Promise<Reply<TableInfo>> {
  const led =
    kind === 'table'
      ? ({ ok: true, value: { table: id, seat: null } } as const)
      : await desk.ask('led', 'links', { link: id });
  if (!led.ok) return led;
  const { table, seat } = led.value;
  const found = await desk.ask('table', `tables/${table}`);
  if (!found.ok || watches) return found;
  if (found.value.status === 'waiting') {
    // Whoever finds no seat, or sits there already, is told so by the table itself.
    const mine = await desk.ask('tables', 'tables');
    const sits = mine.ok && mine.value.mine.some((own) => own.table.id === table);
    if (!sits || seat !== null) await desk.ask('seat', `tables/${table}/sit`, { seat });
  } else await desk.ask('nothing', `tables/${table}/back`, {});
  return found;
}

function explain({ language, words }: Call, why: Refusal | null): string {
  return (
    (why === null ? null : sayRefusal(serverRefusalWords[language], why)) ?? words.join.unreachable
  );
}
