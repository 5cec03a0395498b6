/** A picked disc, or both: where it may land now, and what each later field would reach. */

import { ChartElsewhere, Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { LandingDiscs } from '../rules/actions.ts';
import { starNamed, type Sector } from '../rules/board.ts';
import { isLandingOpen } from '../rules/hyperspace.ts';
import { countPairs, playerAt, shipsOn } from '../rules/state.ts';
import { Disclosure, EndTurn, type PartProps } from './control-parts.tsx';
import {
  arrivalOf,
  foresee,
  landsNow,
  lastField,
  reachOf,
  shipsOnDiscs,
  type Reach,
} from './foresight.ts';
import { byLevel } from './marks.ts';
import { canLand, landingsOf, sameDiscs, type Landing } from './offers.ts';
import { NOTHING, alone, landingThere, pickDiscs, type PickedDiscs } from './picking.ts';
import type { Props } from './props.ts';
import { discNames, nameOf, saySector, shortSector } from './say.ts';
import { boardWords, type BoardWords } from './words/index.ts';

type Part = PartProps & { readonly picked: PickedDiscs };

export function DiscControls(part: Part): VNode {
  const { props, offers, press, picked } = part;
  const { selection, language } = props;
  const say = boardWords[language];
  const landing = landingThere(offers, picked);
  const own = props.asked === picked.seat && canLand(offers, picked.discs);
  return (
    <>
      <Choice class="anno-choice">
        <div class="anno-row">
          <Together {...part} />
          <Ahead {...part} />
          {own && <LandingList {...part} />}
        </div>
      </Choice>
      <Deeds class="anno-deeds">
        <button
          type="button"
          class="anno-quiet"
          onClick={() => {
            selection.value = NOTHING;
          }}
        >
          {say.letGo}
        </button>
        <EndTurn {...part} golden={false} />
        {landing !== null && (
          <button
            type="button"
            class={`anno-do-landing ${isLost(props, landing) ? 'anno-danger' : 'primary'}`}
            onClick={() => press(playing(landing))}
          >
            <span class="anno-deed">{say.landOn(nameOf(landing.star))}</span>
            <span class="anno-then">{outcomeOf(props, landing)}</span>
          </button>
        )}
      </Deeds>
    </>
  );
}

/** Where the picked discs come from, how far they are, and what they reach. */
export function DiscFacts({ props, picked }: Pick<Part, 'props' | 'picked'>): VNode {
  const { view, asked, language, words } = props;
  const say = boardWords[language];
  const { discs } = playerAt(view, picked.seat);
  const isToLand =
    asked === picked.seat && isLandingOpen(view) && props.selection.value.kind === 'discs';
  const isElsewhere = useContext(ChartElsewhere);
  return (
    <>
      {picked.discs.map((disc) => {
        const flight = discs[disc];
        if (flight === null) return null;
        return (
          <p key={disc} class="anno-own-title">
            <b class="anno-title">
              {picked.seat !== asked && `${words.seatName(picked.seat)}, `}
              {say.disc(disc)}
            </b>{' '}
            <span class="soft">
              {say.flight(
                flight.ships,
                saySector(props, flight.origin),
                flight.field,
                lastField(flight),
              )}
            </span>
          </p>
        );
      })}
      <Reached props={props} picked={picked} />
      {isToLand && !isElsewhere && <p class="soft">{say.hint.target}</p>}
    </>
  );
}

/** The sectors in reach at the turn one looks ahead to. */
function Reached({ props, picked }: Pick<Part, 'props' | 'picked'>): VNode | null {
  const { view, language } = props;
  const sectors = sectorsAt(reachOf(view, picked.seat, picked.discs), picked.ahead);
  if (sectors.length === 0) return null;
  return (
    <p>
      {sayTurn(props, picked, picked.ahead, boardWords[language])}:{' '}
      {sectors.map((sector) => shortSector(sector)).join(' ')}
    </p>
  );
}

/** Before its own turn a disc lands one turn from now at the earliest. */
function sayTurn(
  { view, asked }: Props,
  { seat, discs }: PickedDiscs,
  ahead: number,
  say: BoardWords,
): string {
  const flights = discs.map((disc) => playerAt(view, seat).discs[disc]);
  const isNow = seat === asked && flights.every((flight) => flight && landsNow(view, seat, flight));
  return isNow && ahead === 0 ? say.now : say.turnsAhead(isNow ? ahead : ahead + 1);
}

/** One step of looking ahead for each field that is still to come. */
function Ahead({ props, picked }: Part): VNode | null {
  const { view, selection, language } = props;
  const say = boardWords[language];
  const reach = reachOf(view, picked.seat, picked.discs);
  const steps = [...new Map(reach.map(({ ahead, field }) => [ahead, field]))].toSorted(
    ([a], [b]) => a - b,
  );
  return (
    <div class="anno-ahead anno-usual" role="group" aria-label={say.lookAhead}>
      <span class="soft" aria-hidden="true">
        {say.fieldLabel}
      </span>
      {steps.map(([ahead, field]) => (
        <button
          key={ahead}
          type="button"
          class="anno-chip"
          aria-pressed={picked.ahead === ahead}
          aria-label={`${say.field(field)}, ${sayTurn(props, picked, ahead, say)}`}
          onClick={() => {
            selection.value = { ...picked, ahead };
          }}
        >
          {field}
        </button>
      ))}
    </div>
  );
}

function sectorsAt(reach: readonly Reach[], wished: number): readonly Sector[] {
  return byLevel(reach.filter(({ ahead }) => ahead === wished).map(({ sector }) => sector));
}

/** This disc, the other one, or both in one landing. */
function Together({ props, offers, picked }: Part): VNode | null {
  const { view, selection, language } = props;
  const say = boardWords[language];
  const { discs } = playerAt(view, picked.seat);
  if (discs[0] === null || discs[1] === null) return null;
  const choices: readonly LandingDiscs[] = [alone(0), alone(1), [0, 1]];
  return (
    <div class="anno-usual anno-together" role="group" aria-label={say.which}>
      {choices.map((choice) => (
        <button
          key={choice.join()}
          type="button"
          class="anno-chip"
          aria-pressed={sameDiscs(choice, picked.discs)}
          disabled={
            choice.length === 2 && (props.asked !== picked.seat || !canLand(offers, choice))
          }
          onClick={() => {
            selection.value = pickDiscs(picked.seat, choice);
          }}
        >
          {discNames(say, choice)}
        </button>
      ))}
    </div>
  );
}

/** The landing places in words. */
function LandingList({ props, offers, picked }: Part): VNode {
  const { selection, language } = props;
  const say = boardWords[language];
  const landings = landingsOf(offers, picked.discs);
  return (
    <Disclosure label={say.starList}>
      <select
        aria-label={say.target}
        value={picked.star ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const landing = landings.find(({ star }) => star === value);
          selection.value = { ...picked, star: landing?.star ?? null };
        }}
      >
        <option value="">{say.chooseTarget}</option>
        {landings.map((landing) => (
          <option key={landing.star} value={landing.star}>
            {sayLanding(props, landing)}
          </option>
        ))}
      </select>
    </Disclosure>
  );
}

function isLost({ view, words }: Props, landing: Landing): boolean {
  return (words.warning?.(landing, view) ?? null) !== null;
}

function outcomeOf({ view, asked, language }: Props, landing: Landing): string {
  const seat = asked ?? view.current;
  const star = starNamed(landing.star);
  const ships = shipsOnDiscs(view, seat, landing.discs);
  const outcome = arrivalOf(view, seat, star, ships);
  return boardWords[language].outcome(outcome, ships, shipsOn(view, star));
}

function sayLanding(props: Props, landing: Landing): string {
  const { view, asked, language } = props;
  const seat = asked ?? view.current;
  const before = countPairs(view, seat);
  const after = countPairs(foresee(view, seat, landing), seat);
  const pairs = before === after ? '' : `, ${boardWords[language].pairsChange(before, after)}`;
  return `${nameOf(landing.star)}: ${outcomeOf(props, landing)}${pairs}`;
}
