import type { Language } from '@sternwarte/engine';
import { language } from './settings.ts';

/** The last wish counts, whichever is fetched first. */
let wished: Language | null = null;

/** Changes the language as soon as everything on the screen can be said in it. */
export async function speak(code: Language): Promise<void> {
  wished = code;
  try {
    const { loadLanguage } = await import('@sternwarte/games/load');
    await loadLanguage(code);
  } catch {
    // Without a network, before the app was kept: the language stays as it is.
    return;
  }
  if (wished === code) language.value = code;
}
