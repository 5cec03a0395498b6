/** Nobody resigns by a slip of the finger. */

import type { VNode } from 'preact';
import { openPanel } from '../deciding.ts';
import { situationOf, type NutsProps } from '../props.ts';
import { playing } from '../selection.ts';
import { boardWords } from '../words/index.ts';
import { Deed } from './deed.tsx';

export function Resigning(props: NutsProps): VNode {
  const words = boardWords[props.language].act;
  return (
    <div class="an-controls">
      <p class="an-hint">{words.resignSure}</p>
      <Deed props={props} intent={playing({ type: 'resign' })} title={words.resignYes} />
      <Deed props={props} primary intent={openPanel(situationOf(props), null)} title={words.back} />
    </div>
  );
}

/** A white flag at the edge. */
export function ResignButton(props: NutsProps): VNode {
  const words = boardWords[props.language].act;
  return (
    <Deed
      props={props}
      class="an-quiet"
      intent={openPanel(situationOf(props), 'resign')}
      label={words.resign}
      title={
        <svg class="an-icon an-flag" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
          <path d="M-8 12V-11M-8-10Q-2-14 3-10T11-10V3Q6 6 1 3T-8 3" />
        </svg>
      }
    />
  );
}
