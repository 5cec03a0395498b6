/**
 * What is drawn only once somebody has moved or pressed something: fetched when the first decision stands (`rest.ts`), and there before
 * the first move is shown.
 */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { EncounterCardProps } from './encounter-card.tsx';
import type { Pane } from './picking.ts';
import type { AskedProps } from './props.ts';

/** A part of the trade phase: beside its tabs, below them, and its golden button. */
export interface TradePane {
  readonly Head: FunctionComponent<AskedProps>;
  readonly Body: FunctionComponent<AskedProps>;
  readonly Deed: FunctionComponent<AskedProps>;
}

export interface Later {
  readonly EncounterCard: FunctionComponent<EncounterCardProps>;
  readonly FlightControls: FunctionComponent<AskedProps>;
  readonly AnswerControls: FunctionComponent<AskedProps>;
  readonly panes: Readonly<Record<Exclude<Pane, 'build'>, TradePane>>;
}

export const later = signal<Later | null>(null);
