import { explainLimit, limitsOf, type Fairness } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { replayWords } from '../words/replay.ts';

export interface FairnessLimitsProps {
  readonly fairness: Fairness;
  readonly names: readonly string[];
  readonly isOver: boolean;
}

/** What nobody should believe to be proven, however well the draws fit. */
export function FairnessLimits({ fairness, names, isOver }: FairnessLimitsProps): VNode {
  return (
    <details class="fairness-limits">
      <summary>{replayWords[language.value].limits}</summary>
      <ul>
        {limitsOf({ fairness }, names, isOver).map((limit) => (
          <li key={limit}>{explainLimit(limit, language.value)}</li>
        ))}
      </ul>
    </details>
  );
}
