/** What lies over the chart: the cards of a people while one is chosen, and an encounter until it has been read. */

import type { VNode } from 'preact';
import { later } from './later.ts';
import { PeopleSheet } from './peoples.tsx';
import type { StarProps } from './props.ts';

export function Cards(props: StarProps): VNode {
  const { view, asked, selection } = props;
  const [task] = view.agenda;
  // What the cards of a people do is read while one is chosen.
  const people =
    selection.value.people ?? (asked !== null && task?.kind === 'pickCard' ? task.people : null);
  const Encounter = later.value?.Encounter;
  return (
    <>
      {people !== null && <PeopleSheet {...props} people={people} />}
      {Encounter !== undefined && <Encounter {...props} />}
    </>
  );
}
