/** What the engine has to say of matches from outside: everything wrong with a record, and what it does not prove. */

import type { Damage, DamageValues } from '../damage.ts';
import { sayRefusal, type RefusalWords } from '../refusals.ts';
import type { Limit } from '../verify.ts';
import type { GameWords, Language } from '../words.ts';
import { damageDe } from './damage-de.ts';
import { damageEn } from './damage-en.ts';
import { explainRefusal, sayUnknown } from './index.ts';

export interface DamageWords {
  readonly damage: RefusalWords<DamageValues>;
  /** What a match that verifies does not prove. */
  readonly limits: Readonly<Record<Limit, string>>;
}

const WORDS: Readonly<Record<Language, DamageWords>> = { de: damageDe, en: damageEn };

export function explainLimit(limit: Limit, language: Language): string {
  return WORDS[language].limits[limit];
}

/** What is wrong with a record, with what the rules say about it. */
export function explainDamage(
  damage: Damage,
  language: Language,
  game?: Pick<GameWords, 'refusal'>,
): string {
  const said = sayRefusal(WORDS[language].damage, damage) ?? sayUnknown(damage.key, language);
  return damage.cause === null ? said : `${said} ${explainRefusal(damage.cause, language, game)}`;
}
