/** What can be counted: where colonies stand, and what a whole match was made of. */

import type { Figures, Seat } from '@sternwarte/engine';
import { PLANETS, isLarge, planetId } from '../rules/board.ts';
import { FACES } from '../rules/fate.ts';
import {
  coloniesOn,
  countHand,
  countTechnologies,
  hasTechnology,
  type State,
} from '../rules/state.ts';
import { countActions } from '../rules/turn.ts';
import type { Step } from './story.ts';
import {
  SOURCES,
  STATISTICS,
  type Source,
  type Statistic,
  type StoryWords,
} from './story-words.ts';

const seatsOf = ({ seats }: State): readonly Seat[] => Array.from({ length: seats }, (_, i) => i);

/** The colonies by the planets on which they stand. */
export function sourcesOf(words: StoryWords, view: State): readonly Figures[] {
  const kinds = PLANETS.map((planet): Source => {
    if (planetId(planet).startsWith('H')) return 'homes';
    return isLarge(planet) ? 'large' : 'small';
  });
  return SOURCES.map((source) => ({
    label: words.sources[source],
    values: seatsOf(view).map((seat) =>
      PLANETS.filter((planet) => kinds[planet] === source).reduce(
        (sum, planet) => sum + coloniesOn(view, planet, seat),
        0,
      ),
    ),
  }));
}

/** What a bet brings on average. */
function expectedActions(declared: number, extraEnergy: boolean): number {
  return (
    FACES.reduce((sum, face) => sum + countActions(declared, face, extraEnergy), 0) / FACES.length
  );
}

/** The chance that an attack destroys its target. */
function chanceToHit(view: State, attacker: Seat, defender: Seat): number {
  const laser = hasTechnology(view, attacker, 'red') ? 1 : 0;
  const shields = hasTechnology(view, defender, 'purple') ? 1 : 0;
  const hits = FACES.flatMap((attack) =>
    FACES.filter((defence) => attack + laser > defence + shields),
  );
  return hits.length / FACES.length ** 2;
}

type Tally = Record<Statistic | 'fought', number>;

const EMPTY: Tally = {
  nutsHeld: 0,
  nutsMined: 0,
  nutsGiven: 0,
  technologies: 0,
  distance: 0,
  landings: 0,
  actions: 0,
  betLuck: 0,
  battles: 0,
  battleLuck: 0,
  trades: 0,
  fought: 0,
};

export function statisticsOf(words: StoryWords, story: readonly Step[]): readonly Figures[] {
  const end = story.at(-1)?.after;
  if (end === undefined) return [];
  const tallies = seatsOf(end).map((seat): Tally => ({
    ...EMPTY,
    nutsHeld: countHand(end, seat),
    technologies: countTechnologies(end, seat),
  }));
  for (const step of story) for (const event of step.events) count(tallies, event, step.before);
  const say = (statistic: Statistic, tally: Tally): number | string => {
    if (statistic === 'battles') return words.share(tally.battles, tally.fought);
    const value = tally[statistic];
    return statistic === 'betLuck' || statistic === 'battleLuck' ? words.luck(value) : value;
  };
  return STATISTICS.map((statistic) => ({
    label: words.statistics[statistic],
    values: tallies.map((tally) => say(statistic, tally)),
  }));
}

function count(tallies: readonly Tally[], event: Step['events'][number], before: State): void {
  const add = (seat: Seat, what: keyof Tally, amount: number): void => {
    const tally = tallies[seat];
    if (tally !== undefined) tally[what] += amount;
  };
  switch (event.type) {
    case 'mined':
      return add(event.seat, 'nutsMined', event.nuts.length);
    case 'gained':
      return add(event.seat, 'nutsGiven', event.nuts.length);
    case 'step':
      return add(event.seat, 'distance', event.jump ? 0 : 1);
    case 'landed':
      return add(event.seat, 'landings', 1);
    case 'actions': {
      const extra = hasTechnology(before, event.seat, 'orange');
      add(event.seat, 'actions', event.actions);
      return add(event.seat, 'betLuck', event.actions - expectedActions(event.declared, extra));
    }
    case 'battle': {
      const { attacker, defender, destroyed } = event;
      const luck = (destroyed ? 1 : 0) - chanceToHit(before, attacker, defender);
      add(attacker, 'fought', 1);
      add(attacker, 'battles', destroyed ? 1 : 0);
      add(attacker, 'battleLuck', luck);
      return add(defender, 'battleLuck', -luck);
    }
    case 'traded':
      add(event.seat, 'trades', 1);
      return add(event.partner, 'trades', 1);
    default:
  }
}
