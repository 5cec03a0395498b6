/** The sheet a board is drawn on: an SVG that can be zoomed and moved by wheel, fingers, drag and keys. */

import { useSignal } from '@preact/signals';
import type { Language } from '@sternwarte/engine';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ChartScale } from './scale.ts';
import { anchorIn, bringInto, pan, zoomAt, type Box, type Point } from './viewport.ts';
import { CHART_WORDS } from './words.ts';

/** A pointer that moved less than this, in CSS pixels, has clicked. */
const CLICK_SLACK = 6;
const KEY_ZOOM = 1.3;

export interface ChartProps {
  /** What the whole drawing shows, for those who do not see it. */
  readonly label: string;
  /** The whole drawing. */
  readonly box: Box;
  readonly language: Language;
  /** What buttons and keys zoom in on while it is in sight; the middle without it. */
  readonly interest?: Point | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Chart(props: ChartProps): VNode {
  const { label, box, language, interest, class: extra = '', children } = props;
  const words = CHART_WORDS[language];
  const svg = useRef<SVGSVGElement>(null);
  const shown = useSignal(box);
  const [pixels, setPixels] = useState(box.width);
  // A drawing of another size (more seats, other map) begins anew.
  const sheet = `${box.x} ${box.y} ${box.width} ${box.height}`;
  useEffect(() => {
    shown.value = box;
  }, [sheet]);

  const zoom = (factor: number, anchor?: Point): void => {
    shown.value = zoomAt(shown.value, box, factor, anchor ?? anchorIn(shown.value, interest));
  };
  const move = (dx: number, dy: number): void => {
    shown.value = pan(shown.value, box, dx, dy);
  };

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const forget = listenToPointers(element, zoom, move);
    const bringFocused = (event: FocusEvent): void => {
      const { target } = event;
      if (!(target instanceof SVGGraphicsElement) || target === element) return;
      const matrix = element.getScreenCTM()?.inverse();
      if (matrix === undefined) return;
      const rect = target.getBoundingClientRect();
      const place = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      shown.value = bringInto(shown.value, box, place.matrixTransform(matrix));
    };
    element.addEventListener('focusin', bringFocused);
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setPixels(Math.min(width, (height * box.width) / box.height));
    });
    observer.observe(element);
    return () => {
      forget();
      element.removeEventListener('focusin', bringFocused);
      observer.disconnect();
    };
  }, [sheet]);

  const pressKey = (event: KeyboardEvent): void => {
    if (event.target !== svg.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = shown.value.width / 8;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => zoom(KEY_ZOOM),
      '=': () => zoom(KEY_ZOOM),
      '-': () => zoom(1 / KEY_ZOOM),
      '0': () => {
        shown.value = box;
      },
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

  const { x, y, width, height } = shown.value;
  const isWhole = width >= box.width;
  return (
    <div class={`chart ${isWhole ? '' : 'chart-zoomed'} ${extra}`}>
      <svg
        ref={svg}
        class="chart-sheet"
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={label}
        tabindex={0}
        onKeyDown={pressKey}
      >
        <ChartScale.Provider value={pixels / width}>{children}</ChartScale.Provider>
      </svg>
      <div class="chart-buttons">
        <button type="button" aria-label={words.zoomIn} onClick={() => zoom(KEY_ZOOM)}>
          +
        </button>
        <button
          type="button"
          aria-label={words.zoomOut}
          disabled={isWhole}
          onClick={() => zoom(1 / KEY_ZOOM)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.whole}
          disabled={isWhole}
          onClick={() => {
            shown.value = box;
          }}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

/** Wheel, drag and pinch. Answers how to stop listening. */
function listenToPointers(
  element: SVGSVGElement,
  zoom: (factor: number, anchor: Point) => void,
  move: (dx: number, dy: number) => void,
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
  /** The click that ends a drag picks nothing. */
  const swallowClick = (event: MouseEvent): void => {
    // A click by key or by script has no pointer behind it.
    if (!dragging || event.detail === 0) return;
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
