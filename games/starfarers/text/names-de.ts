/** The nouns of Starfarers in German. */

import type { StarWords } from './words.ts';

export const RESOURCE_NAMES = {
  ore: 'Erz',
  fuel: 'Treibstoff',
  carbon: 'Carbon',
  food: 'Nahrung',
  goods: 'Handelsware',
};
export const UPGRADE_NAMES = { drive: 'Antrieb', cannon: 'Bordkanone', freightPod: 'Frachtmodul' };
export const PIECES = {
  colony: 'Kolonie',
  spaceport: 'Raumhafen',
  colonyShip: 'Kolonieschiff',
  tradeShip: 'Handelsschiff',
};
export const PEOPLES = {
  greenFolk: 'Grünes Volk',
  scientists: 'Wissendes Volk',
  merchants: 'Händler',
  diplomats: 'Diplomaten',
};
export const BALLS = { black: 'Schwarz', blue: 'Blau', yellow: 'Gelb', red: 'Rot' };
export const COLOURS = { yellow: 'Gelb', red: 'Rot', white: 'Weiß', blue: 'Blau' };
export const ITEMS = {
  ...UPGRADE_NAMES,
  spaceport: PIECES.spaceport,
  colonyShip: PIECES.colonyShip,
  tradeShip: PIECES.tradeShip,
};

/** Why a flight may not end there. */
export const END_OBSTACLES: StarWords['endObstacles'] = {
  occupied: 'dort steht eine andere Figur',
  foreignPort: 'das ist ein Raumhafenpunkt eines Mitspielers',
  impassable: 'dort kann nichts stehen',
  homeSite: 'die Bauplätze der Heimatsysteme sind geschlossen',
  siteForTrade: 'ein Handelsschiff darf keinen Koloniebauplatz blockieren',
  dockForColony: 'ein Kolonieschiff darf keinen Andockpunkt blockieren',
  noStation: 'du kannst dort jetzt keine Handelsstation gründen',
  veiled: 'dort könnte ein Koloniebauplatz sein',
};

/** Why no colony may be founded there. */
export const FOUNDING_OBSTACLES: StarWords['foundingObstacles'] = {
  noSite: 'dort ist kein Koloniebauplatz',
  marker: 'ein Piratenstützpunkt oder Eisplanet liegt daneben',
  systemFull: 'bei dieser Spielerzahl ist das System voll',
  ownLimit: 'zu zweit hat jeder höchstens eine Kolonie in einem System',
};
