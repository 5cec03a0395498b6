/** The frame around every screen, and the screen that the address asks for. */

import { SeatDefs } from '@sternwarte/atlas';
import { LANGUAGES } from '@sternwarte/engine';
import { texts } from '@sternwarte/games/texts';
import type { ComponentChildren, VNode } from 'preact';
import { HomeScreen } from './home-screen.tsx';
import { route } from './route.ts';
import { language, shownTheme, theme } from './settings.ts';
import { PlayScreen } from './table/play-screen.tsx';
import { webWords } from './words/index.ts';

export function App(): VNode {
  const now = route.value;
  if (now.screen === 'home') {
    return (
      <Frame title={null}>
        <HomeScreen />
      </Frame>
    );
  }
  return (
    <Frame title={texts[now.game][language.value].title}>
      <PlayScreen game={now.game} seats={now.seats} />
    </Frame>
  );
}

/** The page of one screen. `title` is `null` on the first one, which has a title of its own. */
export function Frame({
  title,
  children,
}: {
  title: string | null;
  children: ComponentChildren;
}): VNode {
  const words = webWords[language.value];
  const other = shownTheme() === 'night' ? 'day' : 'night';
  return (
    <div class={`page ${title === null ? 'page-home' : 'page-table'}`}>
      <SeatDefs />
      <header class="bar">
        {title !== null && (
          <>
            <a class="bar-home" href="#/">
              {words.title}
            </a>
            <h1>{title}</h1>
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
      {children}
    </div>
  );
}
