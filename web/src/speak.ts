import type { Language } from '@sternwarte/engine';
import { language } from './settings.ts';

/** The last wish counts, whichever is fetched first. */
let wished: Language | null = null;

/** Changes the language as soon as everything on the screen can be said in it. What cannot be fetched leaves it as it was. */
export async function speak(code: Language): Promise<void> {
  wished = code;
  const { loadLanguage } = await import('@sternwarte/games/load');
  await loadLanguage(code);
  if (wished === code) language.value = code;
}
