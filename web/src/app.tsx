/** The frame around every screen, and the screen that the address asks for. */

import { SeatDefs } from '@sternwarte/atlas';
import { LANGUAGES } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import type { ComponentChildren, VNode } from 'preact';
import { HomeScreen } from './home-screen.tsx';
import { NewBuildNotice } from './offline/new-build-notice.tsx';
import { route } from './route.ts';
import { language, shownTheme, theme } from './settings.ts';
import { PlayScreen } from './table/play-screen.tsx';
import { webWords } from './words/index.ts';

export function App(): VNode {
  const now = route.value;
  if (now.screen === 'home') {
    return (
      <Frame game={null}>
        <HomeScreen />
      </Frame>
    );
  }
  return (
    <Frame game={now.game}>
      <PlayScreen game={now.game} seats={now.seats} />
    </Frame>
  );
}

/** The page of one screen. `game` is `null` where no game is played. */
export interface FrameProps {
  readonly game: GameId | null;
  readonly children: ComponentChildren;
}

export function Frame({ game, children }: FrameProps): VNode {
  const words = webWords[language.value];
  const other = shownTheme() === 'night' ? 'day' : 'night';
  return (
    <div class={`page ${game === null ? 'page-home' : 'page-table'}`} data-game={game ?? undefined}>
      <SeatDefs />
      <header class="bar">
        {game !== null && (
          <>
            <a class="bar-home" href="#/">
              {words.title}
            </a>
            <h1>{texts[game][language.value].title}</h1>
          </>
        )}
        <div class="bar-settings">
          {LANGUAGES.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language.value}
              onClick={() => {
                language.value = code;
              }}
            >
              {code.toUpperCase()}
            </button>
          ))}
          <button
            type="button"
            aria-label={words.theme}
            onClick={() => {
              theme.value = other;
            }}
          >
            {words[other]}
          </button>
        </div>
      </header>
      <NewBuildNotice />
      {children}
    </div>
  );
}
