/** The ships of the player who is asked, as tiles: to pick one, or to ground it. */

import { Spoken } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { nodeId } from '../rules/lattice.ts';
import { playerAt } from '../rules/state.ts';
import { spotAt } from '../text/places.ts';
import { activeShips, NOTHING, shipInHand, shipMove } from './picking.ts';
import { PieceIcon } from './pieces.tsx';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function ShipTiles(props: AskedProps): VNode {
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
        const spot = spotAt(view, nodeId(ship.node));
        const note = ship.grounded ? words.grounded : ship.done ? words.done : words.spot(spot);
        const name = `${words.nouns.pieces[ship.kind]} ${index + 1}`;
        const said = `${move === null ? name : gameWords.move(move, view)}, ${note}`;
        return (
          <button
            key={index}
            type="button"
            class="star-tile star-tile-ship"
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
              <b>{words.nouns.pieces[ship.kind]}</b>
              <small>
                {index + 1} · {note}
              </small>
            </Spoken>
          </button>
        );
      })}
    </div>
  );
}
