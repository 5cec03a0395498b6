/** The board: two plates of stars with hyperspace between them. */

import { Chart, Starfield } from '@sternwarte/atlas';
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sectorOf, type Sector } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { Flights } from './flights.tsx';
import { layoutFor, type Layout } from './layout.ts';
import { marksFor } from './marks.ts';
import { sortMoves } from './offers.ts';
import {
  NOTHING,
  chooseShips,
  pressDisc,
  pressField,
  pressStar,
  shipsToLeave,
  typeDigit,
} from './picking.ts';
import { LostHomes, Plates, Reaches } from './plates.tsx';
import { pressIn } from './pressing.ts';
import type { Props } from './props.ts';
import { isHomeLost } from './say.ts';
import { Stars } from './stars.tsx';
import { Tracks } from './tracks.tsx';
import { Suggestion, Trails } from './trails.tsx';
import { boardWords } from './words/index.ts';

export function StarFieldBoard(props: Props): VNode {
  const { view, moves, asked, selection, language } = props;
  const say = boardWords[language];
  const [frame, layout] = useLayout(view.players.length);
  const offers = useMemo(() => sortMoves(moves), [moves]);
  const marks = marksFor(view, offers, selection.value, asked);
  const press = pressIn(props);

  /** Ships are counted by keys too, while a star is picked: `+`, `-` and digits. */
  const pressKey = (event: KeyboardEvent): void => {
    const now = selection.value;
    if (now.kind !== 'star' || event.ctrlKey || event.metaKey || event.altKey) return;
    // On the sheet itself these keys zoom.
    if (event.target instanceof SVGSVGElement) return;
    const ships = shipsToLeave(offers, now);
    if (ships === 0) return;
    if (event.key === '+' || event.key === '=') selection.value = chooseShips(now, ships + 1);
    else if (event.key === '-') selection.value = chooseShips(now, Math.max(1, ships - 1));
    else if (/^\d$/.test(event.key)) selection.value = typeDigit(offers, now, Number(event.key));
    else return;
    event.preventDefault();
  };

  const { width, height } = layout.box;
  return (
    <div ref={frame} class={`anno-board anno-${layout.shape}`} onKeyDown={pressKey}>
      <Chart label={say.sheet} box={layout.box} language={language}>
        <rect
          class="anno-space"
          width={width}
          height={height}
          onClick={() => {
            selection.value = NOTHING;
          }}
        />
        <g class="anno-backdrop">
          <Starfield box={layout.box} seed="anno4000" count={150} />
          <Plates layout={layout} say={say} />
          <LostHomes layout={layout} sectors={lostSectors(view)} />
          <Reaches layout={layout} marks={marks.sectors} />
        </g>
        <Tracks
          props={props}
          layout={layout}
          offers={offers}
          onDisc={(seat, disc) => press(pressDisc(offers, selection.value, asked, seat, disc))}
          onStart={() => press(pressField(offers, selection.value, 1))}
          onAhead={(ahead) => {
            const now = selection.value;
            if (now.kind === 'discs') selection.value = { ...now, ahead };
          }}
        />
        <Stars
          props={props}
          layout={layout}
          marks={marks}
          onPick={(star) => press(pressStar(offers, selection.value, asked, star))}
        />
        <Trails props={props} layout={layout} />
        <Suggestion props={props} layout={layout} />
        <Flights props={props} layout={layout} />
      </Chart>
    </div>
  );
}

function lostSectors(view: State): Sector[] {
  return view.players.flatMap(({ alive, home }, seat) =>
    alive && home !== null && isHomeLost(view, seat) ? [sectorOf(home)] : [],
  );
}

/** The drawing that suits the space the board has got. */
function useLayout(seats: number): [RefObject<HTMLDivElement | null>, Layout] {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1000, height: 500 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = ({ width, height }: { width: number; height: number }): void => {
      if (width > 0 && height > 0) setSize({ width, height });
    };
    // As it is laid out: a small picture of a board is a large one, made small.
    measure({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) measure(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const layout = layoutFor(size.width, size.height, seats);
  const sheet = `${layout.shape} ${layout.box.width} ${layout.box.height} ${seats}`;
  return [frame, useMemo(() => layout, [sheet])];
}
