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
  const [dx, dy] = [interest.x - shown.x, interest.y - shown.y];
  const isShown = dx >= 0 && dy >= 0 && dx <= shown.width && dy <= shown.height;
  return isShown ? interest : centreOf(shown);
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
