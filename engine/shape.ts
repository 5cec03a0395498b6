/**
 * Shapes of plain data, for data from outside that claims to be a state: a few combinators that say what may stand where.
 *
 *     const disc = fields({ field: whole(1, 7), ships: whole(1, 99) });
 *     misfit(listOf(orNull(disc), 2), input);      // null, or the path of the first thing that does not fit
 */

import { equalPlain, isRecord } from './plain.ts';

/** Answers where data does not fit: a path such as `players[2].home`, or `null` when all of it does. */
export type Shape = (data: unknown, path: string) => string | null;

/** The path of the first thing that does not fit; `''` stands for the whole. */
export function misfit(shape: Shape, data: unknown): string | null {
  return shape(data, '');
}

/** A whole number in a range. */
export function whole(min: number, max: number): Shape {
  return (data, path) =>
    typeof data === 'number' &&
    Number.isInteger(data) &&
    !Object.is(data, -0) &&
    data >= min &&
    data <= max
      ? null
      : path;
}

/** One of these texts, numbers or truth values. */
export function oneOf(...values: readonly (string | number | boolean | null)[]): Shape {
  const known = new Set<unknown>(values);
  return (data, path) => (known.has(data) && !Object.is(data, -0) ? null : path);
}

export const truth: Shape = oneOf(true, false);

export function orNull(shape: Shape): Shape {
  return (data, path) => (data === null ? null : shape(data, path));
}

/** A list whose items all have this shape, of one length or of one in a range. */
export function listOf(item: Shape, min: number, max: number = min): Shape {
  return (data, path) => {
    if (!Array.isArray(data) || data.length < min || data.length > max) return path;
    for (let i = 0; i < data.length; i++) {
      const found = item(data[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  };
}

/** A list in which each place has a shape of its own. */
export function tuple(...items: readonly Shape[]): Shape {
  return (data, path) => {
    if (!Array.isArray(data) || data.length !== items.length) return path;
    for (const [i, item] of items.entries()) {
      const found = item(data[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  };
}

/** An object with exactly these fields. */
export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  const known = Object.entries(shapes);
  return (data, path) => {
    if (!isRecord(data) || Object.keys(data).length !== known.length) return path;
    for (const [name, shape] of known) {
      const where = path === '' ? name : `${path}.${name}`;
      if (!Object.hasOwn(data, name)) return where;
      const found = shape(data[name], where);
      if (found !== null) return found;
    }
    return null;
  };
}

/** One of several objects, told apart by the text in their field `tag`. */
export function byTag(tag: string, variants: Readonly<Record<string, Shape>>): Shape {
  return (data, path) => {
    const value = isRecord(data) && Object.hasOwn(data, tag) ? data[tag] : undefined;
    if (typeof value !== 'string' || !Object.hasOwn(variants, value)) return path;
    return variants[value]?.(data, path) ?? null;
  };
}

/** Whichever of these fits; where none does, the last one says why not. */
export function either(...shapes: readonly Shape[]): Shape {
  return (data, path) => {
    let found: string | null = path;
    for (const shape of shapes) {
      found = shape(data, path);
      if (found === null) return null;
    }
    return found;
  };
}

/** Nothing but this. */
export function exactly(value: unknown): Shape {
  return (data, path) => (equalPlain(value, data) ? null : path);
}

/** How a match of so many seats can have ended. */
export function resultShape(endings: readonly string[], seats: number): Shape {
  return fields({
    winners: listOf(whole(0, seats - 1), 1, seats),
    ending: oneOf(...endings),
    places: listOf(whole(1, seats), seats),
  });
}
