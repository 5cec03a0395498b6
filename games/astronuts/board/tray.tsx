/** Where the dice fall: the bet, the battle, and fate as a drawn card. */

import { EmblemIcon, seatClass, useScrollStop } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { FateId } from '../rules/fate.ts';
import { Die } from './die.tsx';
import { FateArt } from './fate-art.tsx';
import type { Memory, Throw } from './memory.ts';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

export interface TrayProps extends NutsProps {
  readonly memory: Memory;
}

export function Tray({ memory, ...props }: TrayProps): VNode {
  const { language } = props;
  const words = boardWords[language];
  const { throws, fate } = memory;
  const tray = useScrollStop<HTMLElement>();
  return (
    <section ref={tray} class="an-rail an-tray" aria-label={words.dice} aria-live="polite">
      {throws.length === 0 && <p class="an-tray-empty soft">{words.noDice}</p>}
      {throws.map((thrown) => (
        <ThrowView key={thrown.number} thrown={thrown} {...props} />
      ))}
      <Outcome memory={memory} {...props} />
      {fate !== null && <FateCard key={fate.id} id={fate.id} {...props} />}
    </section>
  );
}

function ThrowView({ thrown, names, language }: NutsProps & { readonly thrown: Throw }): VNode {
  const words = boardWords[language];
  const { purposes } = gameWords[language];
  return (
    <p class={`an-throw ${seatClass(thrown.seat)}`}>
      <Die face={thrown.face} class="an-die-fresh" />
      <EmblemIcon seat={thrown.seat} />
      <span>{words.rolls(names[thrown.seat] ?? '', purposes[thrown.purpose])}</span>
    </p>
  );
}

/** What came of it, in the words of the log. */
function Outcome({ memory, words, names }: NutsProps & { readonly memory: Memory }): VNode | null {
  const event = memory.battle ?? memory.bet;
  if (event === null) return null;
  const lost = event.type === 'battle' && event.destroyed;
  return <p class={`an-outcome ${lost ? 'an-outcome-lost' : ''}`}>{words.event(event, names)}</p>;
}

function FateCard({ id, words, language }: NutsProps & { readonly id: FateId }): VNode {
  const { title = '', text = '' } = words.help[id] ?? {};
  return (
    <article class={`an-card ${id < '4' ? 'an-card-ill' : ''}`}>
      <FateArt block={id.slice(0, 1)} />
      <h3>{title}</h3>
      <p>{text}</p>
      <p class="an-card-number">{boardWords[language].fate.card(id)}</p>
    </article>
  );
}
