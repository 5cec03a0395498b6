import type { VNode } from 'preact';
import { language, sound, volume } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** How loud the table is; what is changed is heard of by the next sound. */
export function VolumeField(): VNode {
  const words = webWords[language.value];
  return (
    <label class="volume">
      <span>{words.volume}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume.value}
        disabled={!sound.value}
        onInput={({ currentTarget }) => {
          volume.value = currentTarget.valueAsNumber;
        }}
      />
    </label>
  );
}
