import { explainLimit, limitsOf, type Fairness, type Seal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { replayWords } from '../words/replay.ts';

export interface FairnessLimitsProps {
  readonly fairness: Fairness;
  readonly seal?: Seal | undefined;
  readonly names: readonly string[];
  readonly isOver: boolean;
}

/** What nobody should believe to be proven, however well the draws fit. */
export function FairnessLimits({ fairness, seal, names, isOver }: FairnessLimitsProps): VNode {
  return (
    <details class="fairness-limits">
      <summary>{replayWords[language.value].limits}</summary>
      <ul>
        {limitsOf({ fairness, ...(seal !== undefined && { seal }) }, names, isOver).map((limit) => (
          <li key={limit}>{explainLimit(limit, language.value)}</li>
        ))}
      </ul>
    </details>
  );
}
