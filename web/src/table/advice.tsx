/** What the bots would do: at most three moves, each with its reason, each one click away. */

import type { BoardProps } from '@sternwarte/atlas';
import { sayHint } from '@sternwarte/bots';
import type { VNode } from 'preact';
import type { LiveMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

export interface AdviceProps {
  readonly match: LiveMatch;
  readonly boardProps: BoardProps;
}

export function AdvicePlate({ match, boardProps }: AdviceProps): VNode | null {
  const words = webWords[language.value];
  const advice = match.advice.value;
  const { view, play, words: gameWords } = boardProps;
  if (advice === null || boardProps.asked === null) return null;
  return (
    <div class="advice" role="status">
      <div class="advice-head">
        <h3>{words.hintTitle}</h3>
        <button type="button" class="quiet" onClick={() => match.dismissAdvice()}>
          {words.close}
        </button>
      </div>
      {advice.kind === 'thinking' && <p class="soft">{words.hintThinking}</p>}
      {advice.kind === 'failed' && <p class="notice">{words.hintFailed}</p>}
      {advice.kind === 'ready' && (
        <ol>
          {advice.hints.map((hint) => (
            <li key={gameWords.makeMove(hint.move)}>
              <button type="button" onClick={() => play(hint.move)}>
                {sayHint(hint, view, gameWords, language.value)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
