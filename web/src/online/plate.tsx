/** A line over the board of an online table, with what can be done about it. */

import type { ComponentChildren, VNode } from 'preact';

export interface PlateProps {
  readonly text: string;
  readonly children: ComponentChildren;
}

export function Plate({ text, children }: PlateProps): VNode {
  return (
    <div class="past plate online-banner" role="status">
      <span>{text}</span>
      <span class="online-banner-ways">{children}</span>
    </div>
  );
}
