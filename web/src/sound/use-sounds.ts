import { effect, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@sternwarte/engine';
import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { sound, volume } from '../settings.ts';
import { cueBetween, type Cue } from './cues.ts';
import { playCue } from './synthesiser.ts';

/** Lets the table be heard, while that is wanted. */
export function useSounds({ position }: LiveMatch, refusal: ReadonlySignal<Refusal | null>): void {
  useEffect(() => {
    const play = (cue: Cue | null): void => {
      if (cue !== null && sound.peek()) playCue(cue, volume.peek() / 100);
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
