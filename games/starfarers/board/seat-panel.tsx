/** One seat at a glance: points, cards, upgrades, medals, ships, friends, pieces left. */

import type { SeatPanelProps } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Event, Move } from '../rules/actions.ts';
import { CANNON, DRIVE, TRANSPORTERS } from '../rules/data.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { cannonsOf, drivesOf, playerAt, podsOf, scoreOf, type State } from '../rules/state.ts';
import { Icon, type GlyphName } from './glyphs.tsx';
import { FriendshipArt } from './peoples.tsx';
import type { Picked } from './picking.ts';
import { PieceIcon } from './pieces.tsx';
import { boardWords } from './words/index.ts';

export function SeatPanel(props: SeatPanelProps<State, Move, Event, Picked>): VNode {
  const { view, seat, language, words: gameWords } = props;
  const words = boardWords[language];
  const { terms } = gameWords;
  const player = playerAt(view, seat);
  const { upgrades, colonies, stations, shipyards, halfMedals, medals, giftShips } = player;
  const ships = player.ships.filter((ship) => ship !== null);
  const friends = FRIENDSHIP_CARDS.filter((_card, index) => view.cardOwners[index] === seat);
  const markers = view.markers.filter((holder) => holder === seat).length;
  return (
    <div class={`star-seat ${player.alive ? '' : 'star-out'}`}>
      <p class="star-line">
        <b class="star-score" title={terms['victoryPoint']}>
          {scoreOf(view, seat)}
          <small>/{view.options.pointsToWin}</small>
        </b>
        <Count name="cards" count={view.handSizes[seat] ?? 0} label={words.handCards} />
        <Count
          name="drive"
          count={drivesOf(view, seat)}
          label={terms['drive']}
          bonus={drivesOf(view, seat) > upgrades[DRIVE]}
        />
        <Count
          name="cannon"
          count={cannonsOf(view, seat)}
          label={terms['cannon']}
          bonus={cannonsOf(view, seat) > upgrades[CANNON]}
        />
        <Count name="freightPod" count={podsOf(view, seat)} label={terms['freightPod']} />
        <Count name="halfMedal" count={halfMedals} label={terms['halfMedal']} />
        {medals.length > 0 && <Count name="medal" count={medals.length} label={terms['medal']} />}
        {markers > 0 && <Count name="marker" count={markers} label={terms['friendshipMarker']} />}
      </p>
      {player.alive ? (
        <p class="star-line star-more">
          {ships.map((ship, i) => (
            <span key={i} title={words.nouns.pieces[ship.kind]}>
              <PieceIcon kind={ship.kind} owner={seat} />
            </span>
          ))}
          {giftShips > 0 && (
            <Count name="tradeShip" count={giftShips} label={terms['tradeShipMarker']} bonus />
          )}
          <span class="star-stock" title={words.stock}>
            <Count name="colony" count={colonies} label={terms['colony']} />
            <Count name="station" count={stations} label={terms['tradeStation']} />
            <Count name="shipyard" count={shipyards} label={terms['shipyard']} />
            <Count
              name="transporter"
              count={TRANSPORTERS - ships.length}
              label={terms['transporter']}
            />
          </span>
          {friends.map((card) => (
            <span
              key={card.id}
              role="img"
              aria-label={gameWords.help[card.id]?.title}
              title={`${gameWords.help[card.id]?.title}: ${gameWords.help[card.id]?.text}`}
            >
              <FriendshipArt card={card} />
            </span>
          ))}
        </p>
      ) : (
        <p class="soft">{words.resigned}</p>
      )}
    </div>
  );
}

function Count({
  name,
  count,
  label = '',
  bonus = false,
}: {
  readonly name: GlyphName;
  readonly count: number;
  readonly label?: string | undefined;
  /** Cards add to it. */
  readonly bonus?: boolean;
}): VNode {
  return (
    <span
      class={`star-count ${count === 0 ? 'star-none' : ''} ${bonus ? 'star-bonus' : ''}`}
      title={label}
    >
      <Icon name={name} />
      <span class="visually-hidden">{label} </span>
      {count}
    </span>
  );
}
