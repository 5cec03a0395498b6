/** What friendship cards allow once in a turn, for those who have them. */

import type { VNode } from 'preact';
import { hasHonour, levellingTargets } from '../rules/friendship.ts';
import { Icon } from './glyphs.tsx';
import { SeatMark } from './later-parts.tsx';
import { MoveButton } from './parts.tsx';
import { toggleLeader } from './composing.ts';
import type { TradePane } from './later.ts';
import { levellingMove, movesOf } from './picking.ts';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

/** Draws from those who were chosen. */
function FavourDeed(props: AskedProps): VNode | null {
  const { moves, selection, language } = props;
  const level = levellingMove(moves, selection.value);
  if (level === null) return null;
  return <MoveButton props={props} move={level} primary label={boardWords[language].draw} />;
}

function FavoursPane(props: AskedProps): VNode {
  const { view, asked, moves, check, selection, names, words: gameWords } = props;
  const leaders = [...new Set(movesOf(moves, 'levelling').flatMap(({ seats }) => seats))];
  const honour = { type: 'honour' } as const;
  const whyNoHonour = check(honour);
  return (
    <div class="star-favours">
      {hasHonour(view, asked) && (
        <div class="star-row">
          <b>{gameWords.help['diplomat-honour-1']?.title}</b>
          <MoveButton props={props} move={honour} label="" reason={whyNoHonour} class="star-coin">
            <Icon name="goods" /> → <Icon name="halfMedal" />
          </MoveButton>
          {whyNoHonour !== null && <span class="star-why">{whyNoHonour}</span>}
        </div>
      )}
      {levellingTargets(view, asked) > 0 && (
        <div class="star-row">
          <b>{gameWords.help['diplomat-levelling']?.title}</b>
          {leaders.map((seat) => (
            <button
              key={seat}
              type="button"
              class="star-coin star-leader"
              aria-pressed={selection.value.leaders.includes(seat)}
              onClick={() => {
                selection.value = toggleLeader(selection.value, seat);
              }}
            >
              <SeatMark seat={seat} name={names[seat] ?? ''} />
            </button>
          ))}
          {leaders.length === 0 && (
            <span class="star-why">{check({ type: 'levelling', seats: [asked] })}</span>
          )}
        </div>
      )}
    </div>
  );
}

export const favoursPane: TradePane = { Head: () => null, Body: FavoursPane, Deed: FavourDeed };
