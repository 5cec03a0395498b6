import { counted, listed, upgradeCount } from './names-en.ts';
import { standingEn } from './standing-en.ts';
import type { DrawingWords } from './words.ts';

/** Words of the drawn position in English. */
export const drawingEn: DrawingWords = {
  ...standingEn,
  legend: [
    'In each system planets 1, 2, 3, then the colony sites 1–2, 2–3, 3–1 with what stands there:',
    '○ colony, ◎ spaceport, △ colony ship, ▽ trade ship, after the colour; – is neutral.',
    '? face-down chip, †4 pirate base of strength 4, *4 ice planet of strength 4.',
  ],
  head: (round, phase, current) => `Round ${round} · ${phase} · to move: ${current}`,
  systems: 'Planet systems',
  faceDown: 'face down',
  empty: 'empty space',
  docking: 'docking point',
  peoples: 'Peoples',
  notFound: 'not discovered yet',
  noStations: 'no stations',
  marker: 'marker',
  open: 'open',
  noCards: 'none',
  resigned: 'has resigned',
  withCards: (drives, cannons) =>
    `with cards ${listed([upgradeCount(drives, 'drive'), upgradeCount(cannons, 'cannon')])}`,
  hand: 'Hand',
  giftShips: (count) => counted(count, 'trade-ship marker', 'trade-ship markers'),
  ships: 'Ships',
  noShips: 'none',
  grounded: 'grounded',
  done: 'done',
  inFlight: 'in flight',
  stock: 'Stock',
  pieces: (colonies, stations, transporters, shipyards) =>
    listed([
      counted(colonies, 'colony', 'colonies'),
      counted(stations, 'trade station', 'trade stations'),
      counted(transporters, 'transporter', 'transporters'),
      counted(shipyards, 'shipyard', 'shipyards'),
    ]),
  friends: 'Friendship',
  supply: 'Supply',
  reservePile: 'reserve pile',
  encounterCards: 'encounter cards',
  flight: (base, speed) => `Speed ${speed} (base speed ${base})`,
  flying: (ship, left) => `ship ${ship} in flight, ${counted(left, 'step', 'steps')} left`,
  offer: (name, give, want) => `Offer of ${name}: ${give} for ${want}`,
  answers: { accept: 'accepts', decline: 'declines', waiting: 'thinks' },
  counter: (give, want) => `proposes: ${give} for ${want}`,
  encounter: (title, reader) => `Encounter: ${title} · read by ${reader}`,
  reads: (card) => `You read card ${card}; “rule ${card}” shows all of it.`,
};
