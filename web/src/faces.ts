import { effect } from '@preact/signals';
import { underWay } from './lazy.tsx';

/**
 * The faces of the atlas weigh as much as the table. They come when the first screen stands: text can be read without them, and a
 * slow line is needed for what cannot wait.
 */
export function fetchFaces(): void {
  const stop = effect(() => {
    if (underWay.value > 0) return;
    // Once is enough; an effect cannot end itself while it begins.
    queueMicrotask(() => stop());
    import('./fonts.css').catch(() => undefined);
  });
}
