/** For people with dice and cards of their own: what may have come up, by the faces of the dice or to pick from. */

import './aside.css';
import { useSignal } from '@preact/signals';
import type { GameBoard } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import { DicePicker, facesOf } from './dice-picker.tsx';
import { commonLead, matchesWords } from './search-words.ts';
import { useAllWords, type WordedMatch } from './use-all-words.ts';

/** As many as one can look through at a glance. */
const SHOWN = 24;

export interface OwnDiceProps extends WordedMatch {
  readonly board: GameBoard;
  readonly match: LiveMatch;
  readonly outcomes: readonly unknown[];
}

export function OwnDice({ board, match, outcomes, ...worded }: OwnDiceProps): VNode {
  const words = asideWords[language.value];
  const faces = facesOf(board, outcomes);
  const isSetUp = match.position.value.log.every(({ by }) => by === 'table');
  return (
    <div class="own-dice" role="group" aria-label={words.enterDraw}>
      <h3>{words.enterDraw}</h3>
      {faces === null ? (
        <OutcomeList {...worded} match={match} outcomes={outcomes} />
      ) : (
        <DicePicker faces={faces} onPick={(n) => match.enter(outcomes[n])} />
      )}
      <div class="row row-start">
        <button type="button" class="quiet" onClick={() => match.drawFor(false)}>
          {words.drawOne}
        </button>
        {isSetUp && (
          <button type="button" class="quiet" onClick={() => match.drawFor(true)}>
            {words.drawAll}
          </button>
        )}
      </div>
    </div>
  );
}

function OutcomeList({ match, outcomes, ...worded }: Omit<OwnDiceProps, 'board'>): VNode | null {
  const words = asideWords[language.value];
  const gameWords = useAllWords(worded);
  const { view, news } = match.position.value;
  const names = match.names[language.value];
  const typed = useSignal('');
  useEffect(() => {
    typed.value = '';
  }, [news.number]);
  if (gameWords === null) return null;
  const said = outcomes.map((outcome) => ({
    outcome,
    text: gameWords.action({ by: 'table', chance: outcome }, view, names),
  }));
  const found = said.filter(({ text }) => matchesWords(text, typed.value));
  const lead = commonLead(said.map(({ text }) => text));
  return (
    <>
      {lead !== '' && <p class="soft">{lead}…</p>}
      {outcomes.length > SHOWN && (
        <input
          type="search"
          aria-label={words.enterSearch}
          placeholder={words.enterSearch}
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      )}
      <div class="outcomes">
        {found.slice(0, SHOWN).map(({ outcome, text }) => (
          <button key={text} type="button" aria-label={text} onClick={() => match.enter(outcome)}>
            {text.slice(lead.length)}
          </button>
        ))}
      </div>
      {found.length > SHOWN && <p class="soft">{words.enterMore(found.length - SHOWN)}</p>}
      {found.length === 0 && <p class="soft">{words.enterNone}</p>}
    </>
  );
}
