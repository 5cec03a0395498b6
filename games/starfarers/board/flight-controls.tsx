/** The flight phase: which ship, how far, and what to do where it has got to. */

import type { VNode } from 'preact';
import { nodeId } from '../rules/lattice.ts';
import { NOBODY, shipAt } from '../rules/state.ts';
import { spotAt } from '../text/places.ts';
import { MoveButton, Resign, Where } from './parts.tsx';
import { firstOf, movesOf, pointMoves, shipInHand } from './picking.ts';
import { ShipButtons } from './ship-buttons.tsx';
import type { AskedProps } from './task-controls.tsx';
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
  const canFly = pointMoves(view, moves, picked).size > 0;
  const docks =
    finish !== undefined &&
    ship?.kind === 'tradeShip' &&
    spotAt(view, nodeId(ship.node)).kind === 'dock';
  return (
    <>
      <ShipButtons {...props} />
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
      {canFly && <Where props={props} label={picked.stepping ? words.step : words.fly} />}
      <div class="star-actions">
        {found !== undefined && (
          <MoveButton props={props} move={found} primary icon="colony" label={words.found} />
        )}
        {finish !== undefined && (
          <MoveButton
            props={props}
            move={finish}
            primary={docks}
            label={docks ? words.dock : words.finish}
          />
        )}
        <MoveButton
          props={props}
          move={end}
          primary={!canFly && found === undefined && view.flying === NOBODY}
          reason={check(end)}
          label={words.endTurn}
        />
        <Resign props={props} />
      </div>
    </>
  );
}
