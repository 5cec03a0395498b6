/** Comets in one picture. */

import type { VNode } from 'preact';

export function CometVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path d="M40 160 220 70" stroke="var(--star)" stroke-width="2" stroke-dasharray="4 6" />
      <circle cx="240" cy="60" r="22" fill="var(--hue-yellow)" />
      <path d="M80 132h14l7 6-7 6H80l3-6Z" fill="var(--hue-green)" />
      <path d="M140 102h14l7 6-7 6h-14l3-6Z" fill="var(--hue-sky)" />
    </svg>
  );
}
