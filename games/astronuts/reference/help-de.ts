import { fatesDe } from '../text/fates-de.ts';
import { helpDe } from '../text/help-de.ts';

export const help = { ...helpDe, ...fatesDe };
