/** The sheet a board is drawn on: an SVG that can be zoomed and moved by wheel, fingers, drag and keys. */

import './chart.css';
import { useSignal } from '@preact/signals';
import type { Language } from '@sternwarte/engine';
import type { ComponentChildren, VNode } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ChartHost, type ChartZoom } from './chart-host.ts';
import { ChartScale } from './scale.ts';
import {
  anchorIn,
  bringInto,
  contains,
  fillFrame,
  pan,
  zoomAt,
  zoomTo,
  type Box,
  type Point,
} from './viewport.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** A pointer that moved less than this, in CSS pixels, has clicked. */
const CLICK_SLACK = 6;
const KEY_ZOOM = 1.3;
/** How far targets lie apart at least, in CSS pixels: for a mouse, and for fingers. */
const APART = { fine: 32, coarse: 40 } as const;
/** What is so little too small is left as it is: going near would be the greater bother. */
const TOLERANCE = 1.1;
/** A drawing below this width is worth being looked at from near even when nothing can be picked. */
const SMALL = 700;

/** What can be picked on a chart now. */
export interface Aims {
  readonly points: readonly Point[];
  /** How far neighbours lie apart, in the units of the drawing. */
  readonly apart: number;
  /** Where to begin when not all of them fit; without it the whole is looked at first, and the first press goes near. */
  readonly around?: Point | undefined;
}

export interface ChartProps {
  /** What the whole drawing shows, for those who do not see it. */
  readonly label: string;
  /** The whole drawing. */
  readonly box: Box;
  readonly language: Language;
  /** What buttons and keys zoom in on while it is in sight; the middle without it. */
  readonly interest?: Point | undefined;
  /** Where they lie too close together to be hit, the chart goes nearer by itself; its frame stays as it is. */
  readonly aims?: Aims | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Chart(props: ChartProps): VNode {
  const { label, box, language, interest, aims, class: extra = '', children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const host = useContext(ChartHost);
  // Read by listeners that outlive a change of it.
  const wish = useRef(interest);
  wish.current = interest;
  const [frame, setFrame] = useState<{ width: number; height: number } | null>(null);
  const whole = frame === null ? box : fillFrame(box, frame);
  // `null` shows the whole.
  const near = useSignal<Box | null>(null);
  const shown = near.value ?? whole;
  const show = (next: Box): void => {
    near.value = next.width >= whole.width ? null : next;
  };
  const scale = frame === null ? 1 : frame.width / whole.width;
  const least = APART[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'];
  const closer = aims === undefined || aims.points.length === 0 ? 1 : least / (aims.apart * scale);
  // A drawing or a frame of another size (more seats, other map, a turned phone) begins anew, and so do other aims.
  const sheet = `${whole.x} ${whole.y} ${whole.width} ${whole.height}`;
  const aim = aims === undefined ? '' : aims.points.map(({ x, y }) => `${x} ${y}`).join();
  useLayoutEffect(() => {
    near.value = frame === null || aims === undefined ? null : firstLook(whole, closer, aims);
  }, [sheet, aim]);
  const isFar = closer > TOLERANCE * (whole.width / shown.width);
  // Read by listeners as well: where what is pressed would be too small to be hit, the first press goes nearer.
  const approach = useRef<((place: Point) => void) | null>(null);
  approach.current = isFar ? (place) => show(zoomTo(whole, closer, [place], undefined)) : null;

  const zoom = (factor: number, anchor?: Point): void => {
    const now = near.value ?? whole;
    show(zoomAt(now, whole, factor, anchor ?? anchorIn(now, wish.current)));
  };
  const move = (dx: number, dy: number): void => {
    if (near.value !== null) show(pan(near.value, whole, dx, dy));
  };

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const forget = listenToPointers(element, zoom, move, approach);
    const bringFocused = (event: FocusEvent): void => {
      const { target } = event;
      if (!(target instanceof SVGGraphicsElement) || target === element || near.value === null)
        return;
      const matrix = element.getScreenCTM()?.inverse();
      if (matrix === undefined) return;
      const rect = target.getBoundingClientRect();
      const place = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      show(bringInto(near.value, whole, place.matrixTransform(matrix)));
    };
    element.addEventListener('focusin', bringFocused);
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setFrame((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      );
    });
    observer.observe(element);
    return () => {
      forget();
      element.removeEventListener('focusin', bringFocused);
      observer.disconnect();
    };
  }, [sheet]);

