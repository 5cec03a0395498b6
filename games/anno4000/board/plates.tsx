/** The two plates of glass: their edges, the sectors engraved on them, and what a picked flight reaches. */

import type { Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { COLUMNS, LETTERS, LEVELS, sectorNamed, type Level, type Sector } from '../rules/board.ts';
import {
  ROWS,
  THICKNESS,
  columnOf,
  onPlate,
  outline,
  round,
  rowOf,
  sectorOutline,
  type Layout,
  type Plate,
} from './layout.ts';
import type { SectorMark } from './marks.ts';
import type { BoardWords } from './words/index.ts';

interface PlatesProps {
  readonly layout: Layout;
  readonly say: BoardWords;
}

export function Plates({ layout, say }: PlatesProps): VNode {
  return (
    <g class="anno-plates" aria-hidden="true">
      <path class="anno-pillars" d={pillars(layout)} />
      {LEVELS.map((level) => (
        <Glass key={level} layout={layout} level={level} say={say} />
      ))}
    </g>
  );
}

/** From each corner of the upper plate to the one below it: a change of level is one step straight down. */
function pillars({ plates }: Layout): string {
  return [0, COLUMNS]
    .flatMap((column) => [0, ROWS].map((row) => ({ column, row })))
    .map(({ column, row }) => {
      const [above, below] = [onPlate(plates.Y, column, row), onPlate(plates.R, column, row)];
      return `M${round(above.x)} ${round(above.y)}V${round(below.y)}`;
    })
    .join('');
}

function Glass({ layout, level, say }: PlatesProps & { level: Level }): VNode {
  const plate = layout.plates[level];
  const title = onPlate(plate, 0, 0);
  const slope = (Math.atan2(plate.cell.height * ROWS, -plate.shear) * 180) / Math.PI - 180;
  return (
    <g class={`anno-plate anno-level-${level}`}>
      <path class="anno-thickness" d={thickness(plate)} />
      <path class="anno-glass" d={outline(plate, 0, 0, COLUMNS, ROWS)} />
      <path class="anno-sheen" d={sheen(plate)} />
      <path class="anno-ruler" d={ruler(plate)} />
      <path class="anno-grid" d={grid(plate)} />
      <path class="anno-edge" d={outline(plate, 0, 0, COLUMNS, ROWS)} />
      {LETTERS.map((letter) => {
        const sector = sectorNamed(`${letter}${level}`);
        const { x, y } = inSector(
          plate,
          sector,
          // Where neither names nor fleets come.
          layout.shape === 'wide' ? [0.022, 0.9] : [0.475, 0.24],
        );
        return (
          <text
            key={letter}
            class="anno-letter"
            x={round(x)}
            y={round(y)}
            font-size={layout.shape === 'wide' ? 20 : layout.least}
          >
            {letter}
          </text>
        );
      })}
      {layout.shape === 'wide' && (
        <text
          class="anno-level-name"
          font-size={Math.max(13.5, layout.least)}
          transform={`translate(${round(title.x - 12)} ${round(title.y + 10)}) rotate(${round(slope)})`}
        >
          {say.level[level]} · {say.levelMark[level]}
        </text>
      )}
    </g>
  );
}

function inSector(plate: Plate, sector: Sector, [across, down]: readonly [number, number]): Point {
  return onPlate(plate, columnOf(sector) + across, rowOf(sector) + down);
}

/** The front edge and the right one, as thick as the glass is. */
function thickness(plate: Plate): string {
  const [left, right, back] = [
    onPlate(plate, 0, ROWS),
    onPlate(plate, COLUMNS, ROWS),
    onPlate(plate, COLUMNS, 0),
  ];
  return `M${at(left, 0)}L${at(left, THICKNESS)}L${at(right, THICKNESS)}L${at(back, THICKNESS)}L${at(back, 0)}L${at(right, 0)}Z`;
}

function at({ x, y }: Point, down: number): string {
  return `${round(x)} ${round(y + down)}`;
}

/** Light that falls across the glass from the upper left. */
function sheen(plate: Plate): string {
  const band = (from: number, width: number): string => {
    const lean = 0.9;
    const corners = [
      onPlate(plate, from + lean, 0),
      onPlate(plate, from + lean + width, 0),
      onPlate(plate, from + width, ROWS),
      onPlate(plate, from, ROWS),
    ];
    return `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
  };
  return band(0.25, 0.5) + band(0.86, 0.12) + band(1.85, 0.24);
}

function grid(plate: Plate): string {
  const line = (column: number, row: number, toColumn: number, toRow: number): string => {
    const [from, to] = [onPlate(plate, column, row), onPlate(plate, toColumn, toRow)];
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  };
  let d = '';
  for (let row = 1; row < ROWS; row++) d += line(0, row, COLUMNS, row);
  for (let column = 1; column < COLUMNS; column++) d += line(column, 0, column, ROWS);
  return d;
}

/** Ticks along the back edge, as in the margin of a map. */
function ruler(plate: Plate): string {
  const parts = 60;
  return Array.from({ length: parts + 1 }, (_unused, i) => {
    const { x, y } = onPlate(plate, (COLUMNS * i) / parts, 0);
    const length = i % 10 === 0 ? 6 : i % 5 === 0 ? 4 : 2.5;
    return `M${round(x)} ${round(y - 1.5)}v${-length}`;
  }).join('');
}

/** Sectors in which a home star is in foreign hands. */
export function LostHomes({ layout, sectors }: LostHomesProps): VNode {
  return (
    <g aria-hidden="true">
      {sectors.map((sector) => (
        <path key={sector} class="anno-lost-sector" d={sectorOutline(layout, sector)} />
      ))}
    </g>
  );
}

interface LostHomesProps {
  readonly layout: Layout;
  readonly sectors: readonly Sector[];
}

/** The sectors in reach: those of now filled, those of later with the number of the field that reaches them. */
export function Reaches({ layout, marks }: ReachesProps): VNode {
  return (
    <g class="anno-reaches" aria-hidden="true">
      {marks.map(({ sector, kind, field }) => {
        const plate = layout.plates[sector % LEVELS.length === 0 ? 'Y' : 'R'];
        const { x, y } = inSector(
          plate,
          sector,
          layout.shape === 'wide' ? [0.525, 0.8] : [0.925, 0.19],
        );
        return (
          <g key={sector} class={`anno-reach anno-reach-${kind}`}>
            <path class="anno-reach-area" d={sectorOutline(layout, sector)} />
            <circle cx={round(x)} cy={round(y)} r={round(layout.small * 0.66)} />
            <text x={round(x)} y={round(y + layout.small * 0.35)} font-size={layout.small}>
              {field}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface ReachesProps {
  readonly layout: Layout;
  readonly marks: readonly SectorMark[];
}
