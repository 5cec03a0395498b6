/** "Tell me when it is my turn": on, off, and what it comes to. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { canNotify, turnOff, turnOn, wakefulness, type Wakefulness } from './wake.ts';

export function NotifyWish(): VNode | null {
  const words = onlineWords[language.value];
  const state = useSignal<Wakefulness>('off');
  const isBusy = useSignal(false);
  useEffect(() => {
    void wakefulness().then((found) => (state.value = found));
  }, []);
  if (!canNotify() && state.value === 'off') return null;
  const isOn = state.value !== 'off' && state.value !== 'denied';
  const press = async (): Promise<void> => {
    isBusy.value = true;
    state.value = await (isOn ? turnOff() : turnOn());
    isBusy.value = false;
  };
  return (
    <div class="notify-wish">
      <button
        type="button"
        aria-pressed={isOn}
        aria-busy={isBusy.value}
        onClick={() => {
          if (!isBusy.value) void press();
        }}
      >
        {words.notify}
      </button>
      <small class="soft" role="status">
        {state.value !== 'off' && words.notified[state.value]}
      </small>
    </div>
  );
}
