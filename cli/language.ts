/** Which language to speak: as asked, else as the environment says, else English. */

import { LANGUAGES, type Language } from '@sternwarte/engine';

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

export function languageOf(
  env: Readonly<Record<string, string | undefined>>,
  asked?: string,
): Language {
  if (asked !== undefined && isLanguage(asked)) return asked;
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}
