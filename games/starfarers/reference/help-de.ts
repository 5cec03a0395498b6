/** What is looked up beside the words of the table: rules, and the encounter cards. */

import { encountersDe } from '../text/encounters-de.ts';
import { encounterHelp } from '../text/encounter-story.ts';
import { helpDe } from '../text/help-de.ts';

export const help = { ...helpDe, ...encounterHelp(encountersDe) };
