/** The rules of a game, ready to be read and searched, in the language of the reader. */

import { useSignal, type ReadonlySignal } from '@preact/signals';
import {
  LANGUAGES,
  readGuide,
  type GameWords,
  type GuideEntry,
  type Language,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { loadWords } from '@sternwarte/games/load';
import { loadGuide, loadHelp, type Helps, type LoadedGuide } from '@sternwarte/games/load-guide';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../settings.ts';
import { sayNumber } from './rule-number.ts';
import type { Findable } from './rule-search.ts';

export interface RuleBook {
  readonly game: GameId;
  readonly words: GameWords;
  /** `null` for a game without a guide. */
  readonly guide: LoadedGuide | null;
  readonly entries: readonly GuideEntry[];
  readonly findable: readonly Findable[];
}

export interface RuleBookLoading {
  readonly book: RuleBook | null;
  readonly failed: unknown;
  retry(this: void): void;
  /** Fetches the words of the other language, for whoever searches. */
  readonly searching: { value: boolean };
}

interface Parts {
  readonly words: GameWords;
  readonly helps: Helps;
  readonly guide: LoadedGuide | null;
}

export function useRuleBook(game: GameId): RuleBookLoading {
  const [parts, setParts] = useState<Parts | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const searching = useSignal(false);
  const code = language.value;
  const other = useOtherHelp(game, code, searching);
  useEffect(() => {
    let isWanted = true;
    setFailed(null);
    Promise.all([loadTexts(game, code), loadGuide(game, code)]).then(
      ([texts, guide]) => isWanted && setParts({ ...texts, guide }),
      (error: unknown) => isWanted && setFailed(error),
    );
    return () => {
      isWanted = false;
    };
  }, [game, code, attempt]);
  const book = useMemo(() => (parts === null ? null : bind(game, parts, other)), [parts, other]);
  return { book, failed, retry: () => setAttempt(attempt + 1), searching };
}

function bind(game: GameId, { words, helps, guide }: Parts, other: Helps | null): RuleBook {
  const entries = readGuide(helps, guide?.guide ?? null, guide?.words ?? null);
  const findable = entries.map((entry): Findable => {
    const { id, help, reason } = entry;
    const translated = other?.[id];
    return {
      entry,
      numbers: [id, ...LANGUAGES.map((known) => sayNumber(id, known))],
      titles: [help.title, translated?.title ?? ''],
      texts: [help.text, reason?.reads ?? '', reason?.because ?? '', translated?.text ?? ''],
      names: guide?.words.names?.[id],
    };
  });
  return { game, words, guide, entries, findable };
}

async function loadTexts(game: GameId, code: Language): Promise<Pick<Parts, 'words' | 'helps'>> {
  const words = await loadWords(game, code);
  return { words, helps: await loadHelp(game, code, words) };
}

/** Who cannot get them searches in one language. */
function useOtherHelp(
  game: GameId,
  code: Language,
  searching: ReadonlySignal<boolean>,
): Helps | null {
  const [help, setHelp] = useState<Helps | null>(null);
  const isSearching = searching.value;
  useEffect(() => {
    let isWanted = true;
    if (isSearching) {
      loadTexts(game, code === 'de' ? 'en' : 'de').then(
        ({ helps }) => isWanted && setHelp(helps),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [game, code, isSearching]);
  return help;
}
