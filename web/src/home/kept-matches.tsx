/** The matches that are kept here: to go on with, to look at, to delete, and to bring back. */

import { useSignal } from '@preact/signals';
import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../frame/icon.tsx';
import type { KeptMatch, SavedMatch } from '../match/saved-match.ts';
import { addressOf } from '../route.ts';
import { openStore, storeChanges, storeLasts } from '../services.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { ageOf } from './age.ts';

export function KeptMatches(): VNode {
  const words = webWords[language.value];
  const matches = useSignal<readonly SavedMatch[]>([]);
  const removed = useSignal<KeptMatch | null>(null);
  useEffect(() => {
    let isWanted = true;
    void openStore()
      .then((store) => store.list())
      .then((list) => {
        if (isWanted) matches.value = list;
      });
    return () => {
      isWanted = false;
    };
  }, [storeChanges.value]);

  const remove = async (key: string): Promise<void> => {
    const store = await openStore();
    removed.value = await store.take(key);
    storeChanges.value++;
  };
  const restore = async (kept: KeptMatch): Promise<void> => {
    const store = await openStore();
    await store.put(kept);
    removed.value = null;
    storeChanges.value++;
  };

  const known = matches.value.filter(({ match }) => isGameId(match.game));
  const open = known.filter(({ result }) => result === null);
  const finished = known.filter(({ result }) => result !== null);
  return (
    <>
      {!storeLasts.value && <p class="notice">{words.notSaved}</p>}
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
      <MatchList title={words.inProgress} matches={open} onRemove={remove} />
      <MatchList title={words.finished} matches={finished} onRemove={remove} />
    </>
  );
}

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly SavedMatch[];
  onRemove(this: void, key: string): Promise<void>;
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
  onRemove(this: void, key: string): Promise<void>;
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
        onClick={() => void onRemove(saved.key)}
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
