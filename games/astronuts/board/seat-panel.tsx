/** What a seat has: its colonies on the way to fourteen, its nuts, its technologies. */

import type { VNode } from 'preact';
import { COLONIES_PER_PLAYER, COLOURS } from '../rules/data.ts';
import { coloniesForEnd } from '../rules/ending.ts';
import { countColonies, hasTechnology, isPlaying, nutsInHand } from '../rules/state.ts';
import { NutRow } from './hand.tsx';
import { TechnologyIcon } from './pieces.tsx';
import type { NutsSeatProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

export function SeatPanel({ view, seat, language }: NutsSeatProps): VNode {
  const words = boardWords[language];
  const { technologies } = gameWords[language];
  if (!isPlaying(view, seat)) return <p class="an-seat soft">{words.seat.out}</p>;
  const colonies = countColonies(view, seat);
  const counted = coloniesForEnd(view, seat);
  const label = words.seat.colonies(colonies, COLONIES_PER_PLAYER);
  return (
    <div class="an-seat">
      <div
        class="an-pips"
        role="img"
        aria-label={
          counted > colonies
            ? `${label}, ${words.seat.founded(counted, COLONIES_PER_PLAYER)}`
            : label
        }
      >
        {Array.from({ length: COLONIES_PER_PLAYER }, (_unused, i) => (
          <i
            key={i}
            class={`an-pip${i < colonies ? ' an-pip-full' : i < counted ? ' an-pip-fallen' : ''}`}
          />
        ))}
      </div>
      <NutRow language={language} count={(colour) => nutsInHand(view, seat, colour)} />
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

/** `7/14`. */
export function Score({ view, seat }: NutsSeatProps): VNode {
  return (
    <>
      <b>{countColonies(view, seat)}</b>
      <small class="an-of">/{COLONIES_PER_PLAYER}</small>
    </>
  );
}
