/** What chance decided last and how long people look at it, for whatever shows it: the chart, or a hand beside a big screen. */

import { useMoment } from '@sternwarte/atlas';
import { useRef } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { BLANK, remember, type Memory } from './memory.ts';
import type { NutsProps } from './props.ts';

export interface Recall {
  readonly memory: Memory;
  /** How long the moment takes, in milliseconds; 0 when it is over. */
  readonly moment: number;
}

export function useRecall(props: NutsProps): Recall {
  const memory = useMemory(props);
  const moment = useMoment(props, Math.max(0, ...props.news.events.map(momentOf)));
  return { memory, moment };
}

/** How long people want to look at what happened, in milliseconds. */
function momentOf({ type }: Event): number {
  switch (type) {
    case 'battle':
    case 'fate':
      return 900;
    case 'rolled':
    case 'mined':
    case 'gained':
    case 'paid':
    case 'swapped':
    case 'traded':
    case 'step':
      return 600;
    case 'colony':
    case 'colonyLost':
    case 'colonyDied':
    case 'shipLost':
    case 'shipBuilt':
    case 'shipReplaced':
    case 'teleported':
      return 400;
    default:
      return 0;
  }
}

/** What the dice showed, kept from step to step; what a reload has forgotten is told by the recent steps. */
function useMemory({ news, recent }: NutsProps): Memory {
  const kept = useRef<{ number: number; memory: Memory } | null>(null);
  if (kept.current === null || (news.events.length === 0 && kept.current.number !== news.number)) {
    const memory = recent.flatMap(({ events }) => events).reduce(remember, BLANK);
    kept.current = { number: news.number, memory };
  } else if (kept.current.number !== news.number) {
    const memory = news.events.reduce(remember, kept.current.memory);
    kept.current = { number: news.number, memory };
  }
  return kept.current.memory;
}
