/** Setting up a match: who plays, by which rules, and who rolls the dice. */

import './set-up.css';
import { useSignal, type Signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { dressedFor, type WholeGame } from '@sternwarte/games/load';
import { vignettes } from '@sternwarte/games/vignettes';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Frame, pictured } from '../frame/frame.tsx';
import { failureOf, type Failure } from '../failure.ts';
import { Waiting } from '../lazy.tsx';
import { goTo } from '../route.ts';
import { beginMatch } from '../session.ts';
import { language, readText, writeText } from '../settings.ts';
import { useWholeGame } from '../use-game.ts';
import { webWords } from '../words/index.ts';
import { setUpWords } from '../words/set-up.ts';
import { planOf, withPeople, type Draft } from './draft.ts';
import { readDraft, writeDraft } from './remembered-draft.ts';
import { inFavourites } from './seat-colours.ts';
import { OptionFields } from './option-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { SeatFields } from './seat-fields.tsx';

export interface SetUpProps {
  readonly game: GameId;
  /** Whether people sit on all seats, as far as nobody says otherwise. */
  readonly people?: boolean;
}

export function SetUpScreen({ game, people = false }: SetUpProps): VNode {
  const { loaded, failed, retry } = useWholeGame(game);
  return (
    <Frame game={game} kind="form">
      {loaded === null ? (
        <Waiting failed={failed} onRetry={retry} />
      ) : (
        <SetUpForm game={game} people={people} loaded={loaded} />
      )}
    </Frame>
  );
}

interface SetUpFormProps {
  readonly game: GameId;
  readonly people: boolean;
  readonly loaded: WholeGame;
}

function SetUpForm({ game, people, loaded }: SetUpFormProps): VNode {
  const words = setUpWords[language.value];
  const memory = `setUp.${game}`;
  const remembered = inFavourites(loaded.game, readDraft(readText(memory), loaded.game));
  const draft = useSignal<Draft>(people ? withPeople(loaded.game, remembered) : remembered);
  const isBeginning = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  const begin = async (): Promise<void> => {
    isBeginning.value = true;
    failure.value = null;
    writeText(memory, writeDraft(draft.value, loaded.game));
    try {
      goTo({ screen: 'match', key: await beginMatch(game, planOf(draft.value)) });
    } catch (error) {
      failure.value = await failureOf(error);
      isBeginning.value = false;
    }
  };
  const dressed = dressedFor(game, loaded, draft.value.options);
  useEffect(() => {
    pictured.value = dressed.colours;
    return () => {
      pictured.value = null;
    };
  }, [dressed.colours.join()]);
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Picture game={game} />
      <SeatFields draft={draft} loaded={dressed} />
      <DiceFields draft={draft} game={game} />
      <OptionFields draft={draft} loaded={loaded} />
      <ReadingFields draft={draft} loaded={loaded} game={game} />
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

/** What is set up here, at a glance. */
function Picture({ game }: { readonly game: GameId }): VNode {
  const { seats, minutes, words } = catalogue[game];
  const Vignette = vignettes[game];
  return (
    <div class="set-up-picture">
      <Vignette />
      <p>
        {words[language.value].blurb}
        <small>{webWords[language.value].facts(seats.min, seats.max, minutes)}</small>
      </p>
    </div>
  );
}

interface DiceFieldsProps {
  readonly draft: Signal<Draft>;
  readonly game: GameId;
}

function DiceFields({ draft, game }: DiceFieldsProps): VNode {
  const words = setUpWords[language.value];
  const ways = [
    { own: false, label: words.fairDice, help: words.fairDiceHelp },
    // Where chance lays the table and nothing else, nobody speaks of dice.
    catalogue[game].luck === 0
      ? { own: true, label: words.ownLots, help: words.ownLotsHelp }
      : { own: true, label: words.ownDice, help: words.ownDiceHelp },
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
