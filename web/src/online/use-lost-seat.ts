import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableClient } from '../match/online/table-client.ts';

/** Whether somebody sat here until his seat was given away, and has not been told yet. Whoever stands up by himself goes away. */
export function useLostSeat(client: TableClient | null): Signal<boolean> {
  const hasLost = useSignal(false);
  const before = useRef<number | null>(null);
  const seat = client?.seat.value ?? null;
  useEffect(() => {
    if (seat !== null) hasLost.value = false;
    else if (before.current !== null) hasLost.value = true;
    before.current = seat;
  }, [seat]);
  return hasLost;
}
