/** Does what a press means, after asking where a move would cost its player dearly. */

import { carryOut } from '@sternwarte/atlas';
import type { Move } from '../rules/actions.ts';
import { unlessDoubtful, type Press } from './picking.ts';
import type { Props } from './props.ts';

export type OnPress = (this: void, press: Press | null) => void;

export function pressIn(props: Props): OnPress {
  const { selection, words, view } = props;
  const warn = (move: Move): string | null => words.warning?.(move, view) ?? null;
  return (press) => carryOut(unlessDoubtful(press, selection.value, warn), props);
}
