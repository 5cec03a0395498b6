/** What all decisions have in common: the end of the turn, and lists for those who do not press things on the board. */

import { useSignal } from '@preact/signals';
import { ChartElsewhere, playing } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Offers } from './offers.ts';
import type { OnPress } from './pressing.ts';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

export interface PartProps {
  readonly props: Props;
  readonly offers: Offers;
  readonly press: OnPress;
}

/** Golden only when there is nothing else to do. */
export function EndTurn({
  props,
  offers,
  press,
  golden,
}: PartProps & { golden: boolean }): VNode | null {
  const { view, language, words, check } = props;
  if (offers.homes.length > 0) return null;
  const { endTurn } = offers;
  const isFatal = endTurn !== null && (words.warning?.(endTurn, view) ?? null) !== null;
  const refusal = endTurn === null ? check({ type: 'endTurn' }) : null;
  return (
    <button
      type="button"
      class={`anno-end ${isFatal ? 'anno-danger' : golden ? 'primary' : ''}`}
      disabled={endTurn === null}
      title={refusal ?? undefined}
      onClick={() => press(endTurn && playing(endTurn))}
    >
      {boardWords[language].endTurn}
    </button>
  );
}

interface DisclosureProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A list for those who do not press things on the board; closed until somebody asks for it, unless the board is elsewhere. */
export function Disclosure({ label, children }: DisclosureProps): VNode {
  const isOpen = useSignal(false);
  if (useContext(ChartElsewhere)) return <div class="anno-list">{children}</div>;
  return (
    <div class={`anno-list ${isOpen.value ? 'anno-list-open' : ''}`}>
      <button
        type="button"
        class="anno-chip anno-list-toggle"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {label}
      </button>
      {isOpen.value && children}
    </div>
  );
}
