/** The flight phase: which ship, how far, and what to do where it has got to. */

import { Choice, Deeds } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { nodeId } from '../rules/lattice.ts';
import { shipAt } from '../rules/state.ts';
import { spotAt } from '../text/places.ts';
import { isDone } from './guard.ts';
import { AimButton, AimText, MoveButton, Where } from './parts.tsx';
import { firstOf, movesOf, pointMoves, shipInHand } from './picking.ts';
import { ShipTiles } from './ship-tiles.tsx';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function FlightControls(props: AskedProps): VNode {
  const { view, asked, moves, selection, check, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const inHand = shipInHand(view, moves, picked);
  const ship = inHand === null ? null : shipAt(view, asked, inHand);
  const found = movesOf(moves, 'foundColony').find((move) => move.ship === inHand);
  const finish = movesOf(moves, 'finishShip').find((move) => move.ship === inHand);
  const end = firstOf(moves, 'endTurn') ?? ({ type: 'endTurn' } as const);
  const points = pointMoves(view, moves, picked);
  // Nothing is reached as long as no ship is chosen.
  const canFly =
    points.size > 0 ||
    (inHand === null && moves.some(({ type }) => type === 'fly' || type === 'step'));
  const aims = picked.aim !== null && points.has(picked.aim);
  const docks =
    finish !== undefined &&
    ship?.kind === 'tradeShip' &&
    spotAt(view, nodeId(ship.node)).kind === 'dock';
  return (
    <>
      <Choice class="star-controls">
        <ShipTiles {...props} />
        <div class="star-row">
          <AimText props={props} hint={canFly ? words.flyHint : words.flownHint} />
          {movesOf(moves, 'step').some((move) => move.ship === inHand) && (
            <label class="star-check">
              <input
                type="checkbox"
                checked={picked.stepping}
                onChange={(event) => {
                  selection.value = { ...picked, aim: null, stepping: event.currentTarget.checked };
                }}
              />
              {words.stepping}
            </label>
          )}
          <Where props={props} />
        </div>
      </Choice>
      <Deeds class="star-deeds">
        <MoveButton
          props={props}
          move={end}
          primary={isDone(moves)}
          reason={check(end)}
          label={words.endTurn}
          class="star-end"
        />
        {finish !== undefined && (
          <MoveButton
            props={props}
            move={finish}
            primary={!aims && (docks || isDone(moves))}
            label={docks ? words.dock : words.finish}
            class="star-finish"
          />
        )}
        {found !== undefined && (
          <MoveButton
            props={props}
            move={found}
            primary={!aims}
            icon="colony"
            label={words.found}
            class="star-found"
          />
        )}
        <AimButton props={props} label={picked.stepping ? words.step : words.fly} />
      </Deeds>
    </>
  );
}
