/** A picked star: who is there, who could come, and what can depart or land. */

import type { VNode } from 'preact';
import type { Move } from '../rules/actions.ts';
import { siblingOf, starNamed, symbolsOf } from '../rules/board.ts';
import { countPairs, ownerOf, playerAt, shipsOn } from '../rules/state.ts';
import type { PartProps } from './controls.tsx';
import { arrivalOf, arrivalsOn, foresee, shipsOnDiscs } from './foresight.ts';
import { departureRange, landingsOn, sameDiscs, shortFlightWith, startWith } from './offers.ts';
import {
  NOTHING,
  chooseHere,
  chooseShips,
  landingHere,
  shipsToLeave,
  type PickedStar,
} from './picking.ts';
import { StarGlyph } from './pieces.tsx';
import type { Props } from './props.ts';
import { discNames, nameOf, sayStar } from './say.ts';
import { ShipSlider } from './ship-slider.tsx';
import { Told } from './told.tsx';
import { boardWords } from './words/index.ts';

export function StarControls({
  props,
  offers,
  press,
  picked,
}: PartProps & { picked: PickedStar }): VNode {
  const { view, asked, language, selection } = props;
  const say = boardWords[language];
  const range = departureRange(offers, picked.star);
  const ships = shipsToLeave(offers, picked);
  const start = startWith(offers, picked.star, ships);
  const flight = shortFlightWith(offers, picked.star, ships);
  const landing = landingHere(offers, picked);
  const home = chooseHere(offers, picked);
  const make = (move: Move): void => press({ move });
  // One action is the likely one: to choose, to start, to fly, to land, in this order.
  const likely = home ?? start ?? flight ?? landing;
  const style = (move: Move): string => (move === likely ? 'primary' : '');
  return (
    <div class="anno-controls">
      <Told aloud>
        <StarTitle props={props} picked={picked} />
        {range !== null && (
          <Departure props={props} picked={picked} ships={ships} flight={flight} />
        )}
        {range === null && <WhyNot props={props} picked={picked} />}
        {landing !== null && asked !== null && (
          <p>
            {discNames(say, landing.discs)}:{' '}
            {say.outcome(
              arrivalOf(
                view,
                asked,
                starNamed(picked.star),
                shipsOnDiscs(view, asked, landing.discs),
              ),
              shipsOnDiscs(view, asked, landing.discs),
              shipsOn(view, starNamed(picked.star)),
            )}
            <PairsChange props={props} move={landing} />
          </p>
        )}
      </Told>
      <div class="anno-choice">
        {range !== null && (
          <ShipSlider
            {...range}
            ships={ships}
            say={say}
            onChoose={(count) => {
              selection.value = chooseShips(picked, count);
            }}
          />
        )}
        <LandingChoice props={props} offers={offers} press={press} picked={picked} />
      </div>
      <div class="anno-buttons">
        {home !== null && (
          <button type="button" class={style(home)} onClick={() => make(home)}>
            {say.chooseHome(nameOf(picked.star))}
          </button>
        )}
        {start !== null && (
          <button type="button" class={style(start)} onClick={() => make(start)}>
            {say.start(ships)}
          </button>
        )}
        {flight !== null && (
          <button type="button" class={style(flight)} onClick={() => make(flight)}>
            {say.shortFlight(nameOf(flight.to))}
          </button>
        )}
        {landing !== null && (
          <button type="button" class={style(landing)} onClick={() => make(landing)}>
            {say.land(discNames(say, landing.discs))}
          </button>
        )}
        <button
          type="button"
          class="anno-quiet"
          onClick={() => {
            selection.value = NOTHING;
          }}
        >
          {say.letGo}
        </button>
      </div>
    </div>
  );
}

function StarTitle({ props, picked }: { props: Props; picked: PickedStar }): VNode {
  const { view, asked, viewer, language, words } = props;
  const say = boardWords[language];
  const star = starNamed(picked.star);
  const [, ...facts] = sayStar(props, star).split(', ');
  const owner = ownerOf(view, star);
  const mine = asked ?? (viewer === 'spectator' ? owner : viewer);
  const arrivals = view.phase === 'over' ? [] : arrivalsOn(view, star, mine);
  return (
    <>
      <p>
        <svg class="anno-icon" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
          <StarGlyph symbols={symbolsOf(star)} size={11} />
        </svg>
        <b class="anno-title">{nameOf(picked.star)}</b>{' '}
        <span class="soft">{facts.join(' · ')}</span>
      </p>
      {arrivals.length > 0 && (
        <p class="soft">
          {say.arrivals(
            arrivals
              .map(({ seat, ships, by }) => say.arrival(words.seatName(seat), ships, by))
              .join(', '),
          )}
        </p>
      )}
    </>
  );
}

interface DepartureProps {
  readonly props: Props;
  readonly picked: PickedStar;
  readonly ships: number;
  readonly flight: ReturnType<typeof shortFlightWith>;
}

/** What stays behind, and what a short flight meets. */
function Departure({ props, picked, ships, flight }: DepartureProps): VNode {
  const { view, asked, language } = props;
  const say = boardWords[language];
  const star = starNamed(picked.star);
  const stay = shipsOn(view, star) - ships;
  const isHome = asked !== null && playerAt(view, asked).home === star;
  const left = stay > 0 ? say.stay(stay) : isHome ? say.homeGivenUp : say.givenUp;
  const sibling = siblingOf(star);
  return (
    <p>
      <span class={stay === 0 ? 'anno-warning' : ''}>{left}</span>
      <PairsChange props={props} move={{ type: 'start', star: picked.star, ships }} />
      {flight !== null && asked !== null && (
        <>
          {' · '}
          {nameOf(flight.to)}:{' '}
          {say.outcome(arrivalOf(view, asked, sibling, ships), ships, shipsOn(view, sibling))}
        </>
      )}
    </p>
  );
}

/** Pairs won or lost by a move, which is what production counts. */
function PairsChange({ props, move }: { props: Props; move: Move }): VNode | null {
  const { view, asked, language, check } = props;
  if (asked === null || check(move) !== null) return null;
  const before = countPairs(view, asked);
  const after = countPairs(foresee(view, asked, move).after, asked);
  if (before === after) return null;
  return <b class="anno-pairs-change"> · {boardWords[language].pairsChange(before, after)}</b>;
}

/** Why nothing departs from an own star. */
function WhyNot({ props, picked }: { props: Props; picked: PickedStar }): VNode | null {
  const { view, asked, check } = props;
  const star = starNamed(picked.star);
  if (asked === null || ownerOf(view, star) !== asked) return null;
  const refusal = check({ type: 'start', star: picked.star, ships: shipsOn(view, star) });
  return refusal === null ? null : <p class="soft">{refusal}</p>;
}

/** Which of several discs shall land on the picked star. */
function LandingChoice({
  props,
  offers,
  picked,
}: PartProps & { picked: PickedStar }): VNode | null {
  const { selection, language } = props;
  const say = boardWords[language];
  const landings = landingsOn(offers, picked.star);
  const chosen = landingHere(offers, picked);
  if (landings.length < 2 || chosen === null) return null;
  return (
    <div class="anno-usual" role="group" aria-label={say.which}>
      {landings.map(({ discs }) => (
        <button
          key={discs.join()}
          type="button"
          class="anno-chip"
          aria-pressed={sameDiscs(discs, chosen.discs)}
          onClick={() => {
            selection.value = { ...picked, discs };
          }}
        >
          {discNames(say, discs)}
        </button>
      ))}
    </div>
  );
}
