/** The encounter card that is being read: what everybody has heard so far; its reader sees all of it. */

import { useScrollStop } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { cardNumbered, type OutcomeId } from '../rules/encounter-cards.ts';
import type { Family } from '../rules/encounter-tree.ts';
import { nodeAt } from '../rules/reading.ts';
import type { Encounter } from '../rules/state.ts';
import { effectsOf, encounterId } from '../text/story.ts';
import { Glyph } from './glyphs.tsx';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function EncounterSheet(props: StarProps & { readonly encounter: Encounter }): VNode {
  const { encounter, names, language, words: gameWords } = props;
  const { card, like, path, reader } = encounter;
  const words = boardWords[language];
  const sheet = useScrollStop<HTMLElement>();
  const { encounters } = words.game;
  const { family } = cardNumbered(like);
  const { title, prompt } = encounters.families[family];
  const node = nodeAt(like, path);
  // Every outcome of the table has one of its ids.
  const outcome = node.type === 'outcome' ? (node.id as OutcomeId) : null;
  const isUnmasked = path !== '' && family === 'merchant' && outcome === null;
  return (
    <section
      ref={sheet}
      class={`star-encounter ${outcome === null && card === null ? 'star-encounter-plain' : ''}`}
      aria-label={gameWords.terms['encounter']}
    >
      <Scene family={family} />
      <h3>{title}</h3>
      <p class="star-prompt">{isUnmasked ? encounters.unmasked : prompt}</p>
      {outcome !== null && (
        <p class="star-outcome">
          {encounters.outcomes[outcome]} <b>{effectsOf(outcome, encounters)}</b>
        </p>
      )}
      <p class="star-reader">{words.readBy(names[reader] ?? '')}</p>
      {card !== null && (
        <details>
          <summary>{words.wholeCard}</summary>
          <p>{gameWords.help[encounterId(card)]?.text}</p>
        </details>
      )}
    </section>
  );
}

const CREST: Readonly<Record<Family, 'merchants' | 'pirate' | 'reveal' | 'diplomats' | 'drive'>> = {
  merchant: 'merchants',
  tribute: 'pirate',
  fence: 'pirate',
  raid: 'pirate',
  ambush: 'pirate',
  distress: 'reveal',
  escort: 'pirate',
  distortion: 'reveal',
  travellers: 'diplomats',
  wear: 'drive',
};

/** A head-piece as over the chapters of an old book. */
function Scene({ family }: { readonly family: Family }): VNode {
  return (
    <svg class={`star-scene star-scene-${family}`} viewBox="0 0 200 44" aria-hidden="true">
      <path d="M4 22H78M122 22H196M20 16H72M128 16H180M20 28H72M128 28H180" />
      <circle cx="100" cy="22" r="19" />
      <Glyph name={CREST[family]} x={100} y={22} size={24} />
    </svg>
  );
}
