/** The colour of one's own seat, to be chosen until the match begins among those that no other person has. */

import { catalogue, coloursAt } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import type { RoomProps } from './waiting-room.tsx';

export interface OwnColourProps extends Pick<RoomProps, 'info' | 'game'> {
  readonly seat: number;
  onChoose(this: void, colour: string): void;
}

export function OwnColour({ info, game, seat, onChoose }: OwnColourProps): VNode | null {
  const { colours, seatNames } = catalogue[game];
  const worn = coloursAt(game, info.options);
  // What was played at home was played in these colours.
  if (info.home !== null) return null;
  const isFree = (colour: (typeof colours)[number]): boolean => {
    const holder = worn.indexOf(colour);
    return holder === seat || info.seats[holder]?.kind !== 'person';
  };
  return (
    <select
      aria-label={onlineWords[language.value].yourColour}
      value={worn[seat]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {colours.map((colour, n) => (
        <option key={colour} value={colour} disabled={!isFree(colour)}>
          {seatNames[language.value][n]}
        </option>
      ))}
    </select>
  );
}
