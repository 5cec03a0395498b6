/** What is looked up beside the words of the table: rules, and the encounter cards. */

import { encountersEn } from '../text/encounters-en.ts';
import { encounterHelp } from '../text/encounter-story.ts';
import { helpEn } from '../text/help-en.ts';

export const help = { ...helpEn, ...encounterHelp(encountersEn) };
