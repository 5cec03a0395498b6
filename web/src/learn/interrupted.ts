import { signal } from '@preact/signals';

/** The address of the match that somebody has left for a lesson; the way back to it. */
export const interrupted = signal<string | null>(null);
