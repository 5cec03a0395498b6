/** The trade and build phase of the active player: build, exchange with the supply, deal with others, then fly. */

import type { VNode } from 'preact';
import { BuildPane } from './build-pane.tsx';
import { FavoursPane, hasFavours } from './favours-pane.tsx';
import { OfferPane } from './offer-pane.tsx';
import { MoveButton, Resign, Where } from './parts.tsx';
import { firstOf, levellingMove, NOTHING, paneOf, PANES, supplyMove } from './picking.ts';
import { SupplyPane } from './supply-pane.tsx';
import type { AskedProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

export function TradeControls(props: AskedProps): VNode {
  const { view, moves, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const pane = paneOf(view, picked);
  const flight = firstOf(moves, 'startFlight');
  const end = firstOf(moves, 'endTurn');
  const draw = firstOf(moves, 'drawReserve');
  // One gold button at a time: a begun deal or building comes first.
  const isBusy =
    picked.item !== null ||
    pane === 'offer' ||
    supplyMove(moves, picked) !== null ||
    levellingMove(moves, picked) !== null;
  return (
    <div class="star-trade">
      <div class="star-trade-head">
        <div class="star-tabs" role="group" aria-label={words.panes}>
          {PANES.filter((name) => name !== 'favours' || hasFavours(props)).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === pane}
              onClick={() => {
                selection.value = { ...NOTHING, pane: name };
              }}
            >
              {words.paneNames[name]}
            </button>
          ))}
        </div>
        {pane === 'build' && picked.item === null && <span class="star-why">{words.lacking}</span>}
        {pane === 'build' && picked.item !== null && <Where props={props} label={words.build} />}
        {draw !== null && (
          <MoveButton
            props={props}
            move={draw}
            class="star-choice"
            icon="cards"
            label={words.drawReserve(view.reserveDue)}
          />
        )}
        {flight !== null && (
          <MoveButton props={props} move={flight} primary={!isBusy} label={words.shake} />
        )}
        {end !== null && (
          <MoveButton props={props} move={end} primary={!isBusy} label={words.endTurn} />
        )}
        <Resign props={props} />
      </div>
      {pane === 'build' && <BuildPane {...props} />}
      {pane === 'supply' && <SupplyPane {...props} />}
      {pane === 'offer' && <OfferPane {...props} />}
      {pane === 'favours' && <FavoursPane {...props} />}
    </div>
  );
}
