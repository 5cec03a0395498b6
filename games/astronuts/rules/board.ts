/** The board: 113 fields joined by routes, the same in each quadrant (R3). */

export const QUADRANTS = [0, 1, 2, 3] as const;
const PLANET_KINDS = ['H', 'Sa', 'Sb', 'E', 'I'] as const;
const STEPS = [1, 2, 3] as const;
const SIZE = 1000;

export type Quadrant = (typeof QUADRANTS)[number];
type PlanetKind = (typeof PLANET_KINDS)[number];
type Step = (typeof STEPS)[number];

/** `H0` to `H3` are the home planets in the corners, clockwise from the top left. */
export type PlanetId = `${PlanetKind}${Quadrant}`;
export type HoleId = `X${Quadrant}`;
type LandmarkId = PlanetId | HoleId | 'C';
/** The second field of the route from `H0` to `I0` is `hi0.2`. */
type RouteFieldId = `${RouteName}${Quadrant}.${Step}`;
export type FieldId = LandmarkId | RouteFieldId;

/** Where the landmarks of the first quadrant lie on a plane of 1000 × 1000, top left first (R3.2). */
const LANDMARKS: Readonly<Record<PlanetKind | 'X', Position>> = {
  H: { x: 85, y: 85 },
  Sa: { x: 300, y: 110 },
  Sb: { x: 110, y: 300 },
  E: { x: 500, y: 200 },
  I: { x: 330, y: 330 },
  X: { x: 500, y: 62 },
};

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Name, both ends and the number of fields between them; `+` is the next quadrant clockwise (R3.2). */
const ROUTE_TABLE = [
  ['ha', 'H', 'Sa', 2],
  ['hb', 'H', 'Sb', 2],
  ['ax', 'Sa', 'X', 1],
  ['xb', 'X', 'Sb+', 1],
  ['ae', 'Sa', 'E', 2],
  ['be', 'Sb+', 'E', 2],
  ['ei', 'E', 'I', 2],
  ['ej', 'E', 'I+', 2],
  ['hi', 'H', 'I', 3],
  ['ai', 'Sa', 'I', 2],
  ['bi', 'Sb', 'I', 2],
  ['ic', 'I', 'C', 1],
] as const;

type RouteName = (typeof ROUTE_TABLE)[number][0];
type RouteEnd = (typeof ROUTE_TABLE)[number][1 | 2];

/** Asteroids lie on these routes, and in the centre `C`. */
const ASTEROID_ROUTES: readonly RouteName[] = ['hi', 'ai', 'bi'];
const ASTEROID_STEP = 2;

/** Names of the planets, quadrant by quadrant in the order of `PLANET_KINDS`. */
const PLANET_NAMES = [
  ['Alpha Nux', 'Haselon', 'Mandelar', 'Kokonia', 'Knackron'],
  ['Beta Nux', 'Pekania', 'Makadamo', 'Muskatar', 'Schalora'],
  ['Gamma Nux', 'Kaschura', 'Walnara', 'Kastanor', 'Kernion'],
  ['Delta Nux', 'Pistazor', 'Paranox', 'Arachia', 'Nukleos'],
] as const;

/** A field by its number: states and inner loops use this, moves and texts the id. Planets come first. */
export type Field = number & { readonly kind: 'field' };
/** The first 20 fields. */
export type Planet = Field & { readonly planet: true };

export const PLANET_IDS: readonly PlanetId[] = QUADRANTS.flatMap((quadrant) =>
  PLANET_KINDS.map((kind): PlanetId => `${kind}${quadrant}`),
);
const HOLE_IDS = QUADRANTS.map((quadrant): HoleId => `X${quadrant}`);

interface Route {
  readonly id: `${RouteName}${Quadrant}`;
  readonly from: LandmarkId;
  readonly to: LandmarkId;
  readonly fields: readonly RouteFieldId[];
}

export const ROUTES: readonly Route[] = QUADRANTS.flatMap((quadrant) =>
  ROUTE_TABLE.map(([name, from, to, length]) => ({
    id: `${name}${quadrant}` as const,
    from: routeEnd(from, quadrant),
    to: routeEnd(to, quadrant),
    fields: STEPS.slice(0, length).map((step): RouteFieldId => `${name}${quadrant}.${step}`),
  })),
);

function nextQuadrant(quadrant: Quadrant): Quadrant {
  return known(QUADRANTS[(quadrant + 1) % QUADRANTS.length]);
}

function routeEnd(end: RouteEnd, quadrant: Quadrant): LandmarkId {
  switch (end) {
    case 'C':
      return 'C';
    case 'Sb+':
      return `Sb${nextQuadrant(quadrant)}`;
    case 'I+':
      return `I${nextQuadrant(quadrant)}`;
    case 'H':
    case 'Sa':
    case 'Sb':
    case 'E':
    case 'I':
    case 'X':
      return `${end}${quadrant}`;
  }
}

export const FIELD_IDS: readonly FieldId[] = [
  ...PLANET_IDS,
  ...HOLE_IDS,
  'C',
  ...ROUTES.flatMap(({ fields }) => fields),
];
export const FIELDS = FIELD_IDS.map((_id, index) => index as Field);
export const PLANETS = PLANET_IDS.map((_id, index) => index as Planet);
const FIRST_HOLE = PLANET_IDS.length;
export const HOLES = HOLE_IDS.map((_id, index) => (FIRST_HOLE + index) as Field);

