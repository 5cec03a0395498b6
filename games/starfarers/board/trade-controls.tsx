/** The trade and build phase of the active player: build, exchange with the supply, deal with others, then fly. */

import { Choice, Deeds } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { BuildPane } from './build-pane.tsx';
import { isDone } from './guard.ts';
import { later } from './later.ts';
import { useOfferEnd } from './offer-end.ts';
import { AimButton, MoveButton, Where } from './parts.tsx';
import {
  firstOf,
  hasFavours,
  levellingMove,
  NOTHING,
  paneOf,
  PANES,
  supplyMove,
} from './picking.ts';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function TradeControls(props: AskedProps): VNode {
  const { view, asked, moves, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const pane = paneOf(view, picked);
  const flight = firstOf(moves, 'startFlight');
  const end = firstOf(moves, 'endTurn');
  const draw = firstOf(moves, 'drawReserve');
  const supply = pane === 'supply' ? supplyMove(moves, picked) : null;
  // One golden button at a time: a begun deal or building comes first.
  const isBusy =
    picked.item !== null ||
    pane === 'offer' ||
    supply !== null ||
    (pane === 'favours' && levellingMove(moves, picked) !== null);
  const panes = PANES.filter((name) => name !== 'favours' || hasFavours(view, asked));
  const next = panes[(panes.indexOf(pane) + 1) % panes.length] ?? 'build';
  const Pane = pane === 'build' ? undefined : later.value?.panes[pane];
  useOfferEnd(props);
  return (
    <>
      <Choice class="star-controls">
        <div class="star-trade-head">
          <div class="star-tabs star-panes" role="group" aria-label={words.panes}>
            {panes.map((name) => (
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
          {pane === 'build' && picked.item === null && <p class="star-why">{words.lacking}</p>}
          {pane === 'build' && picked.item !== null && (
            <>
              <p class="star-why">{words.buildHint}</p>
              <Where props={props} />
            </>
          )}
          {Pane !== undefined && <Pane.Head {...props} />}
          {draw !== null && (
            <MoveButton
              props={props}
              move={draw}
              class="star-draw"
              icon="cards"
              label={words.drawReserve(view.reserveDue)}
            />
          )}
        </div>
        {pane === 'build' && <BuildPane {...props} />}
        {Pane !== undefined && <Pane.Body {...props} />}
      </Choice>
      <Deeds class="star-deeds">
        <button
          type="button"
          class="star-next-pane"
          onClick={() => {
            selection.value = { ...NOTHING, pane: next };
          }}
        >
          {words.paneNames[next]} …
        </button>
        {end !== null && (
          <MoveButton
            props={props}
            move={end}
            primary={!isBusy && isDone(moves)}
            label={words.endTurn}
            class="star-end"
          />
        )}
        {flight !== null && (
          <MoveButton
            props={props}
            move={flight}
            primary={!isBusy}
            label={words.shake}
            class="star-shake"
          />
        )}
        {picked.item !== null && <AimButton props={props} label={words.build} />}
        {Pane !== undefined && <Pane.Deed {...props} />}
      </Deeds>
    </>
  );
}
