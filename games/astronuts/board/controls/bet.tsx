/** The bet with its odds (R5.1). */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { allDeclarations } from '../deciding.ts';
import { Die } from '../die.tsx';
import { betOdds } from '../odds.ts';
import { situationOf, type NutsProps } from '../props.ts';
import { selecting } from '../selection.ts';
import { boardWords, decimal, percent } from '../words/index.ts';
import { Deed } from './deed.tsx';

export function Bet(props: NutsProps): VNode {
  const { view, asked, language } = props;
  const words = boardWords[language];
  const { selection } = situationOf(props);
  const { declared } = selection;
  const odds = betOdds(view, asked ?? view.current, declared);
  return (
    <>
      <Choice class="an-controls">
        <div class="an-bets" role="group" aria-label={words.bet.pick}>
          {allDeclarations().map((count) => {
            const { chance, prize } = betOdds(view, asked ?? view.current, count);
            const share = percent(language, chance);
            return (
              <Deed
                key={count}
                props={props}
                class="an-bet"
                intent={selecting(selection, { declared: count })}
                pressed={count === declared}
                title={count}
                note={`${share} →\u00A0${prize}`}
                label={words.bet.option(count, share, words.actions(prize))}
              />
            );
          })}
        </div>
        <div class="an-odds">
          <ul class="an-faces">
            {odds.byFace.map(({ face, actions }) => (
              <li
                key={face}
                class={face >= declared ? 'an-face an-face-won' : 'an-face'}
                aria-label={words.bet.roll(face, words.actions(actions))}
              >
                <Die face={face} />
                <b aria-hidden="true">{actions}</b>
              </li>
            ))}
          </ul>
          <p class="soft">{words.bet.average(decimal(language, odds.average))}</p>
        </div>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed
          props={props}
          primary
          intent={playing({ type: 'declare', count: declared })}
          title={words.bet.declare(declared)}
        />
      </Deeds>
    </>
  );
}
