/** The star field: 12 lettered sectors on two levels, two stars each (R3). */

/** The letters of the sectors, in three columns and four rows; each exists on two levels (R3.1). */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export const LEVELS = ['Y', 'R'] as const;
export const COLUMNS = 3;

export type Letter = (typeof LETTERS)[number];
/** Yellow stars are imagined above, red ones below. */
export type Level = (typeof LEVELS)[number];
/** Letter and level, such as `CY` or `HR`. */
export type SectorId = `${Letter}${Level}`;

/** Circle = human population, cross = mineral resources (R3.3). */
export type Symbols = 'both' | 'population' | 'minerals' | 'none';

/**
 * Name, sector and symbols of every star, two after two in sector order (R3.4). Every sector of a level has one pair of symbols, and the field
 * looks the same from each corner (R3.5).
 */
const STAR_TABLE = [
  ['algol', 'AY', 'both'],
  ['mirfak', 'AY', 'none'],
  ['menkar', 'AR', 'population'],
  ['alcyone', 'AR', 'minerals'],
  ['capella', 'BY', 'both'],
  ['aldebaran', 'BY', 'none'],
  ['rigel', 'BR', 'population'],
  ['betelgeuse', 'BR', 'minerals'],
  ['regulus', 'CY', 'both'],
  ['algieba', 'CY', 'none'],
  ['alphard', 'CR', 'population'],
  ['dubhe', 'CR', 'minerals'],
  ['hamal', 'DY', 'population'],
  ['markab', 'DY', 'minerals'],
  ['fomalhaut', 'DR', 'both'],
  ['algenib', 'DR', 'none'],
  ['castor', 'EY', 'both'],
  ['alhena', 'EY', 'none'],
  ['sirius', 'ER', 'population'],
  ['procyon', 'ER', 'minerals'],
  ['pollux', 'FY', 'population'],
  ['merak', 'FY', 'minerals'],
  ['denebola', 'FR', 'both'],
  ['alioth', 'FR', 'none'],
  ['deneb', 'GY', 'both'],
  ['enif', 'GY', 'none'],
  ['diphda', 'GR', 'population'],
  ['polaris', 'GR', 'minerals'],
  ['vega', 'HY', 'population'],
  ['altair', 'HY', 'minerals'],
  ['sol', 'HR', 'both'],
  ['toliman', 'HR', 'none'],
  ['arcturus', 'IY', 'both'],
  ['alkaid', 'IY', 'none'],
  ['spica', 'IR', 'population'],
  ['acrux', 'IR', 'minerals'],
  ['sadalsuud', 'JY', 'population'],
  ['alnair', 'JY', 'minerals'],
  ['pavo', 'JR', 'both'],
  ['achernar', 'JR', 'none'],
  ['rasalhague', 'KY', 'population'],
  ['eltanin', 'KY', 'minerals'],
  ['nunki', 'KR', 'both'],
  ['kaus', 'KR', 'none'],
  ['alphecca', 'LY', 'population'],
  ['kochab', 'LY', 'minerals'],
  ['antares', 'LR', 'both'],
  ['shaula', 'LR', 'none'],
] as const satisfies readonly (readonly [string, SectorId, Symbols])[];

export type StarId = (typeof STAR_TABLE)[number][0];

/** A star by its place in the table: states and inner loops use this, moves and texts the name. */
export type Star = number & { readonly kind: 'star' };
/** One of the 24 sectors, level included. */
export type Sector = number & { readonly kind: 'sector' };

export const SECTOR_IDS: readonly SectorId[] = LETTERS.flatMap((letter) =>
  LEVELS.map((level): SectorId => `${letter}${level}`),
);
export const SECTORS = SECTOR_IDS.map((_id, index) => index as Sector);
export const STAR_IDS: readonly StarId[] = STAR_TABLE.map(([id]) => id);
export const STARS = STAR_IDS.map((_id, index) => index as Star);

const sectorByName: ReadonlyMap<string, Sector> = new Map(
  SECTORS.map((sector) => [sectorId(sector), sector]),
);
const starByName: ReadonlyMap<string, Star> = new Map(STARS.map((star) => [starId(star), star]));

/** Where the tables have an entry for every star, sector and field, a miss is a bug. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('not on this board');
  return value;
}

function at<T>(table: readonly T[], index: number): T {
  return known(table[index]);
}

export function sectorId(sector: Sector): SectorId {
  return at(SECTOR_IDS, sector);
}

export function starId(star: Star): StarId {
  return at(STAR_IDS, star);
}

export function starNamed(id: StarId): Star {
  return known(findStar(id));
}

/** The star of that name, for any text at all. */
export function findStar(name: string): Star | undefined {
  return starByName.get(name);
}

export function sectorNamed(id: SectorId): Sector {
  return known(sectorByName.get(id));
}

const sectorOfStar = STAR_TABLE.map(([, id]) => sectorNamed(id));
const starsOfSector = SECTORS.map((sector) => STARS.filter((star) => sectorOf(star) === sector));
const siblingOfStar = STARS.map((star) =>
  known(starsIn(sectorOf(star)).find((other) => other !== star)),
);

export function sectorOf(star: Star): Sector {
  return at(sectorOfStar, star);
}

export function starsIn(sector: Sector): readonly Star[] {
  return at(starsOfSector, sector);
}

/** The other star of the same sector and level: the one that short flights reach (R6.5). */
export function siblingOf(star: Star): Star {
  return at(siblingOfStar, star);
}

export function levelOf(sector: Sector): Level {
  return at(LEVELS, sector % LEVELS.length);
}

export function symbolsOf(star: Star): Symbols {
  return at(STAR_TABLE, star)[2];
}

const circles = STARS.map((star) => ['both', 'population'].includes(symbolsOf(star)));
const crosses = STARS.map((star) => ['both', 'minerals'].includes(symbolsOf(star)));

export function hasPopulation(star: Star): boolean {
  return at(circles, star);
}

export function hasMinerals(star: Star): boolean {
  return at(crosses, star);
}

/** Start and target sector are both counted, steps are straight, a change of level is one step (R3.2). */
function countSectors(from: Sector, to: Sector): number {
  const [a, b] = [Math.trunc(from / LEVELS.length), Math.trunc(to / LEVELS.length)];
  const columns = Math.abs((a % COLUMNS) - (b % COLUMNS));
  const rows = Math.abs(Math.trunc(a / COLUMNS) - Math.trunc(b / COLUMNS));
  return columns + rows + (levelOf(from) === levelOf(to) ? 0 : 1) + 1;
}

const distances = SECTORS.map((from) => SECTORS.map((to) => countSectors(from, to)));
const eccentricities = distances.map((row) => Math.max(...row));

export function distance(from: Sector, to: Sector): number {
  return at(at(distances, from), to);
}

/** The last field on which a flight from this sector can still land: 7 from corners, 6 from edges, else 5 (ruling 12). */
export function eccentricity(sector: Sector): number {
  return at(eccentricities, sector);
}

export const TRACK_LENGTH = 7;

const starsByReach = SECTORS.map((origin) =>
  Array.from({ length: TRACK_LENGTH + 1 }, (_unused, field) =>
    STARS.filter((star) => distance(origin, sectorOf(star)) === field),
  ),
);

/** The stars on which a disc from `origin` may land on this field of its track; its own sector would be field 1 (ruling 4). */
export function starsAtReach(origin: Sector, field: number): readonly Star[] {
  return at(at(starsByReach, origin), field);
}
