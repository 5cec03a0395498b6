/** Answers to single questions: set-up, the seven, encounters, friendship. */

import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { countCards } from '../rules/cards.ts';
import { KINDS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { offered } from '../rules/payments.ts';
import { discardCount } from '../rules/seven.ts';
import type { Task } from '../rules/tasks.ts';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { FriendshipArt } from './peoples.tsx';
import { setCards } from './composing.ts';
import { cardMove, firstOf, movesOf, NOTHING, shipToPlace } from './picking.ts';
import { MoveButton, ResourceButtons, SeatMark, Stepper, UpgradeButtons, Where } from './parts.tsx';
import { PieceIcon } from './pieces.tsx';
import type { StarProps } from './props.ts';
import { ShipButtons } from './ship-buttons.tsx';
import { boardWords } from './words/index.ts';

export type AskedProps = StarProps & { readonly asked: Seat };
type TaskProps = AskedProps & { readonly task: Task };

export function TaskControls(props: TaskProps): VNode | null {
  const { moves, task, names, language } = props;
  const words = boardWords[language];
  switch (task.kind) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'giftShip':
      return <Where props={props} label={words.place} />;
    case 'placeShip':
      return <PlaceShip {...props} />;
    case 'foundingUpgrade':
    case 'gainUpgrade':
      return <UpgradeButtons props={props} moves={movesOf(moves, 'takeUpgrade')} />;
    case 'wear':
    case 'loseUpgrade':
      return <UpgradeButtons props={props} moves={movesOf(moves, 'removeUpgrade')} />;
    case 'aid':
      return (
        <>
          <ResourceButtons props={props} moves={movesOf(moves, 'takeAid')} />
          <Plain props={props} type="declineAid" label={words.without} />
        </>
      );
    case 'swap':
      return <ResourceButtons props={props} moves={movesOf(moves, 'swapCard')} />;
    case 'give':
      return <ResourceButtons props={props} moves={movesOf(moves, 'giveCard')} />;
    case 'discard':
    case 'pay':
    case 'takeCards':
      return <CardChoice {...props} />;
    case 'rob':
      return (
        <>
          {movesOf(moves, 'rob').map((move) => {
            const name = names[move.seat] ?? '';
            const cards = words.cardCount(props.view.handSizes[move.seat] ?? 0);
            const label = `${name}, ${cards}`;
            return (
              <MoveButton
                key={move.seat}
                props={props}
                move={move}
                label={label}
                class="star-choice"
              >
                <SeatMark seat={move.seat} name={name} /> <span class="soft">{cards}</span>
              </MoveButton>
            );
          })}
        </>
      );
    case 'number':
      return (
        <>
          {movesOf(moves, 'answerNumber').map((move) => (
            <MoveButton
              key={move.number}
              props={props}
              move={move}
              label={String(move.number)}
              class="star-number"
            />
          ))}
        </>
      );
    case 'question':
      return <YesNo {...props} />;
    case 'ground':
      return <ShipButtons {...props} />;
    case 'jump':
      return (
        <>
          <ShipButtons {...props} />
          <Where props={props} label={words.jump} />
          <Plain props={props} type="declineJump" label={words.without} />
        </>
      );
    case 'foundHere': {
      const found = firstOf(moves, 'foundColony');
      return (
        <>
          {found !== null && (
            <MoveButton props={props} move={found} primary icon="colony" label={words.found} />
          )}
          <Plain props={props} type="declineFounding" label={words.foundNot} />
        </>
      );
    }
    case 'pickCard':
      return <FriendshipChoice {...props} />;
    default:
      return null;
  }
}

function Plain({
  props,
  type,
  label,
}: {
  readonly props: StarProps;
  readonly type: 'declineAid' | 'declineJump' | 'declineFounding';
  readonly label: string;
}): VNode | null {
  const move = firstOf(props.moves, type);
  if (move === null) return null;
  return <MoveButton props={props} move={move} label={label} />;
}

function PlaceShip(props: TaskProps): VNode {
  const { asked, selection, language } = props;
  const words = boardWords[language];
  const kind = shipToPlace(selection.value);
  return (
    <>
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
      <Where props={props} label={words.place} />
    </>
  );
}

function YesNo(props: TaskProps): VNode {
  const { check, language } = props;
  const words = boardWords[language];
  const yes = { type: 'answer', yes: true } as const;
  return (
    <>
      <MoveButton
        props={props}
        move={yes}
        reason={check(yes)}
        class="star-number"
        label={words.yes}
      />
      <MoveButton
        props={props}
        move={{ type: 'answer', yes: false }}
        class="star-number"
        label={words.no}
      />
    </>
  );
}

/** Which cards to return, to pay or to take: so many in all. */
function CardChoice(props: TaskProps): VNode | null {
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
      <div class="star-steppers">
        {KINDS.map((kind) => {
          const name = words.nouns.resources[resourceOf(kind)];
          const value = picked[side][kind];
          const have = available[kind] ?? 0;
          return (
            <Stepper
              key={kind}
              kind={kind}
              label={name}
              value={value}
              min={0}
              max={Math.min(have, value + needed - chosen)}
              shown={`${value}/${have}`}
              less={words.less(name)}
              more={words.more(name)}
              change={(count) => {
                selection.value = setCards(picked, side, kind, count);
              }}
            />
          );
        })}
      </div>
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

function FriendshipChoice(props: TaskProps): VNode {
  const { view, moves, words } = props;
  return (
    <div class="star-tiles">
      {movesOf(moves, 'pickCard').map((move) => {
        const card = FRIENDSHIP_CARDS.find(({ id }) => id === move.card);
        const help = words.help[move.card];
        return (
          <MoveButton key={move.card} props={props} move={move} class="star-tile star-tile-card">
            <span class="visually-hidden">{words.move(move, view)}</span>
            {card !== undefined && <FriendshipArt card={card} />}
            <b aria-hidden="true">{help?.title}</b>
            <small aria-hidden="true">{help?.text}</small>
          </MoveButton>
        );
      })}
    </div>
  );
}
