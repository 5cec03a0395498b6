import { useEffect, useState } from 'preact/hooks';
import type { Answers } from '@sternwarte/protocol';
import { server } from './server.ts';

export type ServerState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'there'; readonly tables: Answers['tables'] };

/** Whether there is a server behind this page, and what it tells everybody; asked again every so many milliseconds while somebody looks. */
export function useServer(every: number | null = null): {
  readonly state: ServerState;
  ask(this: void): void;
} {
  const [state, setState] = useState<ServerState>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void server.tables().then((reply) => {
      if (isWanted) setState(reply.ok ? { kind: 'there', tables: reply.value } : { kind: 'none' });
    });
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  useEffect(() => {
    if (every === null || state.kind !== 'there') return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAttempt((before) => before + 1);
    }, every);
    return () => clearInterval(timer);
  }, [every, state.kind]);
  return { state, ask: () => setAttempt((before) => before + 1) };
}
