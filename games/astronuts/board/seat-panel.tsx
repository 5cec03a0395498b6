/** One player: the race to 14 colonies, ships, nuts and technologies. */

import type { VNode } from 'preact';
import { COLONIES_PER_PLAYER, COLOURS, SHIPS_PER_PLAYER } from '../rules/data.ts';
import { countColonies, countShips, hasTechnology, isPlaying, nutsInHand } from '../rules/state.ts';
import { Colony, Icon, NutIcon, Ship, TechnologyIcon } from './pieces.tsx';
import type { NutsSeatProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

export function SeatPanel({ view, seat, language }: NutsSeatProps): VNode {
  const words = boardWords[language];
  const { colours, technologies } = gameWords[language];
  if (!isPlaying(view, seat)) return <p class="an-seat soft">{words.seat.out}</p>;
  const colonies = countColonies(view, seat);
  const ships = countShips(view, seat);
  return (
    <div class="an-seat">
      <div
        class="an-score"
        role="img"
        aria-label={words.seat.colonies(colonies, COLONIES_PER_PLAYER)}
      >
        <Icon>
          <Colony seat={seat} />
        </Icon>
        <b>{colonies}</b>
        <span class="an-pips">
          {Array.from({ length: COLONIES_PER_PLAYER }, (_unused, i) => (
            <i key={i} class={i < colonies ? 'an-pip an-pip-full' : 'an-pip'} />
          ))}
        </span>
      </div>
      <span class="an-seat-ships" role="img" aria-label={words.seat.ships(ships, SHIPS_PER_PLAYER)}>
        <svg class="an-icon" viewBox="-20 -24 40 48" aria-hidden="true" focusable="false">
          <Ship seat={seat} ship={null} />
        </svg>
        {ships}
      </span>
      <ul class="an-nuts">
        {COLOURS.map((colour) => {
          const count = nutsInHand(view, seat, colour);
          return (
            <li
              key={colour}
              class={count === 0 ? 'an-none' : ''}
              aria-label={words.seat.nuts(colours[colour], count)}
            >
              <NutIcon colour={colour} /> {count}
            </li>
          );
        })}
      </ul>
      <ul class="an-techs">
        {COLOURS.map((colour) => {
          const owned = hasTechnology(view, seat, colour);
          const name = technologies[colour];
          return owned ? (
            <li key={colour} title={`${name}: ${words.technologies[colour]}`} aria-label={name}>
              <TechnologyIcon colour={colour} />
            </li>
          ) : (
            <li key={colour} class="an-none" aria-hidden="true">
              <TechnologyIcon colour={colour} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
