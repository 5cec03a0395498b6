/** The chart of the galaxy with everything that stands on it, the points that can be clicked, and plates at its side. */

import { useSignal } from '@preact/signals';
import { Chart, Target } from '@sternwarte/atlas';
import type { Viewer } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { PEOPLES } from '../rules/data.ts';
import { layoutOf } from '../rules/layout.ts';
import { NODES, nodeId, nodeNamed, type Node, type NodeId } from '../rules/lattice.ts';
import { pieceOn, type Piece } from '../rules/pieces.ts';
import { NOBODY, playerAt, shipAt, type State } from '../rules/state.ts';
import { place } from '../text/places.ts';
import { nodePoint, sheetBox } from './geometry.ts';
import { Lattice } from './lattice.tsx';
import { Flank } from './flank.tsx';
import { useFocusOfKeys } from './focus.ts';
import { animateNews } from './news.ts';
import { PeopleSheet } from './peoples.tsx';
import { activeShips, NOTHING, pointMoves, shipInHand, shipMove } from './picking.ts';
import { PieceArt } from './pieces.tsx';
import { nearestPoint } from './nearest.ts';
import { pointOf, Points, Way } from './points.tsx';
import type { StarProps } from './props.ts';
import { Systems } from './systems.tsx';
import { Track } from './track.tsx';
import { useIsTouch, useNews, useTurn } from './screen.ts';
import { boardWords } from './words/index.ts';

/** A click that misses by less than this, in CSS pixels, means the point beside it. */
const SLACK = 22;

export function Board(props: StarProps): VNode {
  const { view, viewer, asked, moves, play, selection, language, news, motion } = props;
  const words = boardWords[language];
  const plate = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const turn = useTurn(frame);
  const isTouch = useIsTouch();
  const near = useSignal<NodeId | null>(null);
  const picked = selection.value;
  const points = useMemo(
    () => pointMoves(view, moves, picked),
    [view, moves, picked.ship, picked.item, picked.stepping],
  );
  useFocusOfKeys(news.number);
  useNews(news, motion, (events) => animateNews(plate.current, events, view, turn));

  const choose = (node: NodeId): void => {
    const move = points.get(node);
    if (move === undefined) return;
    // Fingers are wider than the lattice: the first touch aims, the second flies.
    if (isTouch && picked.aim !== node) selection.value = { ...picked, aim: node };
    else play(move);
  };
  const letGo = (): void => {
    selection.value = { ...NOTHING, pane: picked.pane };
  };
  const clickGround = (event: MouseEvent): void => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof SVGGraphicsElement)) return;
    const matrix = currentTarget.getScreenCTM();
    if (matrix === null) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const node = nearestPoint(points.keys(), turn, at, SLACK / matrix.a);
    if (node === null) letGo();
    else choose(node);
  };

  const mine = interestOf(view, asked ?? viewer, shipInHand(view, moves, picked));
  const interest = mine === null ? undefined : nodePoint(mine, turn);
  const box = sheetBox(turn);
  const shared = { props, turn, points, aim: picked.aim, near };
  return (
    <div
      class="star-board"
      ref={plate}
      onFocusIn={({ target }) => {
        near.value = pointOf(target, points.keys());
      }}
      onFocusOut={() => {
        near.value = null;
      }}
    >
      <div class="star-layout">
        <Track {...props} />
        <div class={`star-chart star-chart-${turn}`} ref={frame}>
          <Chart label={words.board} box={box} language={language} interest={interest}>
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
            <Outposts {...props} turn={turn} taken={points} />
            <Way {...shared} />
            <Pieces view={view} turn={turn} />
            {asked !== null && <Ships {...props} asked={asked} turn={turn} />}
            <Points {...shared} choose={choose} />
          </Chart>
          {picked.people !== null && <PeopleSheet {...props} people={picked.people} />}
        </div>
        <Flank {...props} points={points} />
      </div>
    </div>
  );
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
  readonly turn: 'wide' | 'tall';
}

function pieces(view: State): { readonly node: Node; readonly piece: Piece }[] {
  const list = NODES.flatMap((node) => {
    const piece = pieceOn(view, node);
    return piece === null ? [] : [{ node, piece }];
  });
  // A ship in mid-flight stands nowhere; it is drawn where it has got to.
  const flying = view.flying === NOBODY ? null : shipAt(view, view.current, view.flying);
  if (flying !== null) {
    list.push({ node: flying.node, piece: { owner: view.current, kind: flying.kind } });
  }
  return list;
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
      {pieces(view).map(({ node, piece }) => {
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
function Ships(props: StarProps & { readonly asked: number; readonly turn: Sheet['turn'] }): VNode {
  const { view, moves, selection, play, asked, turn, language } = props;
  const words = boardWords[language];
  const inHand = shipInHand(view, moves, selection.value);
  return (
    <g class="star-ships">
      {activeShips(moves).map((index) => {
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
              label={words.pickShip(index + 1, ship.kind, place(nodeId(ship.node)))}
              x={at.x}
              y={at.y}
              radius={19}
              reach={20}
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

/** Outposts open the sheet of their people, except while a ship may dock there. */
function Outposts(
  props: StarProps & {
    readonly turn: Sheet['turn'];
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
            pressed={isOpen}
            onPick={() => {
              selection.value = { ...selection.value, people: isOpen ? null : people };
            }}
          />
        );
      })}
    </g>
  );
}
