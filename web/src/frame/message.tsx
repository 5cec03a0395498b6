/** One sentence in the middle of the screen, and what to do next. */

import type { ComponentChildren, VNode } from 'preact';

export function Message({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <div class="message" role="status">
      {children}
    </div>
  );
}
