/** Answers to single questions of set-up and production. Those of encounters and friendship are in `encounter-controls.tsx`. */

import { countCards } from '../rules/cards.ts';
import { KINDS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { offered } from '../rules/payments.ts';
import { discardCount } from '../rules/seven.ts';
import type { Task } from '../rules/tasks.ts';
import { Choice, Deeds } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { setCards } from './composing.ts';
import { later } from './later.ts';
import { cardMove, firstOf, movesOf, NOTHING, shipToPlace } from './picking.ts';
import {
  AimButton,
  AimText,
  Counter,
  MoveButton,
  ResourceButtons,
  SeatMark,
  UpgradeButtons,
  Where,
} from './parts.tsx';
import { PieceIcon } from './pieces.tsx';
import type { AskedProps, StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

export type TaskProps = AskedProps & { readonly task: Task };

export function TaskControls(props: TaskProps): VNode | null {
  const { moves, task, language } = props;
  const words = boardWords[language];
  switch (task.kind) {
    case 'placeColony':
    case 'placeSpaceport':
      return <OnChart props={props} label={words.place} />;
    case 'placeShip':
      return <PlaceShip {...props} />;
    case 'foundingUpgrade':
      return (
        <Choice class="star-controls">
          <UpgradeButtons props={props} moves={movesOf(moves, 'takeUpgrade')} />
        </Choice>
      );
    case 'aid':
      return (
        <>
          <Choice class="star-controls">
            <ResourceButtons props={props} moves={movesOf(moves, 'takeAid')} />
          </Choice>
          <Decline props={props} type="declineAid" label={words.without} />
        </>
      );
    case 'discard':
      return <CardChoice {...props} />;
    case 'rob':
      return <Robbery {...props} />;
    default: {
      const EncounterControls = later.value?.EncounterControls;
      return EncounterControls === undefined ? null : <EncounterControls {...props} />;
    }
  }
}

/** Doing without, and the golden button beside it. */
export function Decline({
  props,
  type,
  label,
  children,
}: {
  readonly props: StarProps;
  readonly type: 'declineAid' | 'declineJump' | 'declineFounding';
  readonly label: string;
  readonly children?: ComponentChildren;
}): VNode {
  const move = firstOf(props.moves, type);
  return (
    <Deeds class="star-deeds">
      {move !== null && <MoveButton props={props} move={move} label={label} class="star-without" />}
      {children}
    </Deeds>
  );
}

/** Something is put on a point of the chart. */
export function OnChart({
  props,
  label,
  children,
}: {
  readonly props: StarProps;
  readonly label: string;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <>
      <Choice class="star-controls">
        {children}
        <div class="star-row">
          <AimText props={props} hint={boardWords[props.language].placeHint} />
          <Where props={props} />
        </div>
      </Choice>
      <Deeds class="star-deeds">
        <AimButton props={props} label={label} />
      </Deeds>
    </>
  );
}

function PlaceShip(props: TaskProps): VNode {
  const { asked, selection, language } = props;
  const words = boardWords[language];
  const kind = shipToPlace(selection.value);
  return (
    <OnChart props={props} label={words.place}>
      <div class="star-tabs" role="group">
        {(['colonyShip', 'tradeShip'] as const).map((ship) => (
          <button
            key={ship}
            type="button"
            aria-pressed={ship === kind}
            onClick={() => {
              selection.value = { ...NOTHING, item: ship };
            }}
          >
            <PieceIcon kind={ship} owner={asked} /> {words.nouns.pieces[ship]}
          </button>
        ))}
      </div>
    </OnChart>
  );
}

function Robbery(props: TaskProps): VNode {
  const { view, moves, names, language } = props;
  const words = boardWords[language];
  return (
    <Choice class="star-controls">
      <div class="star-tiles">
        {movesOf(moves, 'rob').map((move) => {
          const name = names[move.seat] ?? '';
          const cards = words.cardCount(view.handSizes[move.seat] ?? 0);
          const label = `${name}, ${cards}`;
          return (
            <MoveButton
              key={move.seat}
              props={props}
              move={move}
              label={label}
              class="star-tile star-tile-plain"
            >
              <SeatMark seat={move.seat} name={name} /> <small>{cards}</small>
            </MoveButton>
          );
        })}
      </div>
    </Choice>
  );
}

/** Which cards to return, to pay or to take: so many in all. */
export function CardChoice(props: TaskProps): VNode | null {
  const { view, asked, task, selection, check, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const takes = task.kind === 'takeCards';
  const side = takes ? 'want' : 'give';
  const available = takes ? offered(view, task.except) : handOf(view, asked);
  const needed = neededCards(props);
  const chosen = countCards(picked[side]);
  const move = cardMove(view, picked);
  if (move === null) return null;
  return (
    <>
      <Choice class="star-controls">
        <div class="star-side-cards">
          {KINDS.map((kind) => {
            const name = words.nouns.resources[resourceOf(kind)];
            const value = picked[side][kind];
            const have = available[kind] ?? 0;
            return (
              <Counter
                key={kind}
                kind={kind}
                value={value}
                of={have}
                max={Math.min(have, value + needed - chosen)}
                more={words.more(name, value, have)}
                less={words.less(name)}
                change={(count) => {
                  selection.value = setCards(picked, side, kind, count);
                }}
              />
            );
          })}
        </div>
      </Choice>
      <Deeds class="star-deeds">
        <MoveButton
          props={props}
          move={move}
          primary
          reason={chosen === needed ? check(move) : words.choose(needed - chosen)}
          label={words.confirmCards[takes ? 'take' : task.kind === 'pay' ? 'pay' : 'discard'](
            chosen,
            needed,
          )}
        />
      </Deeds>
    </>
  );
}

function neededCards({ view, asked, task }: TaskProps): number {
  switch (task.kind) {
    case 'discard':
      return discardCount(view, asked);
    case 'pay':
    case 'takeCards':
      return task.n;
    default:
      return 0;
  }
}
