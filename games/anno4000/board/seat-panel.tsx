/** One player at a glance: stars and ships, then the home star, its symbols and what it builds next, and what threatens. */

import type { VNode } from 'preact';
import { starId } from '../rules/board.ts';
import { occupierOf, partnerIn } from '../rules/home.ts';
import { countShips, countStars, playerAt } from '../rules/state.ts';
import { Production } from './production.tsx';
import type { PanelProps } from './props.ts';
import { nameOf } from './say.ts';
import { boardWords } from './words/index.ts';

/** Stars, then ships, in figures; the words beside them only where there is room. */
export function Score({ view, seat, language }: PanelProps): VNode | null {
  const say = boardWords[language];
  if (!playerAt(view, seat).alive) return null;
  const [stars, ships] = [countStars(view, seat), countShips(view, seat)];
  return (
    <span class="anno-score">
      <b>{stars}</b> <span class="anno-unit">{say.starsWord(stars)}</span>{' '}
      <b class="anno-count-ships">{ships}</b> <span class="anno-unit">{say.shipsWord(ships)}</span>
    </span>
  );
}

export function SeatPanel(props: PanelProps): VNode {
  const { view, seat, language } = props;
  const { alive, home } = playerAt(view, seat);
  if (!alive) return <p class="anno-out">{boardWords[language].out}</p>;
  return (
    <div class="anno-panel">
      {home !== null && (
        <p class="anno-facts">
          <span class="anno-home-name">{nameOf(starId(home))}</span>
          <Production view={view} seat={seat} language={language} />
        </p>
      )}
      <Alarms {...props} />
    </div>
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
