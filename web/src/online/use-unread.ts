import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableClient } from '../match/online/table-client.ts';
import { heardOf } from './muted.ts';

/** How much was said since somebody last listened. What was said before he came is old. */
export function useUnread(client: TableClient, isListening: boolean): number {
  const said = client.chat.value;
  const last = said.at(-1)?.number ?? -1;
  const heard = useRef(last);
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isListening) return;
    heard.current = last;
    setTick((tick) => tick + 1);
  }, [isListening, last]);
  return isListening ? 0 : heardOf(said).filter(({ number }) => number > heard.current).length;
}
