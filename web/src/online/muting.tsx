/** Below the talk: who has spoken, and whom one would rather not hear. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { Said } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { isMuted, setMuted } from './muted.ts';
import { rememberedName } from './server.ts';

export function Muting({ said }: { readonly said: readonly Said[] }): VNode | null {
  const words = onlineWords[language.value];
  const own = rememberedName();
  const speakers = new Map(
    said.filter(({ name }) => name !== own).map(({ name, seat }) => [name, seat]),
  );
  if (speakers.size === 0) return null;
  const count = [...speakers.keys()].filter(isMuted).length;
  return (
    <details class="muting">
      <summary>{words.muting(count)}</summary>
      <div class="row row-start" role="group" aria-label={words.muting(count)}>
        {[...speakers].map(([name, seat]) => (
          <button
            key={name}
            type="button"
            class={seat === null ? '' : seatClass(seat)}
            aria-pressed={isMuted(name)}
            onClick={() => setMuted(name, !isMuted(name))}
          >
            {seat !== null && <EmblemIcon seat={seat} />} {words.muteOne(name)}
          </button>
        ))}
      </div>
    </details>
  );
}
