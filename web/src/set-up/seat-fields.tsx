/** Who plays: how many seats, and on each a person with a name or a bot of some strength. */

import type { Signal } from '@preact/signals';
import { EmblemIcon, seatClass, seatHatch } from '@sternwarte/atlas';
import { STRENGTHS, temperOf, type Seat } from '@sternwarte/engine';
import type { WholeGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { botOf, MAX_NAME_LENGTH, sitterOf, type Sitter } from '../match/sitter.ts';
import { language } from '../settings.ts';
import { setUpWords } from '../words/set-up.ts';
import { ColourField } from './colour-field.tsx';
import { reseated, type Draft } from './draft.ts';

interface Props {
  readonly draft: Signal<Draft>;
  readonly loaded: WholeGame;
}

export function SeatFields({ draft, loaded }: Props): VNode {
  const words = setUpWords[language.value];
  const { seats, sitters } = draft.value;
  const { min, max } = loaded.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_unused, i) => min + i);
  const note = loaded.words[language.value].seatsNote?.(seats) ?? null;
  const colourWords = loaded.words[language.value].options[loaded.game.seatColours ?? ''];
  const colourHelp = colourWords && `${colourWords.name}: ${colourWords.help}`;
  const isWatching = sitters.slice(0, seats).every(({ kind }) => kind === 'bot');
  return (
    <fieldset class="plate">
      <legend>{words.players}</legend>
      <div class="choice" role="radiogroup" aria-label={words.playerCount}>
        <span aria-hidden="true">{words.playerCount}</span>
        <div class="segments">
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="seats"
                checked={count === seats}
                onChange={() => {
                  draft.value = reseated(loaded.game, draft.value, { seats: count });
                }}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </div>
      <ol class="seat-rows">
        {sitters.slice(0, seats).map((sitter, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            sitter={sitter}
            loaded={loaded}
            draft={draft}
            onChange={(changed) => {
              const all = draft.value.sitters.map((old, other) => (other === seat ? changed : old));
              draft.value = reseated(loaded.game, draft.value, { sitters: all });
            }}
          />
        ))}
      </ol>
      {colourHelp !== undefined && <p class="soft">{colourHelp}</p>}
      <BotWords bots={sitters.slice(0, seats).map(botOf)} loaded={loaded} />
      {note !== null && <p class="soft seats-note">{note}</p>}
      {isWatching && <p class="soft">{words.watchOnly}</p>}
    </fieldset>
  );
}

interface BotWordsProps {
  readonly bots: readonly (string | null)[];
  readonly loaded: WholeGame;
}

/** How the bots at the table think, each kind once, and what each of the Pilots is like. */
function BotWords({ bots, loaded }: BotWordsProps): VNode | null {
  const words = setUpWords[language.value];
  const gameWords = loaded.words[language.value];
  const { opponents, tempers } = gameWords;
  const present = STRENGTHS.filter((strength) => bots.includes(strength));
  if (present.length === 0) return null;
  return (
    <dl class="bot-words soft">
      {present.map((bot) => (
        <div key={bot}>
          <dt>{words.strengths[bot]}</dt>
          {/* A game that has not said yet how its bots think is spoken for. */}
          <dd>{opponents[bot] || words.opponents[bot]}</dd>
          {bot === 'pilot' &&
            bots.map((seated, seat) => {
              const line = seated === 'pilot' ? tempers?.[temperOf(seat)] : undefined;
              return line && <dd key={seat}>{`${gameWords.seatName(seat)}. ${line}`}</dd>;
            })}
        </div>
      ))}
    </dl>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly loaded: WholeGame;
  readonly draft: Signal<Draft>;
  onChange(this: void, sitter: Sitter): void;
}

const PERSON = 'person';

function SeatRow({ seat, sitter, loaded, draft, onChange }: SeatRowProps): VNode {
  const words = setUpWords[language.value];
  const gameWords = loaded.words[language.value];
  const seatName = gameWords.seatName(seat);
  const bot = STRENGTHS.find((known) => known === botOf(sitter));
  return (
    <li class={`seat-row ${seatClass(seat)}`}>
      <span class="seat-sign">
        <svg class="seat-swatch" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
          <rect class="seat-swatch-edge" x="1" y="1" width="34" height="34" rx="3" />
          <rect x="1" y="1" width="34" height="34" rx="3" fill={seatHatch(seat)} />
        </svg>
        <EmblemIcon seat={seat} />
        {loaded.game.seatColours === undefined && seatName}
        <ColourField
          seat={seat}
          draft={draft}
          loaded={loaded}
          label={words.colourOf(String(seat + 1))}
        />
      </span>
      <select
        aria-label={words.who(seatName)}
        value={bot ?? PERSON}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange(sitterOf(sitter.name, STRENGTHS.find((known) => known === value) ?? null));
        }}
      >
        <option value={PERSON}>{words.person}</option>
        {STRENGTHS.map((strength) => (
          <option key={strength} value={strength}>
            {words.strengths[strength]}
          </option>
        ))}
      </select>
      {bot === undefined && (
        <input
          type="text"
          aria-label={words.nameOf(seatName)}
          placeholder={seatName}
          maxLength={MAX_NAME_LENGTH}
          value={sitter.name ?? ''}
          autocomplete="off"
          onInput={(event) => onChange({ ...sitter, name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
