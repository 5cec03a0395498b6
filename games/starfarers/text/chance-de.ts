/** Outcomes of chance in German. */

import { encountersDe } from './encounters-de.ts';
import { balls, nounsDe, resourceCount } from './names-de.ts';
import { planetLabel } from './places.ts';
import type { StarWords } from './words.ts';

const { sectors, chips } = nounsDe;

export const chanceDe: StarWords['chance'] = {
  startRoll: ({ seat, dice: [a, b] }, name) => `${name(seat)} würfelt, wer beginnt: ${a} und ${b}`,
  sector: ({ slot, sector }) => `${slot} zeigt sich: ${sectors[sector]}`,
  homeChip: ({ planet, chip }) => `Zahlenchip ${chips[chip]} kommt auf ${planetLabel(planet)}`,
  draw: ({ seat, resource }, name) =>
    resource === null
      ? `${name(seat)} zieht eine Karte vom Nachschubstapel`
      : `${name(seat)} zieht ${resourceCount(1, resource)} vom Nachschubstapel`,
  dice: ({ dice: [a, b] }) => `Würfel: ${a} und ${b}, zusammen ${a + b}`,
  steal: ({ from, to, resource }, name) =>
    resource === null
      ? `${name(to)} zieht eine Karte von ${name(from)}`
      : `${name(to)} zieht ${resourceCount(1, resource)} von ${name(from)}`,
  balls: ({ seat, balls: drawn }, name) => `${name(seat)} schüttelt: ${balls(drawn)}`,
  encounter: ({ family, card }) =>
    card === null
      ? `Begegnung: ${encountersDe.families[family].title}`
      : `Begegnung: ${encountersDe.families[family].title} (Karte ${card})`,
  chip: ({ planet, chip }) => `${planetLabel(planet)} zeigt ${chips[chip]}`,
  reserveChip: ({ planet, chip }) =>
    `Reserve-Zahlenchip ${chips[chip]} kommt auf ${planetLabel(planet)}`,
};
