/** Planets and spots in words, for those who do not see the drawing. */

import type { Names } from '@sternwarte/engine';
import { fieldId, planetName, type Planet } from '../rules/board.ts';
import { allColoniesOn, coloniesOn, nutsOn, roomOn, type State } from '../rules/state.ts';
import type { NutsWords } from '../text/words.ts';
import { battleOdds } from './odds.ts';
import type { Spot } from './picking.ts';
import { homeSeat } from './planet-view.tsx';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords, percent } from './words/index.ts';
import type { BoardWords } from './words/shape.ts';

export function describePlanet(
  view: State,
  planet: Planet,
  names: Names,
  words: BoardWords,
  game: NutsWords,
): string {
  const says = words.planet;
  const home = homeSeat(view, planet);
  const nuts = nutsOn(view, planet).map((colour) => game.colours[colour]);
  const colonies = Array.from({ length: view.seats }, (_unused, seat) => seat).filter(
    (seat) => coloniesOn(view, planet, seat) > 0,
  );
  const free = Math.max(0, roomOn(view, planet) - allColoniesOn(view, planet));
  return [
    planetName(planet),
    ...(home === null ? [] : [says.home(names[home] ?? '')]),
    nuts.length === 0 ? says.noNuts : says.nuts(nuts.join(', ')),
    ...colonies.map((seat) => says.colonies(names[seat] ?? '', coloniesOn(view, planet, seat))),
    says.room(free),
  ].join(', ');
}

/** What a spot is and what picking it does. */
export function describeSpot(spot: Spot, props: NutsProps): string {
  const { view, words, language } = props;
  const says = boardWords[language];
  const where = gameWords[language].at(fieldId(spot.field));
  if (spot.ship !== null) {
    return spot.picked ? says.letGo(spot.ship, where) : says.pickShip(spot.ship, where);
  }
  const [first] = spot.moves;
  if (spot.kind === 'planet' && first?.type === 'placeNut' && spot.intent.do === 'select') {
    return says.pickPlanet(gameWords[language].called(fieldId(spot.field)));
  }
  const deeds = spot.moves.map((move) => words.move(move, view)).join('; ');
  if (spot.kind !== 'attack' || first?.type !== 'attack') return deeds;
  const { chance } = battleOdds(view, view.current, first.defender);
  return `${deeds}: ${says.battle.chance(percent(language, chance))}`;
}
