import type { Room } from '@sternwarte/atlas';

/** The sizes a game asks for, where the style sheet finds them. */
export function roomStyle({ laptop, tablet, phone, zones }: Room): Record<string, string> {
  const [own, choice, deeds] = zones;
  return {
    '--room-laptop': `${laptop}px`,
    '--room-tablet': `${tablet}px`,
    '--room-phone': `${phone}px`,
    '--zone-own': `${own}fr`,
    '--zone-choice': `${choice}fr`,
    '--zone-deeds': `${deeds}fr`,
  };
}
