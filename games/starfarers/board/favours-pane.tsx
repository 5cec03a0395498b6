/** What friendship cards allow once in a turn, for those who have them. */

import type { VNode } from 'preact';
import { hasHonour, levellingTargets } from '../rules/friendship.ts';
import { Icon } from './glyphs.tsx';
import { MoveButton, SeatMark } from './parts.tsx';
import { toggleLeader } from './composing.ts';
import { levellingMove, movesOf } from './picking.ts';
import type { AskedProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

export function hasFavours({ view, asked }: Pick<AskedProps, 'view' | 'asked'>): boolean {
  return hasHonour(view, asked) || levellingTargets(view, asked) > 0;
}

export function FavoursPane(props: AskedProps): VNode {
  const { view, asked, moves, check, selection, names, words: gameWords, language } = props;
  const words = boardWords[language];
  const leaders = [...new Set(movesOf(moves, 'levelling').flatMap(({ seats }) => seats))];
  const level = levellingMove(moves, selection.value);
  const honour = { type: 'honour' } as const;
  const whyNoHonour = check(honour);
  return (
    <div class="star-favours">
      {hasHonour(view, asked) && (
        <div>
          <b>{gameWords.help['diplomat-honour-1']?.title}</b>
          <MoveButton props={props} move={honour} label="" reason={whyNoHonour} class="star-choice">
            <Icon name="goods" /> → <Icon name="halfMedal" />
          </MoveButton>
          {whyNoHonour !== null && <span class="star-why">{whyNoHonour}</span>}
        </div>
      )}
      {levellingTargets(view, asked) > 0 && (
        <div>
          <b>{gameWords.help['diplomat-levelling']?.title}</b>
          {leaders.map((seat) => (
            <button
              key={seat}
              type="button"
              class="star-choice"
              aria-pressed={selection.value.leaders.includes(seat)}
              onClick={() => {
                selection.value = toggleLeader(selection.value, seat);
              }}
            >
              <SeatMark seat={seat} name={names[seat] ?? ''} />
            </button>
          ))}
          {level !== null && <MoveButton props={props} move={level} primary label={words.draw} />}
          {leaders.length === 0 && (
            <span class="star-why">{check({ type: 'levelling', seats: [asked] })}</span>
          )}
        </div>
      )}
    </div>
  );
}
