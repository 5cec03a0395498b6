/** Does what a press means. */

import { carryOut } from '@sternwarte/atlas';
import type { Press } from './picking.ts';
import type { Props } from './props.ts';

export type OnPress = (this: void, press: Press | null) => void;

export function pressIn(props: Props): OnPress {
  return (press) => carryOut(press, props);
}
