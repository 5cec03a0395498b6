/**
 * The field of hexes and its corners, the space points (R3.2).
 *
 * Everything stands on corners. With coordinates twice as wide as a hex side, the centre of a hex is `(3c + 2, 2r + 1)`
 * in odd columns and `(3c + 2, 2r + 2)` in even ones, and its corners are `(x ± 2, y)` and `(x ± 1, y ± 1)`. The home
 * systems lie at the bottom (large y), the far end of the galaxy at y = 0.
 */

/** The corner at `(x, y)`, such as `n22_26`. */
export type NodeId = `n${number}_${number}`;
/** A corner by its place in reading order: states and inner loops use this, moves and texts the name. */
export type Node = number & { readonly kind: 'node' };

/** First row and number of hexes of each column (R3.2). */
const COLUMNS = [
  [12, 2],
  [0, 15],
  [0, 14],
  [0, 15],
  [0, 14],
  [0, 15],
  [0, 14],
  [0, 15],
  [0, 14],
  [0, 15],
  [12, 2],
] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Hex extends Point {
  readonly column: number;
  readonly row: number;
}

export const HEXES: readonly Hex[] = COLUMNS.flatMap(([first, count], column) =>
  Array.from({ length: count }, (_unused, i) => {
    const row = first + i;
    return { column, row, x: 3 * column + 2, y: 2 * row + (column % 2 === 1 ? 1 : 2) };
  }),
);

function cornersAround({ x, y }: Point): readonly Point[] {
  return [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 2, y },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
    { x: x - 2, y },
  ];
}

const idAt = ({ x, y }: Point): NodeId => `n${x}_${y}`;

const points: readonly Point[] = [
  ...new Map(HEXES.flatMap(cornersAround).map((point) => [idAt(point), point])).values(),
].toSorted((a, b) => a.y - b.y || a.x - b.x);

/** The corners of all hexes, those at the border too (R3.2, R3.3). */
export const NODE_IDS: readonly NodeId[] = points.map(idAt);
export const NODES = NODE_IDS.map((_id, index) => index as Node);
export const NODE_COUNT = NODES.length;

const nodeByName: ReadonlyMap<string, Node> = new Map(NODES.map((node) => [nodeId(node), node]));

function at<T>(table: readonly T[], index: number): T {
  const value = table[index];
  if (value === undefined) throw new RangeError('not on this board');
  return value;
}

export function nodeId(node: Node): NodeId {
  return at(NODE_IDS, node);
}

/** The node of that name, for any text at all. */
export function findNode(name: string): Node | undefined {
  return nodeByName.get(name);
}

export function nodeNamed(id: NodeId): Node {
  const node = nodeByName.get(id);
  if (node === undefined) throw new RangeError(`no such node: ${id}`);
  return node;
}

/** Where a node is drawn, in the coordinates of this page. */
export function placeOf(node: Node): Point {
  return at(points, node);
}

export const HEX_CORNERS: readonly (readonly Node[])[] = HEXES.map((hex) =>
  cornersAround(hex).map((corner) => nodeNamed(idAt(corner))),
);

export function hexIndex(column: number, row: number): number {
  const index = HEXES.findIndex((hex) => hex.column === column && hex.row === row);
  if (index < 0) throw new RangeError(`no hex in column ${column}, row ${row}`);
  return index;
}

function joinCorners(): readonly (readonly Node[])[] {
  const neighbours: Node[][] = NODES.map(() => []);
  for (const corners of HEX_CORNERS) {
    for (const [i, a] of corners.entries()) {
      const b = at(corners, (i + 1) % corners.length);
      if (at(neighbours, a).includes(b)) continue;
      at(neighbours, a).push(b);
      at(neighbours, b).push(a);
    }
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return neighbours;
}

/** The two or three nodes at the other ends of a node's edges, whatever lies there. */
export const LATTICE_NEIGHBOURS = joinCorners();
