/** The first screen: three games, each one click away. */

import { useSignal } from '@preact/signals';
import { games, type GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { vignettes } from '@sternwarte/games/vignettes';
import type { VNode } from 'preact';
import { tableAddress } from './route.ts';
import { language } from './settings.ts';
import { webWords } from './words/index.ts';

const GAME_IDS = Object.keys(games) as GameId[];

export function HomeScreen(): VNode {
  const words = webWords[language.value];
  return (
    <main class="home">
      <h1>{words.title}</h1>
      <p class="motto">{words.motto}</p>
      <div class="cards">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </div>
    </main>
  );
}

function GameCard({ id }: { id: GameId }): VNode {
  const words = webWords[language.value];
  const { title, tagline } = texts[id][language.value];
  const { min, max } = games[id].seats;
  const seats = useSignal(max);
  const Vignette = vignettes[id];
  const choices = Array.from({ length: max - min + 1 }, (_unused, i) => min + i);
  return (
    <article class="card plate">
      <Vignette />
      <h2>{title}</h2>
      <p>{tagline}</p>
      <div class="row">
        <label>
          <span class="soft">{words.seats}</span>
          <select
            value={seats.value}
            onChange={(event) => {
              seats.value = Number(event.currentTarget.value);
            }}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <a class="button primary" href={tableAddress(id, seats.value)}>
          {words.playNow}
        </a>
      </div>
    </article>
  );
}
