import { effect, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@sternwarte/engine';
import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { sound, volume } from '../settings.ts';
import { cueBetween, type Cue } from './cues.ts';

/** Lets the table be heard, while that is wanted. */
export function useSounds({ position }: LiveMatch, refusal: ReadonlySignal<Refusal | null>): void {
  useEffect(() => {
    const play = (cue: Cue | null): void => {
      if (cue !== null && sound.peek()) void sing(cue);
    };
    let before = position.peek();
    const forgetPosition = effect(() => {
      const after = position.value;
      play(cueBetween(before, after));
      before = after;
    });
    const forgetRefusal = effect(() => {
      if (refusal.value !== null) play('refused');
    });
    return () => {
      forgetPosition();
      forgetRefusal();
    };
  }, [position]);
}

/** Made of nothing but tones, and fetched with the first of them; a table that cannot be heard can still be seen. */
async function sing(cue: Cue): Promise<void> {
  try {
    const { playCue } = await import('./synthesiser.ts');
    playCue(cue, volume.peek() / 100);
  } catch {
    return;
  }
}
