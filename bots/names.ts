/** What the bots are called: the same in the terminal, in the browser and in the docs. */

import type { Language } from '@sternwarte/engine';
import type { BotId } from './strengths.ts';

export const botNames: Readonly<Record<Language, Readonly<Record<BotId, string>>>> = {
  de: { random: 'Würfelwicht', kadett: 'Kadett', pilot: 'Pilot', admiral: 'Admiral' },
  en: { random: 'Dice imp', kadett: 'Cadet', pilot: 'Pilot', admiral: 'Admiral' },
};
