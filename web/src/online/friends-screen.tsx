/** A table for friends in two clicks: the name is known, and everything else can be left as it is. */

import './online.css';
import '../set-up/set-up.css';
import { useSignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import type { WholeGame } from '@sternwarte/games/load';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { goTo } from '../route.ts';
import { ColourField } from '../set-up/colour-field.tsx';
import { defaultDraft, withPeople } from '../set-up/draft.ts';
import { inFavourites } from '../set-up/seat-colours.ts';
import { OptionFields } from '../set-up/option-fields.tsx';
import { ReadingFields } from '../set-up/reading-fields.tsx';
import { language } from '../settings.ts';
import { useWholeGame } from '../use-game.ts';
import { onlineWords } from '../words/online.ts';
import { CLOCKS, isClockId, sayClock, type ClockId } from './clock-rule.ts';
import { NameField } from './name-field.tsx';
import { InsecureNote, NoServer } from './no-server.tsx';
import { arrive, rememberedName, sayWhy, server } from './server.ts';
import { useServer } from './use-server.ts';

export function FriendsScreen({ game }: { readonly game: GameId }): VNode {
  const { loaded, failed, retry } = useWholeGame(game);
  const { state, ask } = useServer();
  return (
    <Frame game={game} kind="form">
      {state.kind === 'none' ? (
        <NoServer onRetry={ask} />
      ) : loaded === null || state.kind === 'asking' ? (
        <Waiting failed={failed} onRetry={retry} />
      ) : (
        <FriendsForm game={game} loaded={loaded} />
      )}
    </Frame>
  );
}

interface FriendsFormProps {
  readonly game: GameId;
  readonly loaded: WholeGame;
}

function FriendsForm({ game, loaded }: FriendsFormProps): VNode {
  const words = onlineWords[language.value];
  const { min, max } = catalogue[game].seats;
  const name = useSignal(rememberedName() ?? '');
  const people = withPeople(loaded.game, defaultDraft(loaded.game));
  const first = { ...people, seats: Math.max(min, 2) };
  const draft = useSignal(inFavourites(loaded.game, first));
  const clock = useSignal<ClockId>('none');
  const isOpen = useSignal(false);
  const mayWatch = useSignal(true);
  const isOpening = useSignal(false);
  const problem = useSignal<string | null>(null);
  const counts = Array.from({ length: max - min + 1 }, (_unused, i) => min + i);

  const open = async (): Promise<void> => {
    isOpening.value = true;
    problem.value = null;
    const me = await arrive(name.value);
    const reply = !me.ok
      ? me
      : await server.open({
          game,
          seats: Array.from({ length: draft.value.seats }, () => null),
          options: draft.value.options,
          open: isOpen.value,
          spectators: mayWatch.value,
          clock: CLOCKS[clock.value],
        });
    isOpening.value = false;
    if (reply.ok) goTo({ screen: 'table', id: reply.value.id });
    else problem.value = sayWhy(reply.why, language.value);
  };

  return (
    <form
      class="set-up friends"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{words.withFriends}</h2>
      <p class="soft">{words.intro}</p>
      <fieldset class="plate">
        <legend class="visually-hidden">{words.withFriends}</legend>
        <NameField name={name} />
        <div class="choice" role="radiogroup" aria-label={words.howMany}>
          <span aria-hidden="true">{words.howMany}</span>
          <div class="segments">
            {counts.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="seats"
                  checked={count === draft.value.seats}
                  onChange={() => {
                    draft.value = { ...draft.value, seats: count };
                  }}
                />
                <span>{count}</span>
              </label>
            ))}
          </div>
        </div>
        <small class="soft">{words.howManyHelp}</small>
        {loaded.game.seatColours !== undefined && (
          <label class="option">
            {words.yourColour}
            <ColourField seat={0} draft={draft} loaded={loaded} />
          </label>
        )}
      </fieldset>
      <details class="plate option-fields">
        <summary>
          {words.more}: <span class="soft">{sayClock(CLOCKS[clock.value], language.value)}</span>
        </summary>
        <label class="option">
          {words.clock}
          <select
            value={clock.value}
            onChange={({ currentTarget }) => {
              if (isClockId(currentTarget.value)) clock.value = currentTarget.value;
            }}
          >
            {Object.entries(CLOCKS).map(([id, rule]) => (
              <option key={id} value={id}>
                {sayClock(rule, language.value)}
              </option>
            ))}
          </select>
          <small class="soft">{words.clockHelp}</small>
        </label>
        {(
          [
            [isOpen, words.isOpen, words.isOpenHelp],
            [mayWatch, words.mayWatch, words.mayWatchHelp],
          ] as const
        ).map(([chosen, label, help]) => (
          <label key={label} class="switch">
            <input
              type="checkbox"
              checked={chosen.value}
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.checked;
              }}
            />
            <span>
              {label}
              <small>{help}</small>
            </span>
          </label>
        ))}
      </details>
      <OptionFields draft={draft} loaded={loaded} />
      <ReadingFields draft={draft} loaded={loaded} game={game} />
      <InsecureNote />
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      <div class="set-up-end">
        <button type="submit" class="primary" disabled={isOpening.value}>
          {isOpening.value ? words.opening : words.openTable}
        </button>
      </div>
    </form>
  );
}
