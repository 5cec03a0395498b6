/** The chart of the galaxy with everything that stands on it, the points that can be clicked, and cards over it. */

import { useSignal } from '@preact/signals';
import { Chart, Target, useChartScale, type Aims, type Point } from '@sternwarte/atlas';
import type { Viewer } from '@sternwarte/engine';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Move } from '../rules/actions.ts';
import { PEOPLES } from '../rules/data.ts';
import { layoutOf } from '../rules/layout.ts';
import { NODES, nodeId, nodeNamed, type Node, type NodeId } from '../rules/lattice.ts';
import { playerAt, shipAt, type State } from '../rules/state.ts';
import { spotAt } from '../text/places.ts';
import { Cards } from './cards.tsx';
import { apart, nodePoint, sheetBox, SIDE, type Turn } from './geometry.ts';
import { Lattice } from './lattice.tsx';
import { LookCard, Names } from './look.tsx';
import { animateNews } from './news.ts';
import { activeShips, NOTHING, pointMoves, shipInHand, shipMove } from './picking.ts';
import { piecesOf } from './pieces-of.ts';
import { PieceArt } from './pieces.tsx';
import { nearestPoint } from './nearest.ts';
import { Hint, pointOf, Points, Way } from './points.tsx';
import type { StarProps } from './props.ts';
import { Systems } from './systems.tsx';
import { thingAt, thingsOf } from './things.ts';
import { Throw } from './throw.tsx';
import { Trails } from './trails.tsx';
import { useTurnStory } from './turn-events.ts';
import { useIsTouch, useNews, useTurn } from './screen.ts';
import { boardWords } from './words/index.ts';

/** A click that misses by less than this, in CSS pixels, means the point beside it. */
const SLACK = 22;

export function Board(props: StarProps): VNode {
  const { view, viewer, asked, moves, play, selection, names, language, news, motion } = props;
  const words = boardWords[language];
  const plate = useRef<HTMLDivElement>(null);
  const turn = useTurn();
  const isTouch = useIsTouch();
  const near = useSignal<NodeId | null>(null);
  const picked = selection.value;
  const story = useTurnStory(props);
  const points = useMemo(
    () => pointMoves(view, moves, picked),
    [view, moves, picked.ship, picked.item, picked.stepping],
  );
  const inHand = shipInHand(view, moves, picked);
  const aims = useMemo(() => aimsOf(props, points, inHand, turn), [points, inHand, turn]);
  const things = useMemo(
    () => thingsOf(view, turn, words, names),
    [view, turn, words, names.join()],
  );
  useNews(news, motion, (events) => animateNews(plate.current, events, props, turn));

  const choose = (node: NodeId): void => {
    const move = points.get(node);
    if (move === undefined) return;
    // Fingers are wider than the lattice: the first touch aims, the second flies.
    if (isTouch && picked.aim !== node) selection.value = { ...picked, aim: node };
    else play(move);
  };
  const clickGround = (event: MouseEvent): void => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof SVGGraphicsElement)) return;
    const matrix = currentTarget.getScreenCTM();
    if (matrix === null) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const node = nearestPoint(points.keys(), turn, at, SLACK / matrix.a);
    if (node !== null) return choose(node);
    const look = thingAt(things, at)?.key ?? null;
    // A second click on the same thing, or one into space, lets go of everything.
    const isNew = look !== null && look !== picked.look;
    selection.value = isNew ? { ...picked, look } : { ...NOTHING, pane: picked.pane };
  };

  const mine = interestOf(view, asked ?? viewer, inHand);
  const interest = mine === null ? undefined : nodePoint(mine, turn);
  const box = sheetBox(turn);
  const shared = { props, turn, points, aim: picked.aim, near };
  const seen = things.find(({ key }) => key === picked.look) ?? null;
  return (
    <div
      class={`star-board star-chart-${turn}`}
      ref={plate}
      onFocusIn={({ target }) => {
        near.value = pointOf(target, points.keys());
      }}
      onFocusOut={() => {
        near.value = null;
      }}
    >
      <Chart label={words.board} box={box} language={language} interest={interest} aims={aims}>
        <Sized>
          <Lattice turn={turn} />
          <Systems view={view} turn={turn} />
          <rect
            class="star-ground"
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            onClick={clickGround}
          />
          <Throw props={props} story={story} turn={turn} />
          <Outposts {...props} turn={turn} taken={points} />
          <Trails props={props} turn={turn} />
          <Way {...shared} />
          <Pieces view={view} turn={turn} />
          <Names things={things} />
          {asked !== null && <Ships {...props} asked={asked} turn={turn} />}
          <Points {...shared} apart={aims.apart} choose={choose} />
          <Hint props={props} turn={turn} />
        </Sized>
      </Chart>
      <Cards {...props} />
      {seen !== null && (
        <LookCard props={props} thing={seen} side={seen.at.x > box.width / 2 ? 'left' : 'right'} />
      )}
    </div>
  );
}

/** Where the chart is small, words and figures keep a size that can be read. */
function Sized({ children }: { readonly children: ComponentChildren }): VNode {
  return <g class={sizeAt(useChartScale())}>{children}</g>;
}

