/** One seat at a glance: points, cards, upgrades, medals, friends. Ships and buildings stand on the chart. */

import type { SeatPanelProps } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Event, Move } from '../rules/actions.ts';
import { CANNON, DRIVE } from '../rules/data.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { cannonsOf, drivesOf, playerAt, podsOf, scoreOf, type State } from '../rules/state.ts';
import { Icon, type GlyphName } from './glyphs.tsx';
import { FriendshipArt } from './friendship-art.tsx';
import type { Picked } from './picking.ts';
import { boardWords } from './words/index.ts';

type SeatProps = SeatPanelProps<State, Move, Event, Picked>;

/** The score and what it takes to win. */
export function Score({ view, seat, words }: SeatProps): VNode {
  return (
    <span title={words.terms['victoryPoint']}>
      <b>{scoreOf(view, seat)}</b>
      <small class="star-goal">/{view.options.pointsToWin}</small>
    </span>
  );
}

export function SeatPanel(props: SeatProps): VNode {
  const { view, seat, language, words: gameWords } = props;
  const words = boardWords[language];
  const { terms } = gameWords;
  const player = playerAt(view, seat);
  const { upgrades, halfMedals, medals, giftShips } = player;
  const friends = FRIENDSHIP_CARDS.filter((_card, index) => view.cardOwners[index] === seat);
  const markers = view.markers.filter((holder) => holder === seat).length;
  return (
    <div class={`star-seat ${player.alive ? '' : 'star-out'}`}>
      <Ticks {...props} />
      {player.alive ? (
        <p class="star-line">
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
          {halfMedals > 0 && (
            <Count name="halfMedal" count={halfMedals} label={terms['halfMedal']} />
          )}
          {medals.length > 0 && <Count name="medal" count={medals.length} label={terms['medal']} />}
          {markers > 0 && <Count name="marker" count={markers} label={terms['friendshipMarker']} />}
          {giftShips > 0 && (
            <Count name="tradeShip" count={giftShips} label={terms['tradeShipMarker']} bonus />
          )}
          <span class="star-friends">
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
          </span>
        </p>
      ) : (
        <p class="soft">{words.resigned}</p>
      )}
    </div>
  );
}

/** The way to victory: one tick for each point that it takes. */
function Ticks({ view, seat }: SeatProps): VNode {
  const { pointsToWin } = view.options;
  const score = scoreOf(view, seat);
  return (
    <p class="star-ticks" aria-hidden="true">
      {Array.from({ length: pointsToWin }, (_unused, i) => (
        <i key={i} class={i < score ? 'star-tick-won' : ''} />
      ))}
    </p>
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
