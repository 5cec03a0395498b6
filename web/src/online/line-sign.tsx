import type { VNode } from 'preact';
import type { TableClient } from '../match/online/table-client.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';

export interface LineSignProps {
  readonly client: TableClient;
  readonly isSending: boolean;
}

/** Quiet as long as all is well, and for the blink of an eye when it is not: most lines come back at once. */
export function LineSign({ client, isSending }: LineSignProps): VNode {
  const words = onlineWords[language.value].line;
  const isBroken = client.line.value === 'broken';
  const text = isBroken ? words.broken : isSending ? words.sending : '';
  return (
    <p
      class={`line-sign ${text === '' ? '' : 'line-sign-shown'}`}
      role="status"
      data-line={client.line.value}
    >
      {text}
    </p>
  );
}
