/** The decision at hand: what is chosen with what is picked, and the buttons that do it. */

import { useSignal } from '@preact/signals';
import { ChartElsewhere, Choice, Deeds, Spoken } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { starNamed, symbolsOf, type StarId } from '../rules/board.ts';
import { dueEvacuations } from '../rules/home.ts';
import { discThatMustLand, isLandingOpen } from '../rules/hyperspace.ts';
import { playerAt, shipsOn } from '../rules/state.ts';
import { Disclosure, EndTurn, type PartProps } from './control-parts.tsx';
import { DiscControls } from './disc-controls.tsx';
import { canLand, isAnythingOpen, sortMoves, type Offers } from './offers.ts';
import { alone, pickDiscs, pickStar, type DiscIndex } from './picking.ts';
import { Disc, StarGlyph } from './pieces.tsx';
import { pressIn } from './pressing.ts';
import type { Props } from './props.ts';
import { nameOf, sayDisc, shortSector } from './say.ts';
import { StarControls } from './star-controls.tsx';
import { boardWords } from './words/index.ts';

export function Controls(props: Props): VNode {
  const offers = useMemo(() => sortMoves(props.moves), [props.moves]);
  const part: PartProps = { props, offers, press: pressIn(props) };
  const now = props.selection.value;
  switch (now.kind) {
    case 'nothing':
      return <Idle {...part} />;
    case 'star':
      return <StarControls {...part} picked={now} />;
    case 'discs':
      return <DiscControls {...part} picked={now} />;
  }
}

const DISCS: readonly DiscIndex[] = [0, 1];

/** Nothing is picked: what could be, and the end of the turn. */
function Idle(part: PartProps): VNode {
  const { props, offers } = part;
  return (
    <>
      <Choice class="anno-choice">
        <div class="anno-row">
          <DiscChips props={props} offers={offers} />
          <StarList props={props} offers={offers} />
          <p class="anno-hint">{hintFor(props)}</p>
        </div>
      </Choice>
      <Deeds class="anno-deeds">
        <EndTurn {...part} golden={!isAnythingOpen(offers)} />
      </Deeds>
    </>
  );
}

/** How to do what is asked; chips speak for themselves. */
function hintFor({ view, asked, language }: Props): string | null {
  const { hint } = boardWords[language];
  if (view.phase === 'homes') return hint.home;
  if (view.phase === 'departure') return hint.departed;
  if (asked === null || discThatMustLand(playerAt(view, asked)) !== null) return null;
  if (dueEvacuations(view, asked).length > 0) return hint.evacuate;
  return playerAt(view, asked).discs.every((disc) => disc === null) ? hint.noDiscs : null;
}

/** The own discs in flight, to be picked here as well as on their track. */
function DiscChips({ props, offers }: { props: Props; offers: Offers }): VNode | null {
  const { view, asked, selection } = props;
  if (asked === null || !isLandingOpen(view)) return null;
  const { discs } = playerAt(view, asked);
  return (
    <>
      {DISCS.map((disc) => {
        const flight = discs[disc];
        if (flight === null) return null;
        return (
          <button
            key={disc}
            type="button"
            class={`anno-chip anno-chip-disc ${canLand(offers, alone(disc)) ? 'anno-chip-usable' : ''}`}
            onClick={() => {
              selection.value = pickDiscs(asked, alone(disc));
            }}
          >
            <Spoken words={sayDisc(props, asked, disc, flight)}>
              <svg viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
                <Disc seat={asked} ships={flight.ships} radius={12} />
              </svg>
              {shortSector(flight.origin)} · {boardWords[props.language].field(flight.field)}
            </Spoken>
          </button>
        );
      })}
    </>
  );
}

/**
 * All stars with something to do. Picked by a button of its own: arrow keys run through a list, and must not pick on the
 * way.
 */
function StarList({ props, offers }: { props: Props; offers: Offers }): VNode | null {
  const { selection, language, words, view } = props;
  const say = boardWords[language];
  const chosen = useSignal<StarId | null>(null);
  const isElsewhere = useContext(ChartElsewhere);
  const stars = [
    ...new Set<StarId>([
      ...offers.homes.map(({ star }) => star),
      ...offers.starts.keys(),
      ...offers.shortFlights.keys(),
    ]),
  ];
  if (stars.length === 0) return null;
  const choosingHome = view.phase === 'homes';
  if (isElsewhere) return <StarChips props={props} stars={stars} />;
  const star = stars.find((id) => id === chosen.value);
  return (
    <Disclosure label={say.starList}>
      <select
        aria-label={choosingHome ? words.terms['homeStar'] : say.departFrom}
        value={star ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          chosen.value = stars.find((id) => id === value) ?? null;
        }}
      >
        <option value="">{choosingHome ? say.chooseTarget : say.departFrom}</option>
        {stars.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
            {!choosingHome && ` (${shipsOn(view, starNamed(id))})`}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="anno-pick"
        disabled={star === undefined}
        onClick={() => {
          if (star !== undefined) selection.value = pickStar(star);
        }}
      >
        {say.pick}
      </button>
    </Disclosure>
  );
}

/** The same where there is no board to press them on: each one is a button. */
function StarChips({ props, stars }: { props: Props; stars: readonly StarId[] }): VNode {
  const { selection, view } = props;
  return (
    <>
      {stars.map((id) => {
        const star = starNamed(id);
        return (
          <button
            key={id}
            type="button"
            class="anno-chip"
            onClick={() => {
              selection.value = pickStar(id);
            }}
          >
            <svg viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
              <StarGlyph symbols={symbolsOf(star)} size={11} />
            </svg>
            {nameOf(id)} {shipsOn(view, star) > 0 && <b>{shipsOn(view, star)}</b>}
          </button>
        );
      })}
    </>
  );
}
