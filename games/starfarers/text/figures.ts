/** What can be counted at the end of a match: where the points come from, and how it was played. */

import type { Figures, Seat } from '@sternwarte/engine';
import { countCards, countsOf } from '../rules/cards.ts';
import { producesOn } from '../rules/chips.ts';
import { HALF_MEDALS_PER_POINT, MARKER_POINTS, SHIPYARDS, SPACEPORT_EXTRA } from '../rules/data.ts';
import { PLANETS_OF_SITE } from '../rules/sectors.ts';
import { playerAt, type State } from '../rules/state.ts';
import type { StarTelling } from './telling-parts.ts';
import type { FigureWords } from './telling-words.ts';

/** The parts of `scoreOf`, seat by seat. */
export function sourcesOf(view: State, { sources }: FigureWords): readonly Figures[] {
  const seats = [...view.players.keys()];
  const ports = (seat: Seat): number => SHIPYARDS - playerAt(view, seat).shipyards;
  const row = (label: string, value: (seat: Seat) => number): Figures => ({
    label,
    values: seats.map(value),
  });
  return [
    row(sources.colonies, (seat) => playerAt(view, seat).buildings.length - ports(seat)),
    row(sources.ports, (seat) => ports(seat) * (1 + SPACEPORT_EXTRA)),
    row(
      sources.friendships,
      (seat) => MARKER_POINTS * view.markers.filter((holder) => holder === seat).length,
    ),
    row(sources.medals, (seat) => {
      const { medals, halfMedals } = playerAt(view, seat);
      return medals.length + Math.trunc(halfMedals / HALF_MEDALS_PER_POINT);
    }),
  ];
}

/** Of 36 throws of two dice, how many show this total. */
const waysTo = (total: number): number => 6 - Math.abs(7 - total);
const TOTALS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const WAYS = 36;

/** The planets of a seat that produce on a total: what its dice are worth, without cards and shortages. */
function producing(state: State, seat: Seat, total: number): number {
  const { alive, buildings } = playerAt(state, seat);
  if (!alive) return 0;
  return buildings
    .flatMap((site) => PLANETS_OF_SITE[site] ?? [])
    .filter((planet) => producesOn(state.chips[planet] ?? 0, total)).length;
}

function expected(state: State, seat: Seat): number {
  return TOTALS.reduce(
    (sum, total) => sum + (producing(state, seat, total) * waysTo(total)) / WAYS,
    0,
  );
}

interface Tally {
  production: number;
  hits: number;
  expectation: number;
  trades: number;
  won: number;
  lost: number;
  distance: number;
}

export function statisticsOf(
  story: readonly StarTelling[],
  { statistics }: FigureWords,
): readonly Figures[] {
  const seats = story[0]?.after.players.length ?? 0;
  const tallies = Array.from({ length: seats }, (_unused, seat) => tallyOf(story, seat));
  return [
    { label: statistics.production, values: tallies.map(({ production }) => production) },
    { label: statistics.luck, values: tallies.map(luckOf) },
    { label: statistics.trades, values: tallies.map(({ trades }) => trades) },
    { label: statistics.encounters, values: tallies.map(({ won, lost }) => `${won} : ${lost}`) },
    { label: statistics.distance, values: tallies.map(({ distance }) => distance) },
  ];
}

function tallyOf(story: readonly StarTelling[], seat: Seat): Tally {
  const tally: Tally = {
    production: 0,
    hits: 0,
    expectation: 0,
    trades: 0,
    won: 0,
    lost: 0,
    distance: 0,
  };
  for (const { before, events } of story) {
    for (const event of events) {
      switch (event.type) {
        case 'dice':
          tally.hits += producing(before, seat, event.total);
          tally.expectation += expected(before, seat);
          break;
        case 'production':
          if (event.seat === seat) tally.production += countCards(countsOf(event.cards));
          break;
        case 'deal':
          if (event.seat === seat || event.with === seat) tally.trades++;
          break;
        case 'contest':
          if (event.seat === seat) tally[event.won ? 'won' : 'lost']++;
          break;
        case 'flew':
          if (event.seat === seat) tally.distance += event.path.length - 1;
          break;
        default:
      }
    }
  }
  return tally;
}

/** What the planets brought against what dice bring on average. */
function luckOf({ hits, expectation }: Tally): string {
  if (expectation === 0) return '–';
  const percent = Math.round((100 * (hits - expectation)) / expectation);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
}