function sizeAt(scale: number): string {
  if (scale < 0.43) return 'star-small star-tiny';
  if (scale < 0.58) return 'star-small';
  return scale < 0.78 ? 'star-medium' : '';
}

/** All that can be pressed, points and ships; a flight begins at the ship in hand, a jump may end anywhere. */
function aimsOf(
  { view, moves, asked }: StarProps,
  points: ReadonlyMap<NodeId, Move>,
  inHand: number | null,
  turn: Turn,
): Aims {
  const place = (ship: number | null): Point[] => {
    const found = asked === null || ship === null ? null : shipAt(view, asked, ship);
    return found === null ? [] : [nodePoint(found.node, turn)];
  };
  const all = [...points.keys()].map((id) => nodePoint(nodeNamed(id), turn));
  all.push(...activeShips(moves).flatMap(place));
  const isFlight = [...points.values()].some(({ type }) => type === 'fly' || type === 'step');
  return { points: all, apart: apart(all), around: isFlight ? place(inHand)[0] : undefined };
}

/** What somebody wants to see from near: the ship in hand, else a ship, else home. */
function interestOf(view: State, viewer: Viewer, inHand: number | null): Node | null {
  const seat = viewer === 'spectator' ? view.current : viewer;
  const { ships, buildings } = playerAt(view, seat);
  const ship = (inHand === null ? null : ships[inHand]) ?? ships.find((found) => found !== null);
  return ship?.node ?? buildings[0] ?? null;
}

interface Sheet {
  readonly view: State;
  readonly turn: Turn;
}

function Pieces({ view, turn }: Sheet): VNode {
  // Ships that have flown this turn, or may not.
  const spent = new Set(
    playerAt(view, view.current).ships.flatMap((ship) =>
      ship?.done === true || ship?.grounded === true ? [ship.node] : [],
    ),
  );
  return (
    <g class="star-pieces" aria-hidden="true">
      {piecesOf(view).map(({ node, piece }) => {
        const { x, y } = nodePoint(node, turn);
        return (
          <g
            key={`${node} ${piece.owner} ${piece.kind}`}
            class={spent.has(node) ? 'star-spent' : ''}
            transform={`translate(${x} ${y})`}
          >
            <g data-piece={nodeId(node)}>
              <PieceArt {...piece} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Own ships that something can be done with. */
function Ships(props: StarProps & { readonly asked: number; readonly turn: Turn }): VNode {
  const { view, moves, selection, play, asked, turn, language } = props;
  const words = boardWords[language];
  const inHand = shipInHand(view, moves, selection.value);
  const active = activeShips(moves);
  const places = active.flatMap((index) => {
    const ship = shipAt(view, asked, index);
    return ship === null ? [] : [nodePoint(ship.node, turn)];
  });
  return (
    <g class="star-ships">
      {active.map((index) => {
        const ship = shipAt(view, asked, index);
        if (ship === null) return null;
        const at = nodePoint(ship.node, turn);
        const click = (): void => {
          const move = shipMove(moves, index);
          if (move !== null) play(move);
          else {
            const isSame = selection.value.ship === index;
            selection.value = { ...NOTHING, ship: isSame ? null : index };
          }
        };
        return (
          <g key={index}>
            <Target
              label={words.pickShip(index + 1, ship.kind, spotAt(view, nodeId(ship.node)))}
              x={at.x}
              y={at.y}
              radius={19}
              reach={roomAround(at, places)}
              pressed={inHand === index}
              class="star-ship-target"
              onPick={click}
            />
            <text class="star-ship-number" x={at.x + 18} y={at.y - 20}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** As far as fingers need it, and not beyond the middle between two ships. */
function roomAround({ x, y }: Point, places: readonly Point[]): number {
  const halves = places
    .map((other) => Math.hypot(other.x - x, other.y - y) / 2)
    .filter((half) => half > 0);
  return Math.max(SIDE / 2, Math.min(1.25 * SIDE, ...halves));
}

/** Outposts open the sheet of their people, except while a ship may dock there. */
function Outposts(
  props: StarProps & {
    readonly turn: Turn;
    readonly taken: ReadonlyMap<NodeId, unknown>;
  },
): VNode {
  const { view, selection, turn, taken, language } = props;
  const words = boardWords[language];
  const { peoples } = layoutOf(view.placements);
  return (
    <g>
      {PEOPLES.map((name, people) => {
        const node = peoples.indexOf(people);
        const id = NODES[node] === undefined ? null : nodeId(NODES[node]);
        if (id === null || taken.has(id)) return null;
        const at = nodePoint(nodeNamed(id), turn);
        const isOpen = selection.value.people === people;
        return (
          <Target
            key={name}
            label={words.openPeople(name)}
            x={at.x}
            y={at.y}
            radius={22}
            reach={64}
            pressed={isOpen}
            class="star-outpost-target"
            onPick={() => {
              selection.value = { ...selection.value, people: isOpen ? null : people };
            }}
          />
        );
      })}
    </g>
  );
}
