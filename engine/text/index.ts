/** What the engine itself has to say while a match is played: refusals that know no game. `damage.ts` has the rest. */

import type { Refusal } from '../contract.ts';
import { sayRefusal, type EngineRefusals, type RefusalWords } from '../refusals.ts';
import type { GameWords, Language } from '../words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export interface EngineWords {
  readonly refusals: RefusalWords<EngineRefusals>;
  /** All have agreed to go back to the position after an entry. */
  readonly back: (values: { to: number }) => string;
  /** For refusals that nobody has words for, which only a newer engine could send. */
  readonly unknown: (values: { key: string }) => string;
}

/** How a story addresses its reader. */
export const YOU: Readonly<Record<Language, string>> = { de: 'Du', en: 'You' };

const WORDS: Readonly<Record<Language, EngineWords>> = { de, en };

/** A refusal in words: the game's, or the engine's own. */
export function explainRefusal(
  refusal: Refusal,
  language: Language,
  game?: Pick<GameWords, 'refusal'>,
): string {
  return (
    game?.refusal(refusal) ??
    sayRefusal(WORDS[language].refusals, refusal) ??
    sayUnknown(refusal.key, language)
  );
}

export function sayUnknown(key: string, language: Language): string {
  return WORDS[language].unknown({ key });
}

/** An entry by which all went back, in words. */
export function sayBack(to: number, language: Language): string {
  return WORDS[language].back({ to });
}
