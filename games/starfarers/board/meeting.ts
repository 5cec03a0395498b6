/** What is being met, drawn from what happened, so it is the same after a reload. */

import type { Seat } from '@sternwarte/engine';
import type { Balls as Pair, Event } from '../rules/actions.ts';
import { cardNumbered, type OutcomeId } from '../rules/encounter-cards.ts';
import type { Family, Metric } from '../rules/encounter-tree.ts';
import type { State } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import type { TurnStory } from './turn-events.ts';

/** One side of a contest: whose mothership, its balls, and what stands on it beside them. */
export interface Side {
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
  /** Nothing waits for the card any more: what comes of it is told, and whoever has read that puts it away. */
  readonly isTold: boolean;
}

/** Decisions that are made on the chart: nothing may lie over it but what leads to them, until it is put away. */
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
  const isTold = view.encounter === null || (task !== undefined && ON_CHART.has(task.kind));
  if (isTold && (outcome === null || scene.some(({ type }) => AFTER.has(type)))) return null;
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
    isTold,
  };
}

function familyOf(view: State, scene: readonly Event[], outcome: OutcomeId | null): Family | null {
  const [first] = scene;
  if (first?.type === 'encounter') return first.family;
  if (view.encounter !== null) return cardNumbered(view.encounter.like).family;
  // Outcomes are numbered like the card they stand on.
  return outcome === null ? null : cardNumbered(Number(outcome.slice(1, 3))).family;
}
