/** Answers to single questions: set-up, the seven, encounters, friendship. */

import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { countCards } from '../rules/cards.ts';
import { KINDS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { offered } from '../rules/payments.ts';
import { discardCount } from '../rules/seven.ts';
import type { Task } from '../rules/tasks.ts';
import { Choice, Deeds } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { FriendshipArt } from './peoples.tsx';
import { setCards } from './composing.ts';
import { cardMove, firstOf, movesOf, NOTHING, shipToPlace } from './picking.ts';
import {
  AimButton,
  AimText,
  Counter,
  MoveButton,
  ResourceButtons,
  SeatMark,
  Tiles,
  UpgradeButtons,
  Where,
} from './parts.tsx';
import { PieceIcon } from './pieces.tsx';
import type { AskedProps, StarProps } from './props.ts';
import { ShipTiles } from './ship-tiles.tsx';
import { boardWords } from './words/index.ts';

type TaskProps = AskedProps & { readonly task: Task };

export function TaskControls(props: TaskProps): VNode | null {
  const { moves, task, language } = props;
  const words = boardWords[language];
  switch (task.kind) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'giftShip':
      return <OnChart props={props} label={words.place} />;
    case 'placeShip':
      return <PlaceShip {...props} />;
    case 'foundingUpgrade':
    case 'gainUpgrade':
      return (
        <Choice class="star-controls">
          <UpgradeButtons props={props} moves={movesOf(moves, 'takeUpgrade')} />
        </Choice>
      );
    case 'wear':
    case 'loseUpgrade':
      return (
        <Choice class="star-controls">
          <UpgradeButtons props={props} moves={movesOf(moves, 'removeUpgrade')} />
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
    case 'swap':
    case 'give':
      return (
        <Choice class="star-controls">
          <ResourceButtons
            props={props}
            moves={[...movesOf(moves, 'swapCard'), ...movesOf(moves, 'giveCard')]}
          />
        </Choice>
      );
    case 'discard':
    case 'pay':
    case 'takeCards':
      return <CardChoice {...props} />;
    case 'rob':
      return <Robbery {...props} />;
    case 'number':
      return (
        <Choice class="star-controls">
          <div class="star-tiles">
            {movesOf(moves, 'answerNumber').map((move) => (
              <MoveButton
                key={move.number}
                props={props}
                move={move}
                label={String(move.number)}
                class="star-number"
              />
            ))}
          </div>
        </Choice>
      );
    case 'question':
      return <YesNo {...props} />;
    case 'ground':
      return (
        <Choice class="star-controls">
          <ShipTiles {...props} />
        </Choice>
      );
    case 'jump':
      return (
        <>
          <Choice class="star-controls">
            <ShipTiles {...props} />
            <div class="star-row">
              <AimText props={props} hint={words.jumpHint} />
              <Where props={props} />
            </div>
          </Choice>
          <Decline props={props} type="declineJump" label={words.without}>
            <AimButton props={props} label={words.jump} />
          </Decline>
        </>
      );
    case 'foundHere': {
      const found = firstOf(moves, 'foundColony');
      return (
        <Decline props={props} type="declineFounding" label={words.foundNot}>
          {found !== null && (
            <MoveButton
              props={props}
              move={found}
              primary
              icon="colony"
              label={words.found}
              class="star-found"
            />
          )}
        </Decline>
      );
    }
    case 'pickCard':
      return <FriendshipChoice {...props} />;
    default:
      return null;
  }
}

/** Doing without, and the golden button beside it. */
function Decline({
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
function OnChart({
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

function YesNo(props: TaskProps): VNode {
  const { check, language } = props;
  const words = boardWords[language];
  const yes = { type: 'answer', yes: true } as const;
  const reason = check(yes);
  return (
    <Choice class="star-controls">
      <div class="star-tiles">
        <MoveButton
          props={props}
          move={yes}
          reason={reason}
          class="star-number"
          label={words.yes}
        />
        <MoveButton
          props={props}
          move={{ type: 'answer', yes: false }}
          class="star-number"
          label={words.no}
        />
      </div>
      {reason !== null && <p class="star-why">{reason}</p>}
    </Choice>
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

/** What the cards do stands on the sheet of their people over the board. */
function FriendshipChoice(props: TaskProps): VNode {
  const { view, moves, words } = props;
  return (
    <Choice class="star-controls">
      <Tiles props={props}>
        {movesOf(moves, 'pickCard').map((move) => {
          const card = FRIENDSHIP_CARDS.find(({ id }) => id === move.card);
          return (
            <MoveButton key={move.card} props={props} move={move} class="star-tile star-tile-card">
              <span class="visually-hidden">{words.move(move, view)}</span>
              <b aria-hidden="true">{words.help[move.card]?.title}</b>
              {card !== undefined && <FriendshipArt card={card} />}
            </MoveButton>
          );
        })}
      </Tiles>
    </Choice>
  );
}
