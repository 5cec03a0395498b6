/** What is asked of whom, and the means to decide it: own things, the choice, and the main buttons. */

import { useScrollStop, type BoardProps } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { language, textInterface } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { AdvicePlate } from './advice.tsx';
import { Ask } from './ask.tsx';
import type { TableScreenProps } from './table-screen.tsx';

export interface DecisionProps extends TableScreenProps {
  readonly boardProps: BoardProps;
  /** Why the last thing that was tried is not possible, in words. */
  readonly refusal: string | null;
  readonly isNarrow: boolean;
}

export function Decision(props: DecisionProps): VNode {
  const { match, board, boardProps, isNarrow, onAgain, replayAddress } = props;
  const words = webWords[language.value];
  const { pending, thinking, outcomes, viewer } = match.position.value;
  const { names, asked } = boardProps;
  const { Controls, Hand } = board;
  const own = useScrollStop<HTMLElement>();
  const isOver = pending.kind === 'over';
  const isWaiting = match.position.value.asked === null && !isOver && outcomes === null;
  const hasOwn = Hand !== null && !textInterface.value && viewer !== 'spectator';
  return (
    <section
      class="table-decision plate"
      aria-label={words.decision}
      tabIndex={-1}
      data-place="decision"
    >
      <h2 class="visually-hidden">{words.decision}</h2>
      <div class={`decision-body zones ${hasOwn ? 'zones-own' : ''}`}>
        {hasOwn && (
          <section ref={own} class="zone zone-own table-hand" aria-label={words.hand}>
            <h3 class="visually-hidden">{words.hand}</h3>
            <Hand {...boardProps} />
          </section>
        )}
        {!isNarrow && <Ask {...props} />}
        {asked !== null && !textInterface.value && <Controls {...boardProps} />}
        {isWaiting && (
          <p class="soft waiting">
            {thinking === null ? words.waiting : words.thinks(names[thinking] ?? '')}
          </p>
        )}
        {isOver && (
          <div class="zone zone-deeds">
            <div class="zone-inside">
              <a class="button" href={replayAddress}>
                {words.toReplay}
              </a>
              <button type="button" class="primary" onClick={onAgain}>
                {words.again}
              </button>
            </div>
          </div>
        )}
      </div>
      {isNarrow && <AdvicePlate match={match} boardProps={boardProps} />}
    </section>
  );
}
