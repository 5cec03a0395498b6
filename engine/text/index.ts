/** What the engine itself has to say: refusals that know no game, and everything wrong with a record. */

import type { Refusal } from '../contract.ts';
import type { Damage, DamageValues } from '../damage.ts';
import { sayRefusal, type EngineRefusals, type RefusalWords } from '../refusals.ts';
import type { Limit } from '../verify.ts';
import type { GameWords, Language } from '../words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export interface EngineWords {
  readonly refusals: RefusalWords<EngineRefusals>;
  readonly damage: RefusalWords<DamageValues>;
  /** What a match that verifies does not prove. */
  readonly limits: Readonly<Record<Limit, string>>;
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
  const words = WORDS[language];
  return (
    game?.refusal(refusal) ??
    sayRefusal(words.refusals, refusal) ??
    words.unknown({ key: refusal.key })
  );
}

/** An entry by which all went back, in words. */
export function sayBack(to: number, language: Language): string {
  return WORDS[language].back({ to });
}

export function explainLimit(limit: Limit, language: Language): string {
  return WORDS[language].limits[limit];
}

/** What is wrong with a record, with what the rules say about it. */
export function explainDamage(
  damage: Damage,
  language: Language,
  game?: Pick<GameWords, 'refusal'>,
): string {
  const words = WORDS[language];
  const said = sayRefusal(words.damage, damage) ?? words.unknown({ key: damage.key });
  return damage.cause === null ? said : `${said} ${explainRefusal(damage.cause, language, game)}`;
}
