/** Setting up a match: who plays, by which rules, and who rolls the dice. */

import './set-up.css';
import { useSignal, type Signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import type { LoadedGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { failureOf, type Failure } from '../failure.ts';
import { Waiting } from '../lazy.tsx';
import { goTo } from '../route.ts';
import { beginMatch } from '../session.ts';
import { language, readText, writeText } from '../settings.ts';
import { useGame } from '../use-game.ts';
import { webWords } from '../words/index.ts';
import { planOf, readDraft, writeDraft, type Draft } from './draft.ts';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';

export function SetUpScreen({ game }: { readonly game: GameId }): VNode {
  const { loaded, failed, retry } = useGame(game);
  return (
    <Frame game={game} kind="form">
      {loaded === null ? (
        <Waiting failed={failed} onRetry={retry} />
      ) : (
        <SetUpForm game={game} loaded={loaded} />
      )}
    </Frame>
  );
}

function SetUpForm({ game, loaded }: { game: GameId; loaded: LoadedGame }): VNode {
  const words = webWords[language.value];
  const memory = `setUp.${game}`;
  const draft = useSignal<Draft>(readDraft(readText(memory), loaded.game));
  const isBeginning = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  const begin = async (): Promise<void> => {
    isBeginning.value = true;
    failure.value = null;
    writeText(memory, writeDraft(draft.value));
    try {
      goTo({ screen: 'match', key: await beginMatch(game, planOf(draft.value)) });
    } catch (error) {
      failure.value = await failureOf(error);
      isBeginning.value = false;
    }
  };
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <SeatFields draft={draft} loaded={loaded} />
      <DiceFields draft={draft} />
      <OptionFields draft={draft} loaded={loaded} />
      {failure.value !== null && (
        <p class="notice" role="alert">
          {words.failures[failure.value]}
        </p>
      )}
      <div class="set-up-end">
        <button type="submit" class="primary" disabled={isBeginning.value}>
          {words.begin}
        </button>
      </div>
    </form>
  );
}

function DiceFields({ draft }: { draft: Signal<Draft> }): VNode {
  const words = webWords[language.value];
  const ways = [
    { own: false, label: words.fairDice, help: words.fairDiceHelp },
    { own: true, label: words.ownDice, help: words.ownDiceHelp },
  ];
  return (
    <fieldset class="plate">
      <legend>{words.dice}</legend>
      {ways.map(({ own, label, help }) => (
        <label key={label} class="switch">
          <input
            type="radio"
            name="dice"
            checked={draft.value.ownDice === own}
            onChange={() => {
              draft.value = { ...draft.value, ownDice: own };
            }}
          />
          <span>
            {label}
            <small>{help}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
