import { useEffect, useRef } from 'preact/hooks';
import { firstOf } from './picking.ts';
import type { AskedProps } from './props.ts';

/** An offer that the last one has just declined closes itself. */
export function useOfferEnd({ view, moves, play }: AskedProps): void {
  const open = useRef(false);
  const { offer } = view;
  const isRefused =
    offer !== null && offer.to.every((seat) => offer.answers[seat]?.type === 'decline');
  const withdraw = firstOf(moves, 'withdrawOffer');
  useEffect(() => {
    // Only what was seen open: whoever comes back to a refused offer reads it first.
    if (isRefused && open.current && withdraw !== null) play(withdraw);
    open.current = offer !== null && !isRefused;
  }, [offer]);
}
