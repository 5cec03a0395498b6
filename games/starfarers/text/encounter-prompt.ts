import { cardNumbered } from '../rules/encounter-cards.ts';
import type { Encounter } from '../rules/state.ts';
import type { EncounterWords } from './words.ts';

/** What has just been asked, as everybody hears it: title and prompt, then the question of an unmasked pirate. */
export function promptOf(
  { like, path }: Pick<Encounter, 'like' | 'path'>,
  words: EncounterWords,
): string {
  const { title, prompt } = words.families[cardNumbered(like).family];
  return `${title}: ${path === '' ? prompt : words.unmasked}`;
}
