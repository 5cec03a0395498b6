import { useEffect } from 'preact/hooks';
import type { ReplayController } from './replay-controller.ts';

/** Keys lead through the match wherever the focus is, unless whatever has it needs them itself. */
export function useReplayKeys(controller: ReplayController): void {
  useEffect(() => {
    const { film } = controller;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => controller.step(-1),
      ArrowRight: () => controller.step(1),
      Home: () => controller.goTo(0),
      End: () => controller.goTo(film.course.length),
      ' ': () => (controller.isPlaying.value ? controller.pause() : controller.play()),
    };
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      const act = keys[key];
      if (act === undefined || !(target instanceof Element)) return;
      if (target.closest('dialog, input:not([type=range]), select, textarea, pre') !== null) return;
      // A slider walks by itself; buttons are pressed with the space bar.
      if (key !== ' ' && target.matches('input')) return;
      if (key === ' ' && target.closest('button, a, summary') !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller]);
}
