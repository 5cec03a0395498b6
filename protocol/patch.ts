/**
 * What changed between two views, as small plain data.
 *
 *     diff({ gold: 3, ships: [1, 2] }, { gold: 4, ships: [1, 2, 5] })   // { gold: [4], ships: { 2: [5] } }
 *
 * A patch is `[value]` (becomes that value) or an object: for each key the patch of what lies there, or `0` where it
 * is gone. Lists are patched by index; one that became shorter says its `length`.
 */

export type Patch = readonly [unknown] | PatchFields;
export interface PatchFields {
  readonly [key: string]: Patch | 0;
}

/** `null` when nothing changed. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(before)) {
    return Array.isArray(after) ? diffLists(before, after) : [after];
  }
  return Array.isArray(after) ? [after] : diffFields(before, after);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  // Where items moved, a patch by index would be larger than the list.
  if (before.length !== after.length && diff(before[0], after[0]) !== null) return [after];
  let fields: Record<string, Patch | 0> | null = null;
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    const item: unknown = after[i];
    // Most of every view is as it was: that must cost no call.
    if (item === before[i] && i < before.length) continue;
    const found = i < before.length ? diff(before[i], item) : ([item] as const);
    if (found === null) continue;
    fields ??= {};
    fields[i] = found;
    changes++;
  }
  if (after.length < before.length) {
    fields ??= {};
    fields['length'] = [after.length];
  }
  // Half of the items with their indices are as long as all without.
  return fields !== null && changes > 4 && changes * 2 > after.length ? [after] : fields;
}

type Fields = Readonly<Record<string, unknown>>;

function diffFields(before: object, after: object): Patch | null {
  const old = before as Fields;
  const now = after as Fields;
  let fields: Record<string, Patch | 0> | null = null;
  const keys = Object.keys(now);
  const oldKeys = Object.keys(old);
  let isAlike = keys.length === oldKeys.length;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    // The name of an object's parent cannot be assigned; no game uses it.
    if (key === '__proto__') return [after];
    // Views have the same fields in the same order, so that nothing has to be looked for.
    if (key !== oldKeys[i]) isAlike = false;
    const value = now[key];
    const was = old[key];
    if (value === was && value !== undefined) continue;
    const found = isAlike || Object.hasOwn(old, key) ? diff(was, value) : ([value] as const);
    if (found === null) continue;
    fields ??= {};
    fields[key] = found;
  }
  if (isAlike) return fields;
  for (const key of oldKeys) {
    if (key === '__proto__') return [after];
    if (Object.hasOwn(now, key)) continue;
    fields ??= {};
    fields[key] = 0;
  }
  return fields;
}

/** The value after the change. What did not change is shared with the value before; nothing is altered. */
export function patch(before: unknown, change: Patch): unknown {
  if (isReplacement(change)) return change[0];
  if (Array.isArray(before)) return patchList(before, change);
  if (typeof before !== 'object' || before === null) throw new RangeError('nothing to be patched');
  const fields: Record<string, unknown> = { ...before };
  for (const [key, part] of Object.entries(change)) {
    if (part === 0) delete fields[key];
    else fields[key] = patch(fields[key], part);
  }
  return fields;
}

function patchList(before: readonly unknown[], change: PatchFields): readonly unknown[] {
  const list = before.slice();
  for (const [key, part] of Object.entries(change)) {
    if (part === 0) throw new RangeError('lists have no holes');
    if (key !== 'length') list[Number(key)] = patch(list[Number(key)], part);
    else if (isReplacement(part)) list.length = Number(part[0]);
  }
  return list;
}

function isReplacement(change: Patch): change is readonly [unknown] {
  return Array.isArray(change);
}
