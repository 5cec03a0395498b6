/** The page of one screen: a bar on top, the screen below. */

import { signal, useSignal } from '@preact/signals';
import { seatHues } from '@sternwarte/atlas';
import type { SeatColour } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { NewBuildNotice } from '../offline/new-build-notice.tsx';
import { HOME, hasMoved } from '../route.ts';
import { language, shownTheme, theme } from '../settings.ts';
import { speak } from '../speak.ts';
import { webWords } from '../words/index.ts';
import { Drawing, SETTINGS } from './drawing.tsx';
import { SeatDefs } from './lazy-seats.ts';
import { SettingsDialog } from './lazy-settings.ts';

/** The colours of a match that a page shows by the way, or of one that is being set up; `null` where none is. */
export const pictured = signal<readonly SeatColour[] | null>(null);

export interface FrameProps {
  /** What the screen is about; `null` where no game is chosen yet. */
  readonly game: GameId | null;
  readonly kind: 'home' | 'form' | 'table' | 'result';
  /** The colours of the seats; those of the game unless the match has its own. */
  readonly colours?: readonly SeatColour[] | undefined;
  /** What else stands in the bar; instead of the settings, at a table. */
  readonly bar?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Frame({ game, kind, colours, bar, children }: FrameProps): VNode {
  const words = webWords[language.value];
  const title = game === null ? words.title : catalogue[game].words[language.value].title;
  const usual = game === null ? undefined : catalogue[game].colours;
  const shown = colours ?? pictured.value ?? usual;
  const content = useRef<HTMLElement>(null);
  const isSetting = useSignal(false);
  useFocusOnArrival(content);
  useEffect(() => {
    document.title = game === null ? title : `${title} · ${words.title}`;
  }, [title, words, game]);
  const other = shownTheme.value === 'night' ? 'day' : 'night';
  return (
    <div
      class={`page page-${kind}`}
      data-game={game ?? undefined}
      style={shown === undefined ? undefined : seatHues(shown)}
    >
      <SeatDefs {...(shown !== undefined && { colours: shown })} />
      <button type="button" class="skip" onClick={() => content.current?.focus()}>
        {words.skip}
      </button>
      <header class="bar">
        {kind !== 'home' && (
          <>
            <a class="bar-home" href={HOME} aria-label={`${words.title}: ${words.home}`}>
              {words.title}
            </a>
            {/* The name of the app stands beside it already. */}
            <h1 class={game === null ? 'visually-hidden' : ''}>{title}</h1>
          </>
        )}
        {bar}
        {bar === undefined && (
          <div class="bar-settings">
            {kind === 'home' && (
              <>
                {Object.entries(words.languages).map(([code, name]) => (
                  <button
                    key={code}
                    type="button"
                    class="quiet"
                    lang={code}
                    aria-pressed={code === language.value}
                    onClick={() => {
                      void speak(code === 'de' ? 'de' : 'en');
                    }}
                  >
                    {name}
                  </button>
                ))}
                <button
                  type="button"
                  class="quiet"
                  onClick={() => {
                    theme.value = other;
                  }}
                >
                  {words[other]}
                </button>
              </>
            )}
            <button
              type="button"
              class="quiet"
              aria-label={words.settings}
              onClick={() => {
                isSetting.value = true;
              }}
            >
              <Drawing path={SETTINGS} />
              <span class="wide">{words.settings}</span>
            </button>
          </div>
        )}
      </header>
      <NewBuildNotice />
      <main ref={content} class={`screen ${kind}`} tabIndex={-1}>
        {children}
      </main>
      {isSetting.value && (
        <SettingsDialog
          onClose={() => {
            isSetting.value = false;
          }}
        />
      )}
    </div>
  );
}

/**
 * Whoever follows a link without seeing the page should be where it leads, also when the page that says "loading" is
 * gone; but nobody has followed one at first.
 */
function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!hasMoved() || document.activeElement !== document.body) return;
    content.current?.focus({ preventScroll: true });
  }, []);
}
