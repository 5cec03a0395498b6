/** The colour of one seat, to be chosen among all that the game has. */

import type { Signal } from '@preact/signals';
import type { Seat } from '@sternwarte/engine';
import type { WholeGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import type { Draft } from './draft.ts';
import { coloursIn, rememberColour, withColour } from './seat-colours.ts';

export interface ColourFieldProps {
  readonly seat: Seat;
  readonly draft: Signal<Draft>;
  readonly loaded: WholeGame;
  /** What it is called, where nothing beside it says so. */
  readonly label?: string;
}

export function ColourField({ seat, draft, loaded, label }: ColourFieldProps): VNode | null {
  const { game, words } = loaded;
  const colours = coloursIn(game, draft.value);
  const names = words[language.value].options[game.seatColours ?? '']?.values ?? {};
  if (colours.length === 0) return null;
  return (
    <select
      aria-label={label}
      value={colours[seat] ?? ''}
      onChange={({ currentTarget }) => {
        draft.value = withColour(game, draft.value, seat, currentTarget.value);
        rememberColour(seat, currentTarget.value);
      }}
    >
      {Object.entries(names).map(([colour, name]) => (
        <option key={colour} value={colour}>
          {name}
        </option>
      ))}
    </select>
  );
}
