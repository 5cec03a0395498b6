/** The four peoples: docks, friendship markers, and the cards they give to friends. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { DOCKS, PEOPLES } from '../rules/data.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { layoutOf } from '../rules/layout.ts';
import { NOBODY, countStations, type State } from '../rules/state.ts';
import { FriendshipArt } from './friendship-art.tsx';
import { Icon } from './glyphs.tsx';
import type { StarProps } from './props.ts';
import { dockOwners } from './systems.tsx';
import { boardWords } from './words/index.ts';

export type PeopleProps = StarProps & { readonly people: number };

/** Five docks, and who holds the marker. */
function Docks({ view, people, names, words }: PeopleProps): VNode {
  const owners = dockOwners(view, people);
  const holder = view.markers[people] ?? NOBODY;
  return (
    <span
      class="star-docks"
      role="img"
      aria-label={`${words.terms['tradeStation']}: ${owners.map((seat) => names[seat]).join(', ') || '–'}`}
    >
      {Array.from({ length: DOCKS }, (_unused, i) => {
        const owner = owners[i];
        return (
          <i key={i} class={owner === undefined ? '' : seatClass(owner)}>
            {owner !== undefined && <EmblemIcon seat={owner} />}
          </i>
        );
      })}
      <i class={`star-docks-marker ${holder === NOBODY ? '' : seatClass(holder)}`}>
        {holder === NOBODY ? <Icon name="marker" /> : <EmblemIcon seat={holder} />}
      </i>
    </span>
  );
}

function isDiscovered(view: State, people: number): boolean {
  return layoutOf(view.placements).peoples.includes(people);
}

/** The sheet of one people: what its friends know. */
export function PeopleSheet(props: PeopleProps): VNode {
  const { view, people, selection, names, language } = props;
  const words = boardWords[language];
  const name = PEOPLES[people] ?? 'greenFolk';
  const count = countStations(view, people);
  const holder = view.markers[people] ?? NOBODY;
  return (
    <section
      class={`star-sheet star-sheet-people star-folk-${name}`}
      aria-label={words.nouns.peoples[name]}
    >
      <header>
        <Icon name={name} />
        <h3>{words.nouns.peoples[name]}</h3>
        <Docks {...props} people={people} />
        <button
          type="button"
          class="star-close"
          aria-label={words.close}
          onClick={() => {
            selection.value = { ...selection.value, people: null };
          }}
        >
          ×
        </button>
      </header>
      <p>
        {!isDiscovered(view, people) && `${words.notFound} `}
        {count < DOCKS ? words.podsNeeded(count + 1) : words.docksFull}{' '}
        {holder === NOBODY ? words.markerFree : words.markerHeld(names[holder] ?? '')}
      </p>
      <ul>
        {FRIENDSHIP_CARDS.map((card, index) => {
          if (card.people !== people) return null;
          const owner = view.cardOwners[index] ?? NOBODY;
          return (
            <li key={card.id} class={owner === NOBODY ? '' : `star-owned ${seatClass(owner)}`}>
              <FriendshipArt card={card} />
              <span>
                <b>{props.words.help[card.id]?.title}</b> {props.words.help[card.id]?.text}
              </span>
              {owner !== NOBODY && (
                <em>
                  <EmblemIcon seat={owner} /> {names[owner]}
                </em>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
