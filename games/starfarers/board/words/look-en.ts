import { capital, nounsEn, planetEn, spotEn } from '../../text/names-en.ts';
import type { BoardWords } from './shape.ts';

const { pieces, resources } = nounsEn;

const PIECES: Readonly<Record<keyof typeof pieces, string>> = {
  colony: 'Counts 1 point and gets what the two planets beside it yield.',
  spaceport: 'Counts 2 points and gets what the planets yield; ships are built beside it.',
  colonyShip: 'Founds a colony on a free site.',
  tradeShip: 'Founds a trade station at an outpost.',
};

/** Of 36 throws. */
const chance = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + 6 - Math.abs(7 - value), 0);

/** What is said about things on the chart, in English. */
export const lookEn: BoardWords['look'] = {
  piece: (kind, owner, spot) => ({
    title: `${capital(pieces[kind])}, ${owner}`,
    text: `${capital(spotEn(spot))}. ${PIECES[kind]}`,
  }),
  planet: (planet, face) => {
    const title = capital(planetEn(planet));
    const what = planet.resource === null ? 'a resource' : `1 ${resources[planet.resource]}`;
    switch (face.kind) {
      case 'number':
        return {
          title,
          text: `On ${face.values.join(' or ')} it brings ${what} to each colony and spaceport beside it: in ${chance(face.values)} of 36 throws.`,
        };
      case 'pirate':
        return {
          title,
          text: `Pirate base: it yields nothing. A ship defeats it with at least ${face.strength} cannons on the mothership; the medal counts 1 point.`,
        };
      case 'ice':
        return {
          title,
          text: `Ice planet: it yields nothing. A ship terraforms it with at least ${face.strength} freight pods on the mothership; the medal counts 1 point.`,
        };
    }
  },
  unexplored: (planet, icon) => ({
    title: capital(planetEn(planet)),
    text: `${icon === null ? '' : `${SIGNS[icon]}: the sign only says from which pile its number chip comes. `}A ship that arrives at the system turns up the chips of its three planets.`,
  }),
  unknown: {
    title: 'Unknown space',
    text: 'A ship that arrives here turns it up: a system, an outpost or nothing. Two stars say that it lies far out.',
  },
};

const SIGNS = { triangle: 'Triangle', bracket: 'Brackets', hexagon: 'Hexagon' } as const;
