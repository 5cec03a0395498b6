import { effect, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@sternwarte/engine';
import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { sound, volume } from '../settings.ts';
import type { Cue, cueBetween } from './cues.ts';

interface Cues {
  readonly cueBetween: typeof cueBetween;
}

/** Lets the table be heard, while that is wanted. */
export function useSounds({ position }: LiveMatch, refusal: ReadonlySignal<Refusal | null>): void {
  useEffect(() => {
    let last = position.peek();
    const forgetPosition = effect(() => {
      const before = last;
      const after = position.value;
      last = after;
      if (after !== before) void sing((cues) => cues.cueBetween(before, after));
    });
    const forgetRefusal = effect(() => {
      if (refusal.value !== null) void sing(() => 'refused');
    });
    return () => {
      forgetPosition();
      forgetRefusal();
    };
  }, [position]);
}

/** Made of nothing but tones, and fetched with the first of them; a table that cannot be heard can still be seen. */
async function sing(find: (cues: Cues) => Cue | null): Promise<void> {
  if (!sound.peek()) return;
  try {
    const [cues, { playCue }] = await Promise.all([
      import('./cues.ts'),
      import('./synthesiser.ts'),
    ]);
    const cue = find(cues);
    if (cue !== null) playCue(cue, volume.peek() / 100);
  } catch {
    return;
  }
}
