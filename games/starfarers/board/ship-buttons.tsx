/** The ships of the player who is asked, as buttons: to pick one, or to ground it. */

import { Spoken } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { nodeId } from '../rules/lattice.ts';
import { playerAt } from '../rules/state.ts';
import { place, pointLabel } from '../text/places.ts';
import { activeShips, NOTHING, shipInHand, shipMove } from './picking.ts';
import { PieceIcon } from './pieces.tsx';
import type { AskedProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

export function ShipButtons(props: AskedProps): VNode {
  const { view, asked, moves, selection, play, language, words: gameWords } = props;
  const words = boardWords[language];
  const active = activeShips(moves);
  const inHand = shipInHand(view, moves, selection.value);
  return (
    <div class="star-fleet" role="group" aria-label={words.ships}>
      {playerAt(view, asked).ships.map((ship, index) => {
        if (ship === null) return null;
        const move = shipMove(moves, index);
        const isActive = active.includes(index);
        const where = place(nodeId(ship.node));
        const note = ship.grounded
          ? words.grounded
          : ship.done
            ? words.done
            : pointLabel(nodeId(ship.node));
        const said =
          move === null
            ? `${words.pickShip(index + 1, ship.kind, where)}${isActive ? '' : `, ${note}`}`
            : gameWords.move(move, view);
        return (
          <button
            key={index}
            type="button"
            aria-pressed={move === null ? inHand === index : undefined}
            disabled={!isActive}
            onClick={() => {
              if (move !== null) play(move);
              else
                selection.value = { ...NOTHING, ship: index, stepping: selection.value.stepping };
            }}
          >
            <Spoken words={said}>
              <PieceIcon kind={ship.kind} owner={asked} />
              <span>
                {index + 1} <small>{note}</small>
              </span>
            </Spoken>
          </button>
        );
      })}
    </div>
  );
}
