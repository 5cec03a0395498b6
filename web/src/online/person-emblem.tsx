/** The sign that somebody has chosen for himself: a small drawing in the colour of the text around it. */

import type { EmblemId } from '@sternwarte/protocol';
import type { VNode } from 'preact';

/** On a field of 24 by 24; lines, like everything in the atlas. */
const DRAWINGS: Readonly<Record<EmblemId, string>> = {
  star: 'M12 2.5 14.4 9l7.1.3-5.6 4.3 2 6.9-5.9-4-5.9 4 2-6.9L2.5 9.3 9.6 9z',
  moon: 'M15.5 3.2a9.2 9.2 0 1 0 5.3 12.3A7.6 7.6 0 0 1 15.5 3.2z',
  sun: 'M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1',
  planet:
    'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM6.4 14.2C3.2 16.4 1.4 18.4 2 19.300c1 1.5 6.5-.7 11.9-4.300s9.1-7.7 8.1-9.200c-.6-1-3.2-.4-6.6 1.2',
  comet:
    'M16.5 12.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12.6 14.6 2.5 4.500M14.4 12.7 8 3M19 13 14.5 5',
  rocket:
    'M12 2c3.5 3 4.5 6.5 4.5 9.5 0 2-.5 4-1.2 5.500H8.700c-.7-1.5-1.2-3.5-1.2-5.500C7.5 8.5 8.5 5 12 2zM12 8.200a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600zM7.7 13.5 4.5 17v3.500l4-2M16.3 13.500l3.2 3.500v3.500l-4-2M10.5 19.5 12 22.500l1.5-3',
  galaxy:
    'M12 10.500a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 8c5-1 8 2 7 6-1 3.5-5 6-9 5.500M12 16c-5 1-8-2-7-6 1-3.5 5-6 9-5.500M20.5 5.500v.01M3.5 18.500v.01',
  telescope:
    'M3 13.5 14.5 6l3 4.600L6 18zM14 6.300l4.5-2.8 3.3 5-4.5 2.800M10.5 15.2 8 22M11.5 14.7 16 22M11 15v7',
};

export function PersonEmblem({ emblem }: { readonly emblem: EmblemId | null }): VNode | null {
  if (emblem === null) return null;
  return (
    <svg class="person-emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[emblem]} />
    </svg>
  );
}
