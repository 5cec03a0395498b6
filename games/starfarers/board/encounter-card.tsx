/** The encounter in the middle of the board: what is asked, both motherships with their balls, and the result after them. */

import { useSignal } from '@preact/signals';
import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { cardNumbered } from '../rules/encounter-cards.ts';
import type { Family } from '../rules/encounter-tree.ts';
import { playerAt } from '../rules/state.ts';
import { effectsOf, tellCard } from '../text/encounter-story.ts';
import { Balls, sumOf } from './balls.tsx';
import { Glyph, Icon } from './glyphs.tsx';
import { metIn, type Met, type Side } from './meeting.ts';
import { MothershipArt } from './mothership.tsx';
import type { StarProps } from './props.ts';
import { useTurnStory } from './turn-events.ts';
import { boardWords } from './words/index.ts';

export function Encounter(props: StarProps): VNode | null {
  const dismissed = useSignal('');
  const met = metIn(props.view, useTurnStory(props));
  const scene = `${props.view.round} ${props.view.current} ${met?.outcome ?? ''}`;
  if (met === null || dismissed.value === scene) return null;
  const close = (): void => {
    dismissed.value = scene;
  };
  return <EncounterCard props={props} met={met} onClose={close} />;
}

interface EncounterCardProps {
  readonly props: StarProps;
  readonly met: Met;
  onClose(this: void): void;
}

function EncounterCard({ props, met, onClose }: EncounterCardProps): VNode {
  const { view, names, language, words: gameWords } = props;
  const words = boardWords[language];
  const encounters = words.game.encounters();
  const { title, prompt } = encounters.families[met.family];
  const isUnmasked =
    met.family === 'merchant' && view.encounter !== null && view.encounter.path !== '';
  const card = view.encounter?.card ?? null;
  return (
    <section
      class="board-card star-met"
      aria-label={gameWords.terms['encounter']}
      onClick={met.isTold ? onClose : undefined}
    >
      <Scene family={met.family} />
      <h3>{title}</h3>
      {met.outcome === null && (
        <p class="star-prompt">{isUnmasked ? encounters.unmasked : prompt}</p>
      )}
      {met.sides !== null && <Contest props={props} met={met} sides={met.sides} />}
      {met.alone !== null && met.sides === null && <Balls balls={met.alone} />}
      {met.outcome !== null && (
        <p class="star-outcome">
          {encounters.outcomes[met.outcome]} <b>{effectsOf(met.outcome, encounters)}</b>
        </p>
      )}
      {met.reader !== null && <p class="star-reader">{words.readBy(names[met.reader] ?? '')}</p>}
      {card !== null && (
        <details>
          <summary>{words.wholeCard}</summary>
          <p>{tellCard(cardNumbered(card), encounters).text}</p>
        </details>
      )}
      {met.isTold && (
        <button type="button" class="star-met-close" onClick={onClose}>
          {words.goOn}
        </button>
      )}
    </section>
  );
}

/** Both motherships, then the sums. */
function Contest({
  props,
  met,
  sides,
}: {
  readonly props: StarProps;
  readonly met: Met;
  readonly sides: readonly [Side, Side];
}): VNode {
  const words = boardWords[props.language];
  const [own, other] = sides;
  return (
    <div class="star-contest">
      <Fighter props={props} side={own} metric={met.metric} />
      <p class="star-sums">
        {met.metric !== null && <small>{words.metrics[met.metric]}</small>}
        <b class={met.won === true ? 'star-sums-won' : ''}>{own.total ?? '–'}</b>
        <i> : </i>
        <b class={met.won === false ? 'star-sums-won' : ''}>{other.total ?? '–'}</b>
      </p>
      <Fighter props={props} side={other} metric={met.metric} />
    </div>
  );
}

/** A mothership, what was shaken, and what its upgrades add. */
function Fighter({
  props,
  side,
  metric,
}: {
  readonly props: StarProps;
  readonly side: Side;
  readonly metric: Met['metric'];
}): VNode {
  const { view, viewer, names, language } = props;
  const { upgrades } = playerAt(view, side.seat);
  return (
    <div class={`star-fighter ${seatClass(side.seat)}`}>
      <MothershipArt upgrades={upgrades} />
      <b>{side.seat === viewer ? boardWords[language].you : names[side.seat]}</b>
      {side.balls !== null && <Balls balls={side.balls} />}
      {side.balls !== null && side.total !== null && metric !== null && (
        <small>
          + {side.total - sumOf(side.balls)}{' '}
          <Icon name={metric === 'combat' ? 'cannon' : 'drive'} />
        </small>
      )}
      {/* Drives are compared without a throw. */}
      {side.balls === null && side.total === null && <span class="star-balls-wait">…</span>}
    </div>
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
