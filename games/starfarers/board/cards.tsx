/** What lies over the chart: the cards of a people while one is chosen, and an encounter until it has been read. */

import type { VNode } from 'preact';
import { later } from './later.ts';
import type { StarProps } from './props.ts';

export function Cards(props: StarProps): VNode | null {
  const { view, asked, selection } = props;
  const [task] = view.agenda;
  // What the cards of a people do is read while one is chosen.
  const people =
    selection.value.people ?? (asked !== null && task?.kind === 'pickCard' ? task.people : null);
  if (later.value === null) return null;
  const { Encounter, PeopleSheet } = later.value;
  return (
    <>
      {people !== null && <PeopleSheet {...props} people={people} />}
      <Encounter {...props} />
    </>
  );
}
