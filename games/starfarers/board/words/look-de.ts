import { capital, nounsDe, planetDe, spotDe } from '../../text/names-de.ts';
import type { BoardWords } from './shape.ts';

const { pieces, resources } = nounsDe;

const PIECES: Readonly<Record<keyof typeof pieces, string>> = {
  colony: 'Zählt 1 Punkt und bekommt Erträge von den beiden Planeten daneben.',
  spaceport: 'Zählt 2 Punkte und bekommt Erträge; daneben werden Schiffe gebaut.',
  colonyShip: 'Gründet auf einem freien Bauplatz eine Kolonie.',
  tradeShip: 'Gründet an einem Außenposten eine Handelsstation.',
};

/** Of 36 throws. */
const chance = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + 6 - Math.abs(7 - value), 0);

/** What is said about things on the chart, in German. */
export const lookDe: BoardWords['look'] = {
  piece: (kind, owner, spot) => ({
    title: `${pieces[kind]}, ${owner}`,
    text: `${capital(spotDe(spot))}. ${PIECES[kind]}`,
  }),
  planet: (planet, face) => {
    const title = planetDe(planet);
    const what = planet.resource === null ? 'einen Rohstoff' : `1 ${resources[planet.resource]}`;
    switch (face.kind) {
      case 'number':
        return {
          title,
          text: `Bringt bei ${face.values.join(' oder ')} jeder Kolonie und jedem Raumhafen daneben ${what}: in ${chance(face.values)} von 36 Würfen.`,
        };
      case 'pirate':
        return {
          title,
          text: `Piratenstützpunkt: bringt nichts. Ein Schiff mit mindestens ${face.strength} Bordkanonen am Mutterschiff besiegt ihn; die Medaille zählt 1 Punkt.`,
        };
      case 'ice':
        return {
          title,
          text: `Eisplanet: bringt nichts. Ein Schiff mit mindestens ${face.strength} Frachtmodulen am Mutterschiff terraformt ihn; die Medaille zählt 1 Punkt.`,
        };
    }
  },
  unexplored: (planet, icon) => ({
    title: planetDe(planet),
    text: `${icon === null ? '' : `${SIGNS[icon]}: Das Zeichen sagt nur, aus welchem Stapel der Zahlenchip kommt. `}Ein Schiff, das am System ankommt, deckt die Chips seiner drei Planeten auf.`,
  }),
  unknown: {
    title: 'Unbekannter Raum',
    text: 'Ein Schiff, das hier ankommt, deckt ihn auf: ein System, ein Außenposten oder nichts. Zwei Sterne heißen, dass er weit draußen liegt.',
  },
};

const SIGNS = { triangle: 'Dreieck', bracket: 'Klammern', hexagon: 'Sechseck' } as const;
