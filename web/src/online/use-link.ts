import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { server } from './server.ts';

/** The link to a table, for whoever may give it to others; `null` for everybody else. */
export function useLink(
  table: string,
  isHost: boolean,
): { readonly link: ReadonlySignal<string | null>; renew(this: void): void } {
  const link = useSignal<string | null>(null);
  useEffect(() => {
    if (!isHost) return;
    void server.links(table).then((reply) => {
      if (reply.ok) link.value = reply.value.table;
    });
  }, [table, isHost]);
  const renew = (): void => {
    void server.renewLink(table).then((reply) => {
      if (reply.ok) link.value = reply.value.link;
    });
  };
  return { link, renew };
}
