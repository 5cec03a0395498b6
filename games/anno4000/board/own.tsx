/** What is picked and what threatens it; without a pick the own home star and what it will build. */

import { useMemo } from 'preact/hooks';
import type { VNode } from 'preact';
import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { starId, starNamed, symbolsOf, type Star } from '../rules/board.ts';
import { countPairs, ownerOf, playerAt, shipsOn } from '../rules/state.ts';
import { DiscFacts } from './disc-controls.tsx';
import { arrivalsOn, foresee, wouldFallTo, type Arrival } from './foresight.ts';
import { departureRange, sortMoves, type Offers } from './offers.ts';
import { landingHere, shipsToLeave, type PickedStar } from './picking.ts';
import { StarGlyph } from './pieces.tsx';
import { Production } from './production.tsx';
import type { Props } from './props.ts';
import { factsOf, nameOf } from './say.ts';
import { boardWords } from './words/index.ts';

export function Own(props: Props): VNode {
  const picked = props.selection.value;
  const offers = useMemo(() => sortMoves(props.moves), [props.moves]);
  return (
    <div class="anno-own" aria-live={picked.kind === 'nothing' ? undefined : 'polite'}>
      {picked.kind === 'nothing' && <Outlook props={props} />}
      {picked.kind === 'star' && <StarFacts props={props} offers={offers} picked={picked} />}
      {picked.kind === 'discs' && <DiscFacts props={props} picked={picked} />}
    </div>
  );
}

/** The home star of whoever sits here: what it builds next, and who could take it before. */
function Outlook({ props }: { props: Props }): VNode | null {
  const { view, viewer, asked, language } = props;
  const seat = asked ?? viewer;
  if (seat === 'spectator') return null;
  const { home, alive } = playerAt(view, seat);
  if (home === null || !alive) return <p class="soft">{alive ? '' : boardWords[language].out}</p>;
  // In a replay everybody's own things are read by somebody else.
  const [, ...facts] = factsOf(props, home, seat);
  return (
    <>
      <StarTitle star={home} facts={[boardWords[language].home, ...facts]} />
      <Production view={view} seat={seat} language={language} />
      <Danger props={props} star={home} seat={seat} ships={shipsOn(view, home)} />
    </>
  );
}

function StarTitle({ star, facts }: { star: Star; facts: readonly string[] }): VNode {
  return (
    <p class="anno-own-title">
      <svg class="anno-icon" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
        <StarGlyph symbols={symbolsOf(star)} size={11} />
      </svg>
      <b class="anno-title">{nameOf(starId(star))}</b> <span class="soft">{facts.join(' · ')}</span>
    </p>
  );
}

interface StarFactsProps {
  readonly props: Props;
  readonly offers: Offers;
  readonly picked: PickedStar;
}

function StarFacts({ props, offers, picked }: StarFactsProps): VNode {
  const { view, viewer, asked } = props;
  const star = starNamed(picked.star);
  const owner = ownerOf(view, star);
  const seat = asked ?? (viewer === 'spectator' ? owner : viewer);
  const departs = departureRange(offers, picked.star) !== null;
  const landing = landingHere(offers, picked);
  return (
    <>
      <StarTitle star={star} facts={factsOf(props, star, seat)} />
      {departs ? (
        <Departure props={props} picked={picked} ships={shipsToLeave(offers, picked)} />
      ) : (
        <>
          <WhyNot props={props} picked={picked} />
          <Danger props={props} star={star} seat={seat} ships={shipsOn(view, star)} />
        </>
      )}
      {landing !== null && <PairsChange props={props} move={landing} />}
    </>
  );
}

/** What stays behind, and whether it could be kept. */
function Departure({
  props,
  picked,
  ships,
}: {
  props: Props;
  picked: PickedStar;
  ships: number;
}): VNode {
  const { view, asked, language } = props;
  const say = boardWords[language];
  const star = starNamed(picked.star);
  const stay = shipsOn(view, star) - ships;
  const seat = asked ?? view.current;
  const isHome = playerAt(view, seat).home === star;
  if (stay === 0) {
    return (
      <p>
        <span class="anno-warning">{isHome ? say.homeGivenUp : say.givenUp}</span>
        <PairsChange props={props} move={{ type: 'start', star: picked.star, ships }} />
      </p>
    );
  }
  return (
    <>
      <p class="anno-stay">{say.stay(stay)}</p>
      <Danger props={props} star={star} seat={seat} ships={stay} />
    </>
  );
}

interface DangerProps {
  readonly props: Props;
  readonly star: Star;
  readonly seat: Seat;
  /** What would defend it. */
  readonly ships: number;
}

/** Who could arrive next, and whether the star would fall to them. */
function Danger({ props, star, seat, ships }: DangerProps): VNode | null {
  const { view, language, words } = props;
  const say = boardWords[language];
  const arrivals = view.phase === 'over' ? [] : arrivalsOn(view, star, seat);
  if (arrivals.length === 0) return null;
  const tell = (some: readonly Arrival[]): string[] =>
    some.map(({ seat: other, ships: count, by }) => say.arrival(words.seatName(other), count, by));
  const dangerous = arrivals.filter((arrival) => wouldFallTo(view, arrival, ships));
  return ownerOf(view, star) === seat && dangerous.length > 0 ? (
    <p class="anno-warning">{say.danger(nameOf(starId(star)), tell(dangerous))}</p>
  ) : (
    <p class="soft">{say.arrivals(tell(arrivals).join(', '))}</p>
  );
}

/** Pairs won or lost by a move, which is what production counts. */
function PairsChange({ props, move }: { props: Props; move: Move }): VNode | null {
  const { view, asked, language, check } = props;
  if (asked === null || check(move) !== null) return null;
  const before = countPairs(view, asked);
  const after = countPairs(foresee(view, asked, move), asked);
  if (before === after) return null;
  return <b class="anno-pairs-change"> {boardWords[language].pairsChange(before, after)}</b>;
}

/** Why nothing departs from an own star. */
function WhyNot({ props, picked }: { props: Props; picked: PickedStar }): VNode | null {
  const { view, asked, check } = props;
  const star = starNamed(picked.star);
  if (asked === null || ownerOf(view, star) !== asked) return null;
  const refusal = check({ type: 'start', star: picked.star, ships: shipsOn(view, star) });
  return refusal === null ? null : <p class="soft">{refusal}</p>;
}
