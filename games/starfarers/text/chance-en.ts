/** Outcomes of chance in English. */

import { encountersEn } from './encounters-en.ts';
import { balls, nounsEn, resourceCount } from './names-en.ts';
import { planetLabel } from './places.ts';
import type { StarWords } from './words.ts';

const { sectors, chips } = nounsEn;

export const chanceEn: StarWords['chance'] = {
  startRoll: ({ seat, dice: [a, b] }, name) => `${name(seat)} rolls ${a} and ${b} for the start`,
  sector: ({ slot, sector }) => `${slot} turns out to be ${sectors[sector]}`,
  homeChip: ({ planet, chip }) => `Number chip ${chips[chip]} goes to ${planetLabel(planet)}`,
  draw: ({ seat, resource }, name) =>
    resource === null
      ? `${name(seat)} draws a card from the reserve pile`
      : `${name(seat)} draws ${resourceCount(1, resource)} from the reserve pile`,
  dice: ({ dice: [a, b] }) => `Dice: ${a} and ${b}, ${a + b} in all`,
  steal: ({ from, to, resource }, name) =>
    resource === null
      ? `${name(to)} draws a card from ${name(from)}`
      : `${name(to)} draws ${resourceCount(1, resource)} from ${name(from)}`,
  balls: ({ seat, balls: drawn }, name) => `${name(seat)} shakes ${balls(drawn)}`,
  encounter: ({ family, card }) =>
    `Encounter: ${encountersEn.families[family].title}${card === null ? '' : ` (card ${card})`}`,
  chip: ({ planet, chip }) => `${planetLabel(planet)} shows ${chips[chip]}`,
  reserveChip: ({ planet, chip }) =>
    `Replacement chip ${chips[chip]} goes to ${planetLabel(planet)}`,
};
