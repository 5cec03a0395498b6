/** How a player stands, in English. */

import { counted, halfMedals, listed, upgradeCount } from './names-en.ts';
import type { StandingWords } from './words.ts';

export const standingEn: StandingWords = {
  points: (score) => counted(score, 'victory point', 'victory points'),
  cardCount: (count) => counted(count, 'card', 'cards'),
  mothership: 'Mothership',
  upgrades: (drives, cannons, pods) =>
    listed([
      upgradeCount(drives, 'drive'),
      upgradeCount(cannons, 'cannon'),
      upgradeCount(pods, 'freightPod'),
    ]),
  halfMedals,
  medals: 'medals',
};
