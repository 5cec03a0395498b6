/** The way to victory: a scale from nothing to the points that win, with everybody's emblem on it. */

import { EmblemIcon } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { scoreOf } from '../rules/state.ts';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function Track({ view, names, language }: StarProps): VNode {
  const { pointsToWin } = view.options;
  const scores = view.players.map((_player, seat) => scoreOf(view, seat));
  const told = scores.map((score, seat) => `${names[seat]} ${score}`).join(', ');
  return (
    <div class="star-track" role="img" aria-label={boardWords[language].track(told, pointsToWin)}>
      {Array.from({ length: pointsToWin + 1 }, (_unused, points) => (
        <div key={points} class={points === pointsToWin ? 'star-goal' : ''}>
          <span class={points % 5 === 0 ? 'star-track-strong' : ''}>{points}</span>
          {scores.map(
            (score, seat) =>
              Math.min(score, pointsToWin) === points && <EmblemIcon key={seat} seat={seat} />,
          )}
        </div>
      ))}
    </div>
  );
}
