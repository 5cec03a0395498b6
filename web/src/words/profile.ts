/** The words of the profile by language; fetched with it. */

import type { Language } from '@sternwarte/engine';
import { profileDe, type ProfileWords } from './profile-de.ts';
import { profileEn } from './profile-en.ts';

export const profileWords: Readonly<Record<Language, ProfileWords>> = {
  de: profileDe,
  en: profileEn,
};
