/**
 * The encounter in the middle of the board: what is asked, both motherships with their balls, and the result after them.
 * It is drawn from what happened, so it is the same after a reload.
 */

import { seatClass } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { Balls as Pair, Event } from '../rules/actions.ts';
import { cardNumbered, type OutcomeId } from '../rules/encounter-cards.ts';
import type { Family, Metric } from '../rules/encounter-tree.ts';
import { playerAt, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import { effectsOf, encounterId } from '../text/story.ts';
import { Balls, sumOf } from './balls.tsx';
import { Glyph, Icon } from './glyphs.tsx';
import { MothershipArt } from './mothership.tsx';
import type { StarProps } from './props.ts';
import type { TurnStory } from './turn-events.ts';
import { boardWords } from './words/index.ts';

/** One side of a contest: whose mothership, its balls, and what stands on it beside them. */
interface Side {
  readonly seat: Seat;
  readonly balls: Pair | null;
  readonly total: number | null;
}

export interface Met {
  readonly family: Family;
  /** Who meets, and who reads the card; `null` when nobody remembers. */
  readonly seat: Seat;
  readonly reader: Seat | null;
  readonly metric: Metric | 'drives' | null;
  readonly sides: readonly [own: Side, other: Side] | null;
  /** The balls of somebody who shakes alone. */
  readonly alone: Pair | null;
  readonly won: boolean | null;
  readonly outcome: OutcomeId | null;
}

/** Decisions that are made on the chart: nothing may lie over it. */
const ON_CHART: ReadonlySet<Task['kind']> = new Set(['ground', 'jump', 'foundHere', 'giftShip']);
/** What ends the scene. */
const AFTER: ReadonlySet<Event['type']> = new Set(['flew', 'jumped', 'colonyFounded', 'grounded']);

/** The encounter that is being read, or whose result nobody has answered yet. */
export function metIn(view: State, { events }: TurnStory): Met | null {
  if (view.phase !== 'flight') return null;
  const start = events.findLastIndex((event) => event.type === 'encounter');
  const scene = events.slice(Math.max(start, 0));
  const outcome = scene.findLast((event) => event.type === 'outcome')?.outcome ?? null;
  const [task] = view.agenda;
  if (task !== undefined && ON_CHART.has(task.kind)) return null;
  if (view.encounter === null) {
    if (outcome === null || scene.some(({ type }) => AFTER.has(type))) return null;
  }
  const family = familyOf(view, scene, outcome);
  if (family === null) return null;
  const balls = scene.filter((event) => event.type === 'balls');
  const contest = scene.findLast((event) => event.type === 'contest') ?? null;
  const opponent = contest?.opponent ?? (task?.kind === 'contest' ? task.opponent : null);
  const ballsOf = (seat: Seat): Pair | null =>
    balls.findLast((event) => event.seat === seat)?.balls ?? null;
  const [own, other] = [ballsOf(view.current), opponent === null ? null : ballsOf(opponent)];
  const waiting = task?.kind === 'contest' ? task.own : null;
  return {
    family,
    seat: view.current,
    reader: view.encounter?.reader ?? null,
    metric: contest?.metric ?? (task?.kind === 'contest' ? task.metric : null),
    sides:
      opponent === null
        ? null
        : [
            { seat: view.current, balls: own, total: contest?.own ?? waiting },
            { seat: opponent, balls: other, total: contest?.other ?? null },
          ],
    alone: opponent === null ? own : null,
    won: contest?.won ?? null,
    outcome,
  };
}

function familyOf(view: State, scene: readonly Event[], outcome: OutcomeId | null): Family | null {
  const [first] = scene;
  if (first?.type === 'encounter') return first.family;
  if (view.encounter !== null) return cardNumbered(view.encounter.like).family;
  // Outcomes are numbered like the card they stand on.
  return outcome === null ? null : cardNumbered(Number(outcome.slice(1, 3))).family;
}

export function EncounterCard({
  props,
  met,
  onClose,
}: {
  readonly props: StarProps;
  readonly met: Met;
  readonly onClose: () => void;
}): VNode {
  const { view, names, language, motion, words: gameWords } = props;
  const words = boardWords[language];
  const { encounters } = words.game;
  const { title, prompt } = encounters.families[met.family];
  const isUnmasked =
    met.family === 'merchant' && view.encounter !== null && view.encounter.path !== '';
  const card = view.encounter?.card ?? null;
  const isOver = view.encounter === null;
  return (
    <section
      class={`board-card star-met ${motion ? 'star-met-moves' : ''}`}
      aria-label={gameWords.terms['encounter']}
      onClick={isOver ? onClose : undefined}
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
          <p>{gameWords.help[encounterId(card)]?.text}</p>
        </details>
      )}
      {isOver && (
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
