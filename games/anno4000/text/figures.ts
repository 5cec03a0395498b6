/** The tables of a match's end: what everybody has, and what everybody did. */

import type { Figures, Seat } from '@sternwarte/engine';
import type { Event } from '../rules/actions.ts';
import {
  countPairs,
  countShips,
  countStars,
  holdsOwnHome,
  playerAt,
  type State,
} from '../rules/state.ts';
import type { Step } from './story.ts';
import type { Figure, StoryWords } from './story-words.ts';

type Battle = Extract<Event, { type: 'battle' }>;

/** What counts at the end of a match: stars, ships, and what the stars would build. */
export function figuresOf(words: StoryWords, view: State): readonly Figures[] {
  const row = (figure: Figure, count: (seat: Seat) => number): Figures => ({
    label: words.figures[figure],
    values: view.players.map((_player, seat) => count(seat)),
  });
  return [
    row('stars', (seat) => countStars(view, seat)),
    row('ships', (seat) => countShips(view, seat)),
    row('production', (seat) => (holdsOwnHome(view, seat) ? countPairs(view, seat) : 0)),
  ];
}

/** Battles, losses and flights of a whole match. */
export function statisticsOf(words: StoryWords, story: readonly Step[]): readonly Figures[] {
  const seats = story[0]?.before.players.length ?? 0;
  const row = (
    figure: Figure,
    count: (event: Event, step: Step, seat: Seat) => number,
  ): Figures => ({
    label: words.figures[figure],
    values: Array.from({ length: seats }, (_unused, seat) =>
      story.reduce(
        (sum, step) => step.events.reduce((inner, event) => inner + count(event, step, seat), sum),
        0,
      ),
    ),
  });
  return [
    row('battlesWon', (event, _step, seat) =>
      isFighter(event, seat) && event.winner === seat ? 1 : 0,
    ),
    row('battlesLost', (event, _step, seat) =>
      isFighter(event, seat) && event.winner !== seat ? 1 : 0,
    ),
    row('destroyed', (event, _step, seat) => lossesIn(event, opponentIn(event, seat))),
    row('lost', (event, _step, seat) => lossesIn(event, seat)),
    row('built', (event, _step, seat) =>
      event.type === 'production' && event.seat === seat ? event.ships : 0,
    ),
    row('distance', (event, step, seat) => fieldsFlown(event, step, seat)),
  ];
}

function isFighter(event: Event, seat: Seat): event is Battle {
  return event.type === 'battle' && (event.attacker === seat || event.defender === seat);
}

function opponentIn(event: Event, seat: Seat): Seat | null {
  if (!isFighter(event, seat)) return null;
  return event.attacker === seat ? event.defender : event.attacker;
}

/** Whoever does not win a battle loses all ships in it (R7). */
function lossesIn(event: Event, seat: Seat | null): number {
  if (seat === null || !isFighter(event, seat) || event.winner === seat) return 0;
  return event.attacker === seat ? event.attackers : event.defenders;
}

/** A landing has come as far as the number of its field, a short flight counts one. */
function fieldsFlown(event: Event, { before }: Step, seat: Seat): number {
  if (event.type === 'shortFlight') return event.seat === seat ? 1 : 0;
  if (event.type !== 'landing' || event.seat !== seat) return 0;
  const { discs } = playerAt(before, seat);
  return event.discs.reduce<number>((sum, disc) => sum + (discs[disc]?.field ?? 0), 0);
}