  const isWhole = near.value === null;
  const isOfUse = !isWhole || closer > 1 || (aims === undefined && (frame?.width ?? SMALL) < SMALL);
  const zooming: ChartZoom = {
    isWhole,
    zoomIn: () => zoom(KEY_ZOOM),
    zoomOut: () => zoom(1 / KEY_ZOOM),
    showAll: () => {
      near.value = null;
    },
  };
  useLayoutEffect(() => {
    if (host !== null) host.value = isOfUse ? zooming : null;
  }, [host, isOfUse, isWhole, sheet]);
  useEffect(
    () => () => {
      if (host !== null) host.value = null;
    },
    [host],
  );

  const pressKey = (event: KeyboardEvent): void => {
    if (event.target !== svg.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = shown.width / 8;
    const keys: Readonly<Record<string, () => void>> = {
      '+': zooming.zoomIn,
      '=': zooming.zoomIn,
      '-': zooming.zoomOut,
      '0': zooming.showAll,
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const { x, y, width, height } = shown;
  return (
    <div class={`chart ${isWhole ? '' : 'chart-zoomed'} ${isFar ? 'chart-far' : ''} ${extra}`}>
      <svg
        ref={svg}
        class="chart-sheet"
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={label}
        tabindex={0}
        onKeyDown={pressKey}
      >
        <ChartScale.Provider value={frame === null ? 1 : frame.width / width}>
          {children}
        </ChartScale.Provider>
      </svg>
      {host === null && isOfUse && (
        <ZoomButtons class="chart-buttons" zoom={zooming} language={language} />
      )}
    </div>
  );
}

/** From near at once, if that shows all there is to aim at, or if it is known where to begin. */
function firstLook(whole: Box, closer: number, { points, around }: Aims): Box | null {
  if (closer <= 1) return null;
  const part = zoomTo(whole, closer, points, around);
  return around !== undefined || points.every((point) => contains(part, point)) ? part : null;
}

/** Wheel, drag and pinch, and the press that goes near. Answers how to stop listening. */
function listenToPointers(
  element: SVGSVGElement,
  zoom: (factor: number, anchor: Point) => void,
  move: (dx: number, dy: number) => void,
  approach: { readonly current: ((place: Point) => void) | null },
): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  /** From the screen into the drawing. */
  const locate = ({ x, y }: Point): Point => {
    const matrix = element.getScreenCTM()?.inverse();
    return matrix === undefined ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix);
  };
  const moveFrom = (before: Point, now: Point): void => {
    const [from, to] = [locate(before), locate(now)];
    move(from.x - to.x, from.y - to.y);
  };

  const press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    down.set(event.pointerId, point);
    if (down.size === 1) {
      start = point;
      dragging = false;
    } else {
      dragging = true;
    }
  };
  const release = (event: PointerEvent): void => {
    down.delete(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    // Let go outside the sheet, before it was a drag.
    if (event.buttons === 0) {
      release(event);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging && start !== null && distance(start, now) < CLICK_SLACK) return;
    if (!dragging) {
      dragging = true;
      // Captured only once it is a drag: a captured pointer would click the sheet, not the target under it.
      element.setPointerCapture(event.pointerId);
    }
    down.set(event.pointerId, now);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      moveFrom(before, now);
      return;
    }
    const spread = distance(before, other);
    if (spread > 0) zoom(distance(now, other) / spread, locate(between(now, other)));
    moveFrom(between(before, other), between(now, other));
  };
  /** The click that ends a drag picks nothing, nor does the one that goes near. */
  const swallowClick = (event: MouseEvent): void => {
    // A click by key or by script has no pointer behind it.
    if (event.detail === 0 || (!dragging && approach.current === null)) return;
    if (!dragging) approach.current?.(locate({ x: event.clientX, y: event.clientY }));
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const turnWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = Math.exp((-event.deltaY * lines) / 500);
    zoom(factor, locate({ x: event.clientX, y: event.clientY }));
  };

  element.addEventListener('pointerdown', press);
  element.addEventListener('pointermove', drag);
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', release);
  element.addEventListener('click', swallowClick, { capture: true });
  element.addEventListener('wheel', turnWheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('pointermove', drag);
    element.removeEventListener('pointerup', release);
    element.removeEventListener('pointercancel', release);
    element.removeEventListener('click', swallowClick, { capture: true });
    element.removeEventListener('wheel', turnWheel);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
