/** The 48 stars, each with its symbols, its name and the fleet that holds it. */

import { Emblem, Target, seatClass, seatHatch } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import {
  SECTORS,
  STARS,
  levelOf,
  sectorOf,
  starId,
  starsIn,
  symbolsOf,
  type Star,
  type StarId,
} from '../rules/board.ts';
import { NOBODY, ownerOf, shipsOn } from '../rules/state.ts';
import { neighbour, type Direction } from './arrows.ts';
import { dangersAtHome } from './foresight.ts';
import { round, starPoint, type Layout } from './layout.ts';
import type { Marks, StarMark } from './marks.ts';
import { AlarmSign, Fleet, SWORDS, StarGlyph, burst, hullWidth } from './pieces.tsx';
import type { Props } from './props.ts';
import { homeSeat, isHomeLost, isUnderTruce, nameOf, sayStar } from './say.ts';

interface StarsProps {
  readonly props: Props;
  readonly layout: Layout;
  readonly marks: Marks;
  onPick(this: void, star: StarId): void;
}

export function Stars({ props, layout, marks, onPick }: StarsProps): VNode {
  const choosing = STARS.some((star) => marks.star(star).target !== null);
  const stops = STARS.filter((star) => isActedOn(marks.star(star), choosing));
  // Where nothing can be done the stars can still be looked at: arrow keys lead on from the first.
  const first = stops.length === 0 ? STARS[0] : null;
  return (
    <g onKeyDown={moveFocus}>
      <path class="anno-pairs" aria-hidden="true" d={pairLines(layout)} />
      {STARS.map((star) => {
        const mark = marks.star(star);
        const { x, y } = starPoint(layout, star);
        return (
          <g key={star} data-star={star}>
            <Target
              label={sayStar(props, star, mark)}
              x={round(x)}
              y={round(y)}
              radius={layout.star * 1.5}
              reach={Math.max(layout.star * 1.5, layout.plates.Y.cell.height * 0.52)}
              pressed={mark.picked}
              tabStop={star === first || stops.includes(star)}
              class={classOf(star, mark, choosing)}
              onPick={() => onPick(starId(star))}
            >
              <StarDrawing props={props} layout={layout} star={star} mark={mark} />
            </Target>
          </g>
        );
      })}
    </g>
  );
}

function isActedOn({ picked, target, usable }: StarMark, choosing: boolean): boolean {
  return picked || target !== null || (!choosing && usable);
}

function classOf(star: Star, mark: StarMark, choosing: boolean): string {
  const classes = ['anno-star', `anno-level-${levelOf(sectorOf(star))}`];
  if (mark.target !== null) classes.push('anno-star-target');
  else if (mark.usable && !choosing) classes.push('anno-star-usable');
  return classes.join(' ');
}

