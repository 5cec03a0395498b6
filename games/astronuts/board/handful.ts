/** Nuts to pay or to take: which handfuls there are to choose from, and choosing one nut after the other. */

import type { Move, MoveOf, Nuts } from '../rules/actions.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { countNuts } from '../rules/nuts.ts';
import { nutsInBank, nutsInHand } from '../rules/state.ts';
import { pickedShip, type Situation } from './situation.ts';

type NutsMove = MoveOf<'mine' | 'colonize' | 'fateNuts'>;

export interface Handfuls {
  readonly moves: readonly NutsMove[];
  /** How many nuts a handful has. */
  readonly size: number;
  /** From which the nuts come, in the order of `COLOURS`. */
  readonly stock: readonly number[];
}

export function nutsOfMove(move: NutsMove): Nuts {
  return move.type === 'fateNuts' ? move.nuts : move.pay;
}

/** The choice of nuts that is open now, or `null`. */
export function openHandfuls(situation: Situation): Handfuls | null {
  const { view, asked, moves, selection } = situation;
  const ship = pickedShip(situation);
  const kind = view.step.type === 'fateNuts' ? 'fateNuts' : selection.panel;
  const open = moves.filter((move): move is NutsMove => isNutsMove(move) && move.type === kind);
  const fitting = open.filter((move) => move.type === 'fateNuts' || move.ship === ship);
  const [first] = fitting;
  if (first === undefined || asked === null) return null;
  const stock = COLOURS.map((colour) =>
    first.type === 'fateNuts' ? nutsInBank(view, colour) : nutsInHand(view, asked, colour),
  );
  return { moves: fitting, size: nutsOfMove(first).length, stock };
}

function isNutsMove(move: Move): move is NutsMove {
  return move.type === 'mine' || move.type === 'colonize' || move.type === 'fateNuts';
}

/** The picked nuts; before anything is picked, those of which there are most. */
export function pickedNuts({ selection }: Situation, { size, stock }: Handfuls): Nuts {
  if (selection.nuts !== null) return selection.nuts;
  const left = [...stock];
  const nuts: Colour[] = [];
  while (nuts.length < size) {
    const most = left.indexOf(Math.max(...left));
    const colour = COLOURS[most];
    if (colour === undefined || (left[most] ?? 0) <= 0) break;
    left[most] = (left[most] ?? 0) - 1;
    nuts.push(colour);
  }
  return inOrder(nuts);
}

/** With one nut more, or `null` if there is none or no room for it; a single nut is exchanged. */
export function addNut(nuts: Nuts, colour: Colour, { size, stock }: Handfuls): Nuts | null {
  const index = COLOURS.indexOf(colour);
  const held = stock[index] ?? 0;
  if (size === 1) return held > 0 && nuts[0] !== colour ? [colour] : null;
  const picked = countNuts(nuts)[index] ?? 0;
  return nuts.length < size && picked < held ? inOrder([...nuts, colour]) : null;
}

/** With one nut less, or `null` if there is none. */
export function dropNut(nuts: Nuts, colour: Colour): Nuts | null {
  const at = nuts.indexOf(colour);
  return at === -1 ? null : nuts.filter((_nut, i) => i !== at);
}

function inOrder(nuts: Nuts): Nuts {
  return nuts.toSorted((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

/** The move for exactly these nuts, or `null` while some are missing. */
export function moveFor({ moves }: Handfuls, nuts: Nuts): Move | null {
  return moves.find((move) => nutsOfMove(move).join() === nuts.join()) ?? null;
}
