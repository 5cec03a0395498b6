/** The decision at hand: what is picked, what can be done with it, and what would come of it. */

import { useSignal } from '@preact/signals';
import { Spoken } from '@sternwarte/atlas';
import type { RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Move } from '../rules/actions.ts';
import { starId, starNamed, type StarId } from '../rules/board.ts';
import { dueEvacuations } from '../rules/home.ts';
import { discThatMustLand } from '../rules/hyperspace.ts';
import { playerAt, shipsOn } from '../rules/state.ts';
import { DiscControls } from './disc-controls.tsx';
import { dangersAtHome, wouldLeave } from './foresight.ts';
import { canLand, sortMoves, type Offers } from './offers.ts';
import {
  NOTHING,
  alone,
  pickDiscs,
  pickStar,
  pressEndTurn,
  pressResign,
  type DiscIndex,
  type Press,
  type Selection,
} from './picking.ts';
import { Disc } from './pieces.tsx';
import type { Props } from './props.ts';
import { nameOf, sayDisc, shortSector } from './say.ts';
import { Production } from './production.tsx';
import { StarControls } from './star-controls.tsx';
import { Told } from './told.tsx';
import { boardWords } from './words/index.ts';

export function Controls(props: Props): VNode {
  const { moves, selection, play } = props;
  const offers = useMemo(() => sortMoves(moves), [moves]);
  const press = (result: Press | null): void => {
    if (result === null) return;
    if ('move' in result) play(result.move);
    else selection.value = result.selection;
  };
  const desk = useFocusKept(selection.value, moves);
  return (
    <div ref={desk} class="anno-desk" tabIndex={-1}>
      <Decision props={props} offers={offers} press={press} />
    </div>
  );
}

function Decision(part: PartProps): VNode {
  const now = part.props.selection.value;
  switch (now.kind) {
    case 'nothing':
      return <Idle {...part} />;
    case 'star':
      return <StarControls {...part} picked={now} />;
    case 'discs':
      return <DiscControls {...part} picked={now} />;
    case 'sure':
      return <Sure {...part} of={now.of} />;
  }
}

/** Whoever pressed something that is gone afterwards goes on at the beginning of what has come in its place. */
function useFocusKept(
  selection: Selection,
  moves: readonly Move[],
): RefObject<HTMLDivElement | null> {
  const desk = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const element = desk.current;
    const enter = (): void => {
      inside.current = true;
    };
    // What is taken out of the page leaves without saying where the focus goes.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) inside.current = false;
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    desk.current?.focus();
  }, [selection, moves]);
  return desk;
}

export interface PartProps {
  readonly props: Props;
  readonly offers: Offers;
  press(this: void, result: Press | null): void;
}

const DISCS: readonly DiscIndex[] = [0, 1];

/** Nothing is picked: what could be, and the end of the turn. */
function Idle({ props, offers, press }: PartProps): VNode {
  const { view, asked, language, check } = props;
  const say = boardWords[language];
  const fatal =
    asked !== null && offers.endTurn !== null && wouldLeave(view, asked, offers.endTurn);
  const refusal = view.phase === 'landing' ? check({ type: 'endTurn' }) : null;
  const landings = DISCS.some((disc) => canLand(offers, alone(disc)));
  return (
    <div class="anno-controls">
      <Told>
        <p>{hintFor(props, landings)}</p>
        <Outlook props={props} />
      </Told>
      <div class="anno-choice">
        <DiscChips props={props} offers={offers} />
        <StarList props={props} offers={offers} />
      </div>
      <div class="anno-buttons">
        {offers.homes.length === 0 && (
          <button
            type="button"
            class={fatal ? 'anno-danger' : 'primary'}
            disabled={offers.endTurn === null}
            title={refusal ?? undefined}
            onClick={() => press(pressEndTurn(offers, fatal, props.selection.value))}
          >
            {say.endTurn}
          </button>
        )}
        {offers.resign !== null && (
          <button
            type="button"
            class="anno-quiet"
            onClick={() => press(pressResign(offers, props.selection.value))}
          >
            {say.resign}
          </button>
        )}
      </div>
    </div>
  );
}

function hintFor({ view, asked, language }: Props, landings: boolean): string {
  const { hint } = boardWords[language];
  if (view.phase === 'homes') return hint.home;
  if (view.phase === 'departure') return hint.departed;
  if (asked !== null && discThatMustLand(playerAt(view, asked)) !== null) return hint.mustLand;
  if (asked !== null && dueEvacuations(view, asked).length > 0) return hint.evacuate;
  return landings ? hint.landing : hint.noDiscs;
}

/** What the next production brings, and who could take the home star before it. */
function Outlook({ props }: { props: Props }): VNode | null {
  const { view, asked, language, words } = props;
  if (asked === null || view.phase === 'homes') return null;
  const say = boardWords[language];
  const { home } = playerAt(view, asked);
  const dangers = dangersAtHome(view, asked);
  return (
    <>
      <Production view={view} seat={asked} language={language} />
      {home !== null && dangers.length > 0 && (
        <p class="anno-warning">
          {say.danger(
            nameOf(starId(home)),
            dangers
              .map(({ seat, ships, by }) => say.arrival(words.seatName(seat), ships, by))
              .join(', '),
          )}
        </p>
      )}
    </>
  );
}

/** The own discs in flight, to be picked here as well as on their track. */
function DiscChips({ props, offers }: { props: Props; offers: Offers }): VNode | null {
  const { view, asked, selection } = props;
  if (asked === null || view.phase !== 'landing') return null;
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
            class={`anno-chip ${canLand(offers, alone(disc)) ? 'anno-chip-usable' : ''}`}
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
 * All stars with something to do, for those who do not press them on the board. Picked by a button of its own: arrow
 * keys run through a list, and must not pick on the way.
 */
function StarList({ props, offers }: { props: Props; offers: Offers }): VNode | null {
  const { selection, language, words, view } = props;
  const say = boardWords[language];
  const chosen = useSignal<StarId | null>(null);
  const stars = [
    ...new Set<StarId>([
      ...offers.homes.map(({ star }) => star),
      ...offers.starts.keys(),
      ...offers.shortFlights.keys(),
    ]),
  ];
  if (stars.length === 0) return null;
  const choosingHome = view.phase === 'homes';
  const star = stars.find((id) => id === chosen.value);
  return (
    <div class="anno-list">
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
        disabled={star === undefined}
        onClick={() => {
          if (star !== undefined) selection.value = pickStar(star);
        }}
      >
        {say.pick}
      </button>
    </div>
  );
}

/** Asked once more: it would be the end. */
function Sure({ props, offers, press, of }: PartProps & { of: 'endTurn' | 'resign' }): VNode {
  const { selection, language } = props;
  const say = boardWords[language];
  const go = (): void =>
    press(
      of === 'resign'
        ? pressResign(offers, selection.value)
        : pressEndTurn(offers, true, selection.value),
    );
  return (
    <div class="anno-controls">
      <p class="anno-told anno-warning" role="alert">
        {of === 'resign' ? say.sureResign : say.sureEndTurn}
      </p>
      <div class="anno-buttons">
        <button
          type="button"
          class="primary"
          onClick={() => {
            selection.value = NOTHING;
          }}
        >
          {say.back}
        </button>
        <button type="button" class="anno-danger" onClick={go}>
          {of === 'resign' ? say.resignNow : say.endAnyway}
        </button>
      </div>
    </div>
  );
}