/** Short flights join the two stars of a sector. */
function pairLines(layout: Layout): string {
  return SECTORS.map((sector) =>
    starsIn(sector)
      .map((star, i) => {
        const { x, y } = starPoint(layout, star);
        return `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
      })
      .join(''),
  ).join('');
}

interface StarDrawingProps {
  readonly props: Props;
  readonly layout: Layout;
  readonly star: Star;
  readonly mark: StarMark;
}

function StarDrawing({ props, layout, star, mark }: StarDrawingProps): VNode {
  const { view } = props;
  const { star: size, shape, letter, hull } = layout;
  const owner = ownerOf(view, star);
  const ships = shipsOn(view, star);
  const home = homeSeat(view, star);
  const lost = home !== null && isHomeLost(view, home);
  const inDanger = home !== null && dangersAtHome(view, home).length > 0;
  const wide = shape === 'wide';
  const name = wide
    ? { x: size * (lost ? 2.35 : 1.85), y: owner === NOBODY ? letter * 0.33 : -letter * 0.2 }
    : { x: 11, y: size + letter * 0.98 };
  const width = hullWidth(ships, hull, !wide);
  const beside = size * (lost ? 2.3 : home === null ? 1.25 : 1.65);
  const fleet = wide
    ? { x: size * (lost ? 2.3 : 1.8) + width / 2, y: letter * 0.08 + hull / 2 }
    : { x: beside + width / 2, y: 0 };
  return (
    <>
      {home !== null && <Home seat={home} lost={lost} marked={lost || inDanger} size={size} />}
      <circle class="anno-star-ground" r={size * 0.95} />
      <StarGlyph symbols={symbolsOf(star)} size={size} />
      {mark.target !== null && <Reticle layout={layout} target={mark.target} defenders={ships} />}
      {mark.usable && mark.target === null && (
        <circle class="anno-usable" r={size * (lost ? 2.4 : home === null ? 1.38 : 1.85)} />
      )}
      <text
        class={`anno-name ${wide ? '' : 'anno-name-below'}`}
        {...rounded(name)}
        font-size={letter}
      >
        {layout.capitals ? nameOf(starId(star)) : titleOf(starId(star))}
      </text>
      {owner !== NOBODY && (
        <g transform={`translate(${round(fleet.x)} ${round(fleet.y)})`}>
          <Fleet seat={owner} ships={ships} height={hull} short={!wide} />
        </g>
      )}
      {view.battlefields.includes(star) && (
        <path
          class="anno-battlefield"
          d={SWORDS}
          transform={`translate(${round(-size * 1.3)} ${round(size * 1.1)}) scale(${wide ? 0.8 : 0.6})`}
        />
      )}
      {isUnderTruce(view, star) && (
        <path
          class="anno-truce"
          d="M0 8V-8l11 3.5L0-1"
          transform={`translate(${round(fleet.x + width / 2 + 5)} ${round(fleet.y)}) scale(${wide ? 1 : 0.8})`}
        />
      )}
      {(lost || inDanger) && (
        <g
          transform={`translate(${round(-size * 1.2)} ${round(-size * 1.25)}) scale(${wide ? 1 : 0.7})`}
        >
          <AlarmSign filled={lost} />
        </g>
      )}
    </>
  );
}

function titleOf(star: StarId): string {
  return `${star.slice(0, 1).toUpperCase()}${star.slice(1)}`;
}

function rounded({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: round(x), y: round(y) };
}

/** A home star wears a ring in the hatch of its owner; in foreign hands the ring is broken open. */
export function Home({ seat, lost, marked, size }: HomeProps): VNode {
  return (
    <g class={`anno-home ${seatClass(seat)}`}>
      {lost && <path class="anno-lost" d={burst(size * 2.2)} />}
      <circle class="anno-home-ground" r={size * 1.55} />
      <circle r={size * 1.55} fill={seatHatch(seat)} />
      <circle class="anno-home-edge" r={size * 1.55} />
      {!marked && <Emblem seat={seat} x={-size * 1.2} y={-size * 1.1} size={size * 1.15} />}
    </g>
  );
}

interface HomeProps {
  readonly seat: Seat;
  readonly lost: boolean;
  /** A sign stands where the emblem would. */
  readonly marked: boolean;
  readonly size: number;
}

interface ReticleProps {
  readonly layout: Layout;
  readonly target: NonNullable<StarMark['target']>;
  readonly defenders: number;
}

/** Four points aim at where one may fly; a battle shows how it would end, a lost one is crossed out. */
function Reticle({ layout, target, defenders }: ReticleProps): VNode {
  const { ships, outcome } = target;
  const r = layout.star * 1.5;
  const point = `M0 ${round(-r + 2)}l-3.5-6h7Z`;
  const battle = outcome === 'win' || outcome === 'lose' || outcome === 'bothLost';
  const bad = outcome === 'lose' || outcome === 'bothLost';
  return (
    <g class={`anno-reticle ${bad ? 'anno-reticle-bad' : ''}`}>
      <circle r={round(r)} />
      {[45, 135, 225, 315].map((angle) => (
        <path key={angle} class="anno-point" d={point} transform={`rotate(${angle})`} />
      ))}
      {battle && <Odds layout={layout} text={`${ships} : ${defenders}`} />}
      {bad && <path class="anno-crossed" d={`M${-r} ${r}L${r} ${-r}`} />}
    </g>
  );
}

/** Above the star, where nothing else stands. */
function Odds({ layout: { star, small }, text }: { layout: Layout; text: string }): VNode {
  const half = small * (0.5 + text.length * 0.25);
  return (
    <g class="anno-odds" transform={`translate(0 ${round(-star * 1.5 - small * 0.2)})`}>
      <rect
        x={round(-half)}
        y={round(-small * 0.62)}
        width={round(2 * half)}
        height={round(small * 1.24)}
        rx={round(small * 0.3)}
      />
      <text y={round(small * 0.36)} font-size={small}>
        {text}
      </text>
    </g>
  );
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrow keys go from star to star, so that every one can be looked at without a mouse. */
function moveFocus(event: KeyboardEvent): void {
  const direction = KEYS[event.key];
  if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = event.currentTarget;
  const holder = event.target instanceof Element ? event.target.closest('[data-star]') : null;
  if (!(group instanceof Element) || holder === null) return;
  const from = STARS[Number(holder.getAttribute('data-star'))];
  if (from === undefined) return;
  const next = neighbour(from, direction);
  const target = group.querySelector(`[data-star="${next}"] > .target`);
  if (target instanceof SVGElement) target.focus();
  event.preventDefault();
}
