/** Plain JSON data: the only thing states, moves, outcomes and records are made of. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads an object that must have exactly the given own fields, from any input. Nothing is known about the fields'
 * values yet. `null` for everything else: other types, missing or further fields, inherited ones.
 */
export function readFields<const Names extends readonly string[]>(
  value: unknown,
  names: Names,
): Readonly<Record<Names[number], unknown>> | null {
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  if (keys.length !== names.length) return null;
  for (const name of names) if (!Object.hasOwn(value, name)) return null;
  return value;
}

/** Runs a reader over input from anywhere: what throws when looked at (a getter, a proxy) cannot be read. */
export function readInput<T>(input: unknown, read: (input: unknown) => T | null): T | null {
  try {
    return read(input);
  } catch {
    return null;
  }
}

/** The own `type` of any input, `null` when there is none. */
export function readType(value: unknown): string | null {
  if (!isRecord(value) || !Object.hasOwn(value, 'type')) return null;
  return typeof value['type'] === 'string' ? value['type'] : null;
}

/** A deep copy of plain data. JSON knows no -0, so neither does the copy: a log is the same before and after storing. */
export function copyPlain<T>(value: T): T {
  if (value === 0) return 0 as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: unknown = Array.isArray(value) ? value.map(copyPlain) : copyFields(value);
  return copy as T;
}

/** Every move goes through here, so no list of pairs is made. */
function copyFields(value: object): object {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item: unknown = copyPlain((value as Readonly<Record<string, unknown>>)[key]);
    if (key !== '__proto__') copy[key] = item;
    // Assigned, it would become the parent.
    else Object.defineProperty(copy, key, { value: item, ...ORDINARY });
  }
  return copy;
}

const ORDINARY = { enumerable: true, configurable: true, writable: true } as const;

/** Equality of plain data. Recursion ends with the shallower of the two, so one trusted side bounds it. */
export function equalPlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equalPlain(a[i], b[i])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !equalPlain(a[key], b[key])) return false;
  return true;
}

/** The path of the first value that JSON would not give back unchanged, or `null` when all of it is plain data. */
export function findNotPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return `${path}: -0`;
    return Number.isFinite(value) ? null : `${path}: ${value}`;
  }
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = i in value ? findNotPlain(value[i], `${path}[${i}]`) : `${path}[${i}]: a hole`;
      if (found !== null) return found;
    }
    const listed = Object.keys(value).length === value.length;
    return listed ? null : `${path}: a list with fields of its own`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path}: an object of a class`;
  for (const [key, item] of Object.entries(value)) {
    const found = findNotPlain(item, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Text that is the same for equal data, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    isRecord(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
