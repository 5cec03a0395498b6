import type { VNode } from 'preact';

/** The only icon of the first page; all others are fetched with the screens that show them. */
export const SETTINGS =
  'M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z';

/** A small drawing for a button, on a field of 24 by 24. */
export function Drawing({ path }: { readonly path: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
