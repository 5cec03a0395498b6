/** The matches that are kept here: to go on with, to look at, to delete, and to bring back. */

import { useSignal } from '@preact/signals';
import { showText } from '@sternwarte/engine';
import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../frame/icon.tsx';
import { SilentStore } from '../lazy.tsx';
import type { Shelf } from '../match/match-store.ts';
import type { KeptMatch, SavedMatch } from '../match/saved-match.ts';
import { locks } from '../page-locks.ts';
import { addressOf } from '../route.ts';
import { openStore, storeChanges, storeLasts, storeSilent } from '../services.ts';
import { language } from '../settings.ts';
import { saveFile } from '../table/save-file.ts';
import { webWords } from '../words/index.ts';
import { ageOf } from './age.ts';

/** What went wrong, and with which match. */
type Trouble =
  | { readonly kind: 'shelfFailed' }
  | {
      readonly kind: 'removeElsewhere' | 'removeFailed' | 'restoreFailed';
      readonly title: string;
    };

const EMPTY: Shelf = { matches: [], damaged: [] };

export function KeptMatches(): VNode {
  const words = webWords[language.value];
  const shelf = useSignal(EMPTY);
  const removed = useSignal<KeptMatch | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  useEffect(() => {
    let isWanted = true;
    openStore()
      .then((store) => store.list())
      .then(
        (list) => {
          if (isWanted) shelf.value = list;
        },
        () => {
          if (isWanted) trouble.value = { kind: 'shelfFailed' };
        },
      );
    return () => {
      isWanted = false;
    };
  }, [storeChanges.value]);

  const remove = async (key: string, title: string): Promise<void> => {
    trouble.value = null;
    // Whoever plays it must not go on with something that is gone.
    const release = await locks.hold(key, false, () => undefined);
    if (release === null) {
      trouble.value = { kind: 'removeElsewhere', title };
      return;
    }
    try {
      const store = await openStore();
      removed.value = await store.take(key);
    } catch {
      trouble.value = { kind: 'removeFailed', title };
    } finally {
      release();
      storeChanges.value++;
    }
  };
  const restore = async (kept: KeptMatch): Promise<void> => {
    trouble.value = null;
    try {
      const store = await openStore();
      await store.add(kept);
      removed.value = null;
    } catch {
      trouble.value = { kind: 'restoreFailed', title: titleOf(kept.saved) };
    }
    storeChanges.value++;
  };

  const { matches, damaged } = shelf.value;
  const known = matches.filter(({ match }) => isGameId(match.game));
  const open = known.filter(({ result }) => result === null);
  const finished = known.filter(({ result }) => result !== null);
  return (
    <>
      {!storeLasts.value && <p class="notice">{words.notSaved}</p>}
      {storeSilent.value && (
        <div class="notice" role="status">
          <SilentStore />
        </div>
      )}
      <div role="status">
        {removed.value !== null && (
          <p class="toast plate">
            {words.removed(titleOf(removed.value.saved))}{' '}
            <button
              type="button"
              onClick={() => {
                if (removed.value !== null) void restore(removed.value);
              }}
            >
              {words.restore}
            </button>
          </p>
        )}
      </div>
      <div role="alert">
        {trouble.value !== null && <p class="notice">{sayTrouble(trouble.value)}</p>}
      </div>
      <MatchList title={words.inProgress} matches={open} onRemove={remove} />
      <MatchList title={words.finished} matches={finished} onRemove={remove} />
      <DamagedList keys={damaged} onRemove={remove} />
    </>
  );
}

function sayTrouble(trouble: Trouble): string {
  const words = webWords[language.value];
  return trouble.kind === 'shelfFailed' ? words.shelfFailed : words[trouble.kind](trouble.title);
}

interface DamagedListProps {
  readonly keys: readonly string[];
  onRemove(this: void, key: string, title: string): Promise<void>;
}

/** Matches that cannot be read any more: somebody who knows how may still mend them. */
function DamagedList({ keys, onRemove }: DamagedListProps): VNode | null {
  const words = webWords[language.value];
  if (keys.length === 0) return null;
  const title = words.damagedMatch;
  return (
    <section class="kept">
      <h2>{words.damagedMatches}</h2>
      <ul>
        {keys.map((key) => (
          <li key={key} class="plate">
            <div class="kept-what">
              {title} <span class="soft">{showText(key, 40)}</span>
            </div>
            <button
              type="button"
              aria-label={words.rowLabel(words.save, title, key)}
              onClick={() => {
                void openStore()
                  .then((store) => store.salvage(key))
                  .then((text) => saveFile(`sternwarte-${key}.json`, text));
              }}
            >
              {words.save}
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={words.rowLabel(words.remove, title, key)}
              onClick={() => void onRemove(key, title)}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly SavedMatch[];
  onRemove(this: void, key: string, title: string): Promise<void>;
}

function MatchList({ title, matches, onRemove }: MatchListProps): VNode | null {
  if (matches.length === 0) return null;
  return (
    <section class="kept">
      <h2>{title}</h2>
      <ul>
        {matches.map((saved) => (
          <li key={saved.key} class="plate">
            <MatchRow saved={saved} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MatchRowProps {
  readonly saved: SavedMatch;
  onRemove(this: void, key: string, title: string): Promise<void>;
}

function MatchRow({ saved, onRemove }: MatchRowProps): VNode {
  const words = webWords[language.value];
  const title = titleOf(saved);
  const names = saved.names[language.value].join(', ');
  const isOver = saved.result !== null;
  const action = isOver ? words.replay : words.resume;
  const address = addressOf({ screen: isOver ? 'replay' : 'match', key: saved.key });
  return (
    <>
      <div class="kept-what">
        <b>{title}</b> <span class="soft">{names}</span>
        <br />
        <span>{standingOf(saved)}</span>{' '}
        <span class="soft">
          · {words.entries(saved.entries)} · {ageOf(saved.touched, Date.now(), language.value)}
        </span>
      </div>
      <a class="button" href={address} aria-label={words.rowLabel(action, title, names)}>
        {action}
      </a>
      <button
        type="button"
        class="quiet"
        aria-label={words.rowLabel(words.remove, title, names)}
        onClick={() => void onRemove(saved.key, title)}
      >
        <Icon name="remove" />
      </button>
    </>
  );
}

function titleOf({ match }: SavedMatch): string {
  return isGameId(match.game) ? catalogue[match.game].words[language.value].title : match.game;
}

function standingOf({ awaits, result, names }: SavedMatch): string {
  const words = webWords[language.value];
  const called = (seats: readonly number[]): string =>
    new Intl.ListFormat(language.value).format(
      seats.map((seat) => names[language.value][seat] ?? ''),
    );
  if (result !== null) return words.wonBy(called(result.winners));
  return awaits.length === 0 ? words.chanceAwaited : words.awaited(called(awaits));
}
