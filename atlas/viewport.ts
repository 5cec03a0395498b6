/** The part of a drawing that is shown: plain arithmetic, without a screen. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const MAX_ZOOM = 6;

/** A drawing with as much ground around it as fills a frame of this shape. */
export function fillFrame(
  drawing: Box,
  frame: { readonly width: number; readonly height: number },
): Box {
  const aspect = frame.width / frame.height;
  const width = Math.max(drawing.width, drawing.height * aspect);
  const height = width / aspect;
  const { x, y } = centreOf(drawing);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Zooms to the part around some places, by `factor` from the whole, with `around` in sight if not all of them fit. */
export function zoomTo(
  whole: Box,
  factor: number,
  places: readonly Point[],
  around: Point | undefined,
): Box {
  const width = whole.width / clamp(factor, 1, MAX_ZOOM);
  const height = (width * whole.height) / whole.width;
  const centre = (axis: 'x' | 'y', size: number): number => {
    const values = places.map((place) => place[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const middle = (low + high) / 2;
    if (around === undefined || high - low <= size) return middle;
    return clamp(middle, around[axis] - size / 3, around[axis] + size / 3);
  };
  const [x, y] = [centre('x', width), centre('y', height)];
  return keepInside({ x: x - width / 2, y: y - height / 2, width, height }, whole);
}

/** Zooms by `factor` (above 1: closer) so that `anchor` stays where it is on the screen. */
export function zoomAt(shown: Box, whole: Box, factor: number, anchor: Point): Box {
  const width = clamp(shown.width / factor, whole.width / MAX_ZOOM, whole.width);
  const ratio = width / shown.width;
  return keepInside(
    {
      x: anchor.x - (anchor.x - shown.x) * ratio,
      y: anchor.y - (anchor.y - shown.y) * ratio,
      width,
      height: (width * whole.height) / whole.width,
    },
    whole,
  );
}

export function pan(shown: Box, whole: Box, dx: number, dy: number): Box {
  return keepInside({ ...shown, x: shown.x + dx, y: shown.y + dy }, whole);
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** What a zoom without a pointer keeps in place: the point of interest if it is shown, else the middle. */
export function anchorIn(shown: Box, interest: Point | undefined): Point {
  if (interest === undefined) return centreOf(shown);
  return contains(shown, interest) ? interest : centreOf(shown);
}

export function contains(box: Box, { x, y }: Point): boolean {
  const [dx, dy] = [x - box.x, y - box.y];
  return dx >= 0 && dy >= 0 && dx <= box.width && dy <= box.height;
}

/** Moves the shown part by as little as possible so that a place is inside it, with some room around. */
export function bringInto(shown: Box, whole: Box, place: Point): Box {
  const margin = shown.width / 10;
  const x = clamp(shown.x, place.x + margin - shown.width, place.x - margin);
  const y = clamp(shown.y, place.y + margin - shown.height, place.y - margin);
  return keepInside({ ...shown, x, y }, whole);
}

function keepInside(shown: Box, whole: Box): Box {
  return {
    ...shown,
    x: clamp(shown.x, whole.x, whole.x + whole.width - shown.width),
    y: clamp(shown.y, whole.y, whole.y + whole.height - shown.height),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
