/** Answers to the questions of encounters, and the choice of a friendship card. */

import { Choice } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { CardChoice, Decline } from './card-choice.tsx';
import { FriendshipArt } from './friendship-art.tsx';
import { firstOf, movesOf } from './picking.ts';
import { ResourceButtons, Tiles } from './later-parts.tsx';
import { AimButton, AimText, MoveButton, UpgradeButtons, Where } from './parts.tsx';
import { ShipTiles } from './ship-tiles.tsx';
import { OnChart, type TaskProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

export function EncounterControls(props: TaskProps): VNode | null {
  const { moves, task, language } = props;
  const words = boardWords[language];
  switch (task.kind) {
    case 'giftShip':
      return <OnChart props={props} label={words.place} />;
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
    case 'pay':
    case 'takeCards':
      return <CardChoice {...props} />;
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
