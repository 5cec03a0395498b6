/** What there is to know about what is picked. */

import { useScrollStop } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';

export interface ToldProps {
  /** Whether it is read aloud when it changes. */
  readonly aloud?: boolean;
  readonly children: ComponentChildren;
}

export function Told({ aloud = false, children }: ToldProps): VNode {
  const plate = useScrollStop<HTMLDivElement>();
  return (
    <div ref={plate} class="anno-told" aria-live={aloud ? 'polite' : undefined}>
      {children}
    </div>
  );
}
