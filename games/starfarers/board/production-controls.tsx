/** Answers to single questions of production: aid, cards that are too many, and robbery. */

import { Choice } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { CardChoice, Decline } from './card-choice.tsx';
import { EncounterControls } from './encounter-controls.tsx';
import { ResourceButtons, SeatMark } from './later-parts.tsx';
import { movesOf } from './picking.ts';
import { MoveButton } from './parts.tsx';
import type { TaskProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

export function ProductionControls(props: TaskProps): VNode | null {
  const { moves, task, language } = props;
  const words = boardWords[language];
  switch (task.kind) {
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
    default:
      return <EncounterControls {...props} />;
  }
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
