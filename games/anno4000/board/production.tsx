/** The next production of a player: the symbols that make pairs, and the ships they bring. */

import type { VNode } from 'preact';
import { forecast } from './foresight.ts';
import { StarGlyph } from './pieces.tsx';
import type { PanelProps } from './props.ts';
import { boardWords } from './words/index.ts';

type ProductionProps = Pick<PanelProps, 'view' | 'seat' | 'language'>;

export function Production({ view, seat, language }: ProductionProps): VNode {
  const say = boardWords[language];
  const { ships, round, circles, crosses, pairs, homeHeld } = forecast(view, seat);
  return (
    <span class="anno-production">
      <span class="anno-symbols" role="img" aria-label={say.pairs(circles, crosses, pairs)}>
        <Symbol symbols="population" />
        {circles}
        <Symbol symbols="minerals" />
        {crosses}
      </span>
      {homeHeld ? (
        <span>
          <b>+{ships}</b> {say.inRound(round)}
        </span>
      ) : (
        <span class="anno-warning">{say.noProduction}</span>
      )}
    </span>
  );
}

function Symbol({ symbols }: { symbols: 'population' | 'minerals' }): VNode {
  return (
    <svg class="anno-icon" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      <StarGlyph symbols={symbols} size={11} />
    </svg>
  );
}
