import { fatesEn } from '../text/fates-en.ts';
import { helpEn } from '../text/help-en.ts';

export const help = { ...helpEn, ...fatesEn };
