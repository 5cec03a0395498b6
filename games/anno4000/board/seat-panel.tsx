/** One player at a glance: stars, ships, symbols, the next production, discs, and what threatens. */

import type { VNode } from 'preact';
import { starId } from '../rules/board.ts';
import { occupierOf, partnerIn } from '../rules/home.ts';
import { countShips, countStars, playerAt } from '../rules/state.ts';
import { Disc } from './pieces.tsx';
import { Production } from './production.tsx';
import type { PanelProps } from './props.ts';
import { nameOf, shortSector } from './say.ts';
import { boardWords } from './words/index.ts';

export function SeatPanel(props: PanelProps): VNode {
  const { view, seat, language } = props;
  const say = boardWords[language];
  const { alive, home } = playerAt(view, seat);
  if (!alive) return <p class="anno-out">{say.out}</p>;
  return (
    <div class="anno-panel">
      <p class="anno-facts">
        {home !== null && <span class="anno-home-name">{nameOf(starId(home))}</span>}
        <span>{say.stars(countStars(view, seat))}</span>
        <span>{say.ships(countShips(view, seat))}</span>
      </p>
      {home !== null && <Production view={view} seat={seat} language={language} />}
      <Discs {...props} />
      <Alarms {...props} />
    </div>
  );
}

function Discs({ view, seat, language }: PanelProps): VNode | null {
  const say = boardWords[language];
  const { discs } = playerAt(view, seat);
  if (discs[0] === null && discs[1] === null) return null;
  return (
    <p class="anno-flights">
      {discs.map(
        (flight, disc) =>
          flight !== null && (
            <span key={disc}>
              <svg class="anno-icon" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
                <Disc seat={seat} ships={flight.ships} radius={13} />
              </svg>
              {shortSector(flight.origin)} → {say.field(flight.field)}
            </span>
          ),
      )}
    </p>
  );
}

/** A lost home star and an exchange concern everybody at the table. */
function Alarms({ view, seat, language, words }: PanelProps): VNode {
  const say = boardWords[language];
  const { home } = playerAt(view, seat);
  const occupier = occupierOf(view, seat);
  const partners = view.exchanges.flatMap((exchange) => {
    const partner = partnerIn(exchange, seat);
    return partner === null ? [] : [{ partner, dueRound: exchange.dueRound }];
  });
  return (
    <>
      {occupier !== null && home !== null && (
        <p class="anno-warning anno-alarm">
          {say.threatened(nameOf(starId(home)), words.seatName(occupier))}
        </p>
      )}
      {partners.map(({ partner, dueRound }) => (
        <p key={partner} class="soft">
          {say.exchange(words.seatName(partner), dueRound)}
        </p>
      ))}
    </>
  );
}
