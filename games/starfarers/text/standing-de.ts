/** How a player stands, in German. */

import { counted, halfMedals, listed, upgradeCount } from './names-de.ts';
import type { StandingWords } from './words.ts';

export const standingDe: StandingWords = {
  points: (score) => counted(score, 'Siegpunkt', 'Siegpunkte'),
  cardCount: (count) => counted(count, 'Karte', 'Karten'),
  mothership: 'Mutterschiff',
  upgrades: (drives, cannons, pods) =>
    listed([
      upgradeCount(drives, 'drive'),
      upgradeCount(cannons, 'cannon'),
      upgradeCount(pods, 'freightPod'),
    ]),
  halfMedals,
  medals: 'Medaillen',
};
