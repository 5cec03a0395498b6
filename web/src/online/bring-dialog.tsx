/** A match that was begun at home goes on with friends: it is put on a table of the server with all that has happened. */

import './online.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import type { Sitter } from '../match/sitter.ts';
import { goTo } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { tableWords } from '../words/table.ts';
import { NameField } from './name-field.tsx';
import { InsecureNote } from './no-server.tsx';
import { arrive, rememberedName, sayWhy, server } from './server.ts';

export interface BringDialogProps {
  readonly sitters: readonly Sitter[];
  /** The text of the match as a record. */
  record(this: void): Promise<string>;
  onClose(this: void): void;
}

export function BringDialog({ sitters, record, onClose }: BringDialogProps): VNode {
  const words = onlineWords[language.value];
  const name = useSignal(rememberedName() ?? '');
  const isBusy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const bring = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = null;
    const me = await arrive(name.value);
    const reply = !me.ok
      ? me
      : await server.bring({
          record: await record(),
          // Every seat waits for a friend; bots can be put back before it goes on.
          seats: sitters.map(() => null),
          seat: Math.max(
            0,
            sitters.findIndex(({ kind }) => kind === 'here'),
          ),
          open: false,
          spectators: true,
          clock: { kind: 'none' },
          standIn: 'pilot',
        });
    isBusy.value = false;
    if (reply.ok) goTo({ screen: 'table', id: reply.value.id });
    else problem.value = sayWhy(reply.why, language.value);
  };
  return (
    <Dialog title={tableWords[language.value].bring} onClose={onClose}>
      <form
        class="bring"
        onSubmit={(event) => {
          event.preventDefault();
          void bring();
        }}
      >
        <p>{words.bringText}</p>
        <p class="soft">{words.bringFair}</p>
        <NameField name={name} />
        <InsecureNote />
        {problem.value !== null && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
        <div class="row row-start">
          <button type="submit" class="primary" disabled={isBusy.value}>
            {isBusy.value ? words.opening : words.bringGo}
          </button>
          <button type="button" onClick={onClose}>
            {webWords[language.value].cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