const fieldByName: ReadonlyMap<string, Field> = new Map(
  FIELDS.map((field) => [fieldId(field), field]),
);

/** Where the tables have an entry for every field, a miss is a bug. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('not on this board');
  return value;
}

export function fieldId(field: Field): FieldId {
  return known(FIELD_IDS[field]);
}

export function planetId(planet: Planet): PlanetId {
  return known(PLANET_IDS[planet]);
}

export function fieldNamed(id: FieldId): Field {
  return known(findField(id));
}

/** The field of that name, for any text at all. */
export function findField(name: string): Field | undefined {
  return fieldByName.get(name);
}

export function planetNamed(id: PlanetId): Planet {
  const field = fieldNamed(id);
  return known(isPlanet(field) ? field : undefined);
}

export function isPlanet(field: Field): field is Planet {
  return field < PLANET_IDS.length;
}

export function isHole(field: Field): boolean {
  return field >= FIRST_HOLE && field < FIRST_HOLE + HOLE_IDS.length;
}

const asteroids = FIELD_IDS.map(
  (id) =>
    id === 'C' ||
    (id.endsWith(`.${ASTEROID_STEP}`) && ASTEROID_ROUTES.some((route) => id.startsWith(route))),
);

export function isAsteroid(field: Field): boolean {
  return known(asteroids[field]);
}

export function isLarge(planet: Planet): boolean {
  return !planetId(planet).startsWith('S');
}

const sizes = PLANETS.map((planet) => (isLarge(planet) ? 3 : 2));

/** How many nuts a planet carries at first, and how many colonies it has room for (R3.1). */
export function sizeOf(planet: Planet): number {
  return known(sizes[planet]);
}

const homes = QUADRANTS.map((quadrant) => planetNamed(`H${quadrant}`));

/** The home planet of a corner. */
export function cornerOf(quadrant: Quadrant): Planet {
  return known(homes[quadrant]);
}

/** A name to call a planet by; the same in every language. */
export function planetName(planet: Planet): string {
  const names = known(PLANET_NAMES[Math.trunc(planet / PLANET_KINDS.length)]);
  return known(names[planet % PLANET_KINDS.length]);
}

const neighbourTable: readonly (readonly Field[])[] = joinRoutes();

function joinRoutes(): Field[][] {
  const table: Field[][] = FIELDS.map(() => []);
  for (const { from, to, fields } of ROUTES) {
    const line = [from, ...fields, to].map(fieldNamed);
    for (const [i, field] of line.entries()) {
      for (const other of [line[i - 1], line[i + 1]]) {
        if (other !== undefined) known(table[field]).push(other);
      }
    }
  }
  return table.map((neighbours) => neighbours.toSorted(compareIds));
}

function compareIds(a: Field, b: Field): number {
  return fieldId(a) < fieldId(b) ? -1 : 1;
}

export function neighboursOf(field: Field): readonly Field[] {
  return known(neighbourTable[field]);
}

export function areNeighbours(a: Field, b: Field): boolean {
  return neighboursOf(a).includes(b);
}

/** All fields by their distance from each home planet, equal ones by id: where a lost ship returns (ruling 20). */
const aroundHomes = homes.map(fieldsAround);

function fieldsAround(home: Planet): readonly Field[] {
  const order: Field[] = [];
  let ring: Field[] = [home];
  while (ring.length > 0) {
    order.push(...ring);
    const next = new Set(ring.flatMap(neighboursOf).filter((field) => !order.includes(field)));
    ring = [...next].toSorted(compareIds);
  }
  return order;
}

/** `home` and all other fields, nearest first. */
export function nearestTo(home: Planet): readonly Field[] {
  return known(aroundHomes[homes.indexOf(home)]);
}

const positions: readonly Position[] = drawFields();

function drawFields(): Position[] {
  const drawn: Position[] = FIELDS.map(() => ({ x: SIZE / 2, y: SIZE / 2 }));
  for (const [quadrant, home] of homes.entries()) {
    for (const [index, kind] of PLANET_KINDS.entries()) {
      drawn[home + index] = turned(LANDMARKS[kind], quadrant);
    }
    drawn[FIRST_HOLE + quadrant] = turned(LANDMARKS.X, quadrant);
  }
  for (const { from, to, fields } of ROUTES) {
    const [start, end] = [known(drawn[fieldNamed(from)]), known(drawn[fieldNamed(to)])];
    for (const [index, id] of fields.entries()) {
      const part = (index + 1) / (fields.length + 1);
      drawn[fieldNamed(id)] = {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      };
    }
  }
  return drawn;
}

/** A quarter turn clockwise for each quadrant. */
function turned({ x, y }: Position, quarters: number): Position {
  return quarters === 0 ? { x, y } : turned({ x: SIZE - y, y: x }, quarters - 1);
}

/** Where a field is drawn on the plane of 1000 × 1000. */
export function positionOf(field: Field): Position {
  return known(positions[field]);
}
