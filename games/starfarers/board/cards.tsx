/** What lies over the chart: the cards of a people while one is chosen, and an encounter until it has been read. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { later } from './later.ts';
import { metIn } from './meeting.ts';
import { PeopleSheet } from './peoples.tsx';
import type { StarProps } from './props.ts';
import { useTurnStory } from './turn-events.ts';

export function Cards(props: StarProps): VNode {
  const { view, asked, selection } = props;
  const dismissed = useSignal('');
  const EncounterCard = later.value?.EncounterCard;
  const [task] = view.agenda;
  // What the cards of a people do is read while one is chosen.
  const people =
    selection.value.people ?? (asked !== null && task?.kind === 'pickCard' ? task.people : null);
  const met = metIn(view, useTurnStory(props));
  const scene = `${view.round} ${view.current} ${met?.outcome ?? ''}`;
  return (
    <>
      {people !== null && <PeopleSheet {...props} people={people} />}
      {EncounterCard !== undefined && met !== null && dismissed.value !== scene && (
        <EncounterCard
          props={props}
          met={met}
          onClose={() => {
            dismissed.value = scene;
          }}
        />
      )}
    </>
  );
}
