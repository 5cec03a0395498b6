/** Outcomes that people wait for get their moment: dice roll and settle, a battle holds, a card turns. */

import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from './contract.ts';

/** Nobody waits longer than this, in milliseconds. */
const LONGEST = 900;
const QUICK = 0.4;

export type MomentProps = Pick<BoardProps, 'news' | 'motion' | 'pace'>;

/**
 * How long the moment of the last step takes in all, in milliseconds, while it goes on; 0 once it is over, and for a step
 * without one. Over after `wished` (shorter at quick pace, at once where nothing may move), by a click anywhere, and
 * with the next step.
 *
 *     const rolling = useMoment(props, news.events.some(({ type }) => type === 'dice') ? 700 : 0);
 *     <Die class={rolling > 0 ? 'die-rolls' : ''} style={{ '--moment': `${rolling}ms` }} />
 */
export function useMoment({ news, motion, pace }: MomentProps, wished: number): number {
  const [over, setOver] = useState(news.number);
  const length = motion ? Math.min(wished, LONGEST) * (pace === 'quick' ? QUICK : 1) : 0;
  const isOn = length > 0 && over !== news.number;
  useEffect(() => {
    if (!isOn) return;
    const end = (): void => setOver(news.number);
    const timer = setTimeout(end, length);
    document.addEventListener('pointerdown', end, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end, { capture: true });
    };
  }, [isOn, news.number]);
  return isOn ? length : 0;
}
