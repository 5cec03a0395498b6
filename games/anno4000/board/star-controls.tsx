/** A picked star: how many ships depart, which discs land, and the buttons for it with what comes of them. */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Move } from '../rules/actions.ts';
import { starNamed } from '../rules/board.ts';
import { shipsOn } from '../rules/state.ts';
import { EndTurn, type PartProps } from './control-parts.tsx';
import { arrivalOf, shipsOnDiscs, type Outcome } from './foresight.ts';
import {
  departureRange,
  landingsOn,
  sameDiscs,
  shortFlightWith,
  startWith,
  type Landing,
  type ShortFlight,
} from './offers.ts';
import {
  NOTHING,
  chooseHere,
  chooseShips,
  landingHere,
  shipsToLeave,
  type PickedStar,
} from './picking.ts';
import type { Props } from './props.ts';
import { discNames, nameOf } from './say.ts';
import { ShipSlider } from './ship-slider.tsx';
import { boardWords } from './words/index.ts';

type Part = PartProps & { readonly picked: PickedStar };

export function StarControls(part: Part): VNode {
  const { props, offers, picked } = part;
  const { language, selection } = props;
  const say = boardWords[language];
  const range = departureRange(offers, picked.star);
  return (
    <>
      <Choice class="anno-choice">
        {range !== null && (
          <ShipSlider
            {...range}
            ships={shipsToLeave(offers, picked)}
            say={say}
            onChoose={(count) => {
              selection.value = chooseShips(picked, count);
            }}
          />
        )}
        <LandingChoice {...part} />
      </Choice>
      <StarDeeds {...part} />
    </>
  );
}

interface Deed {
  readonly move: Move;
  readonly label: string;
  readonly result: string | null;
  readonly kind: 'home' | 'start' | 'flight' | 'landing';
  readonly outcome: Outcome | null;
}

function deedsOf({ props, offers, picked }: Part): Deed[] {
  const say = boardWords[props.language];
  const ships = shipsToLeave(offers, picked);
  const deeds: Deed[] = [];
  const home = chooseHere(offers, picked);
  if (home !== null) {
    const label = say.chooseHome(nameOf(picked.star));
    deeds.push({ move: home, label, result: null, kind: 'home', outcome: null });
  }
  const landing = landingHere(offers, picked);
  if (landing !== null) deeds.push(landingDeed(props, landing));
  const start = startWith(offers, picked.star, ships);
  if (start !== null) {
    deeds.push({
      move: start,
      label: say.start(ships),
      result: say.intoHyperspace,
      kind: 'start',
      outcome: null,
    });
  }
  const flight = shortFlightWith(offers, picked.star, ships);
  if (flight !== null) deeds.push(flightDeed(props, flight));
  return deeds;
}

function landingDeed(props: Props, landing: Landing): Deed {
  const { view, language } = props;
  const say = boardWords[language];
  const seat = props.asked ?? view.current;
  const star = starNamed(landing.star);
  const ships = shipsOnDiscs(view, seat, landing.discs);
  const outcome = arrivalOf(view, seat, star, ships);
  return {
    move: landing,
    label: say.land(discNames(say, landing.discs)),
    result: say.outcome(outcome, ships, shipsOn(view, star)),
    kind: 'landing',
    outcome,
  };
}

function flightDeed(props: Props, flight: ShortFlight): Deed {
  const { view, language } = props;
  const say = boardWords[language];
  const seat = props.asked ?? view.current;
  const star = starNamed(flight.to);
  const outcome = arrivalOf(view, seat, star, flight.ships);
  return {
    move: flight,
    label: say.shortFlight(nameOf(flight.to)),
    result: say.outcome(outcome, flight.ships, shipsOn(view, star)),
    kind: 'flight',
    outcome,
  };
}

/** One action is the likely one: a battle that is won, else to choose, to start, to fly, to land. Never one that is lost. */
function likelyOf(deeds: readonly Deed[]): Deed | undefined {
  const kinds = ['home', 'start', 'flight', 'landing'] as const;
  return (
    deeds.find(({ outcome }) => outcome === 'win') ??
    kinds
      .flatMap((kind) => deeds.filter((deed) => deed.kind === kind))
      .find(({ outcome }) => outcome !== 'lose' && outcome !== 'bothLost')
  );
}

/** The strip has room for four. */
const MOST_DEEDS = 4;

function StarDeeds(part: Part): VNode {
  const { props, press } = part;
  const say = boardWords[props.language];
  const deeds = deedsOf(part);
  const likely = likelyOf(deeds);
  // The golden one comes last, where the thumb is.
  const sorted = [
    ...deeds.filter((deed) => deed !== likely),
    ...(likely === undefined ? [] : [likely]),
  ];
  return (
    <Deeds class="anno-deeds">
      <button
        type="button"
        class="anno-quiet"
        onClick={() => {
          props.selection.value = NOTHING;
        }}
      >
        {say.letGo}
      </button>
      {deeds.length + 2 <= MOST_DEEDS && <EndTurn {...part} golden={false} />}
      {sorted.map(({ move, label, result, kind, outcome }) => (
        <button
          key={kind}
          type="button"
          class={deedClass(kind, move === likely?.move, outcome)}
          onClick={() => press(playing(move))}
        >
          <span class="anno-deed">{label}</span>
          {result !== null && <span class="anno-then">{result}</span>}
        </button>
      ))}
    </Deeds>
  );
}

function deedClass(kind: Deed['kind'], isLikely: boolean, outcome: Outcome | null): string {
  const isBad = outcome === 'lose' || outcome === 'bothLost';
  return `anno-do-${kind} ${isLikely ? 'primary' : isBad ? 'anno-danger' : ''}`;
}

/** Which of several discs shall land on the picked star. */
function LandingChoice({ props, offers, picked }: Part): VNode | null {
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
