/** What states look like, and what is conserved in them. */

import { fields, listOf, oneOf, truth, whole, type Shape } from '@sternwarte/engine';
import { distanceOf, GOAL, SEATS, TANKS, type State } from './state.ts';

/** No run is longer than a few hundred faces, and far longer ones are nobody's match. */
const FAR = 100_000;

export function shapeOf(): Shape {
  return fields({
    phase: oneOf('turn', 'die', 'over'),
    current: whole(0, SEATS - 1),
    run: whole(0, FAR),
    boosted: truth,
    distances: listOf(whole(0, FAR), SEATS),
    tanks: listOf(whole(0, TANKS), SEATS),
  });
}

/** R1: somebody has arrived, and nobody else, exactly when the match is over. */
export function invariants(state: State): string[] {
  const { phase, current, run, boosted, tanks, distances } = state;
  const faults: string[] = [];
  const arrived = distances.flatMap((distance, seat) => (distance >= GOAL ? [seat] : []));
  const expected = phase === 'over' ? [current] : [];
  if (arrived.join() !== expected.join()) faults.push(`arrived: ${arrived.join()} in ${phase}`);
  if (phase === 'over' && (run > 0 || boosted)) faults.push('flown after the end');
  if (boosted && tanks[current] === TANKS) faults.push('a boost out of nothing');
  if (distanceOf(state, current) < 0) faults.push('behind the start');
  return faults;
}
