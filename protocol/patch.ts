/**
 * What changed between two views, as small plain data.
 *
 *     diff({ gold: 3, ships: [1, 2] }, { gold: 4, ships: [1, 2, 5] })   // { gold: [4], ships: { 2: [5] } }
 *
 * A patch is `[value]` (becomes that value) or an object: for each key the patch of what lies there, or `0` where it
 * is gone. Lists are patched by index; one that became shorter says its `length`.
 *
 * Patches are written as text, which is what most of them become: a server makes one for every viewer and move.
 */

import { quoted } from './quoted.ts';

export type Patch = readonly [unknown] | PatchFields;
export interface PatchFields {
  readonly [key: string]: Patch | 0;
}

/** `null` when nothing changed. */
export function diff(before: unknown, after: unknown): Patch | null {
  const text = diffText(before, after);
  return text === null ? null : (JSON.parse(text) as Patch);
}

/** The patch as JSON; `null` when nothing changed. */
export function diffText(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return replacement(after);
  if (Array.isArray(before)) {
    return Array.isArray(after) ? diffLists(before, after) : replacement(after);
  }
  return Array.isArray(after) ? replacement(after) : diffFields(asFields(before), asFields(after));
}

/** What was found for the parts of one view, for the views of others that have the very same parts. */
export class FoundParts {
  readonly #parts: unknown[] = [];
  readonly #texts: (string | null)[] = [];

  /** What changed between two parts. */
  find(before: unknown, after: unknown): string | null {
    // A number is written faster than it is found.
    if (typeof after !== 'object' || after === null) return diffText(before, after);
    const parts = this.#parts;
    for (let i = 0; i < parts.length; i += 2) {
      if (parts[i] === before && parts[i + 1] === after) return this.#texts[i / 2] ?? null;
    }
    const found = diffText(before, after);
    parts.push(before, after);
    this.#texts.push(found);
    return found;
  }
}

/**
 * The same, for whoever keeps the view after the change: what did not change is from then on the part of the view before,
 * so that what stays for a whole match is not kept anew with every move. Into the parts of the view nothing is written.
 */
export function diffTextAndShare(
  before: unknown,
  after: unknown,
  known: FoundParts | null = null,
): string | null {
  if (before === after) return null;
  const areFields = isFields(before) && isFields(after);
  return areFields ? diffFields(before, after, { view: after, known }) : diffText(before, after);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What most values are is written here: to call for the writer of JSON takes longer than they do. */
function replacement(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `[${value}]`;
  if (typeof value === 'string') return `[${quoted(value)}]`;
  if (typeof value === 'boolean' || value === null) return `[${value}]`;
  return `[${JSON.stringify(value) ?? 'null'}]`;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): string | null {
  if (before.length === after.length) {
    // Most lists of a view are as they were, and to see that is all that is done for them.
    const first =
      typeof after[0] === 'number' ? firstOtherNumber(before, after) : firstOther(before, after);
    return first === after.length ? null : diffItems(before, after, first);
  }
  // Where items moved, a patch by index would be larger than the list.
  const isNone = before.length === 0 || after.length === 0;
  if (isNone || diffText(before[0], after[0]) !== null) return replacement(after);
  return diffItems(before, after, 0);
}

/** Where two lists of one length first hold something that is not the same. */
function firstOther(before: readonly unknown[], after: readonly unknown[]): number {
  let i = 0;
  while (i < after.length && before[i] === after[i]) i++;
  return i;
}

/** The same. The compiler makes something better of it where it sees nothing but numbers, and boards are long lists of them. */
function firstOtherNumber(before: readonly unknown[], after: readonly unknown[]): number {
  let i = 0;
  while (i < after.length && before[i] === after[i]) i++;
  return i;
}

function diffItems(
  before: readonly unknown[],
  after: readonly unknown[],
  from: number,
): string | null {
  let fields = '';
  let changes = 0;
  for (let i = from; i < after.length; i++) {
    const isNew = i >= before.length;
    if (!isNew && before[i] === after[i]) continue;
    const found = isNew ? replacement(after[i]) : diffText(before[i], after[i]);
    if (found === null) continue;
    fields += `${fields === '' ? '{' : ','}"${i}":${found}`;
    changes++;
  }
  if (after.length < before.length) {
    fields += `${fields === '' ? '{' : ','}"length":[${after.length}]`;
  }
  // Half of the items with their indices are as long as all without.
  if (changes > 4 && changes * 2 > after.length) return replacement(after);
  return fields === '' ? null : `${fields}}`;
}

type Fields = Readonly<Record<string, unknown>>;

function asFields(plain: object): Fields {
  return plain as Fields;
}

interface Sharing {
  /** What takes over the parts that are as they were. */
  readonly view: Record<string, unknown>;
  readonly known: FoundParts | null;
}

function diffFields(old: Fields, now: Fields, sharing: Sharing | null = null): string | null {
  const known = sharing?.known ?? null;
  let fields = '';
  let isNew = false;
  let count = 0;
  // No list of names is made, for every part of every view.
  for (const key in now) {
    count++;
    const value = now[key];
    const was = old[key];
    if (value === was && value !== undefined) continue;
    // The name of an object's parent cannot be assigned; no game uses it.
    if (key === '__proto__') return replacement(now);
    const isKnown = was !== undefined || Object.hasOwn(old, key);
    isNew ||= !isKnown;
    const found = isKnown
      ? known === null
        ? diffText(was, value)
        : known.find(was, value)
      : replacement(value);
    if (found !== null) fields += `${fields === '' ? '{' : ','}${nameText(key)}:${found}`;
    else if (sharing !== null) sharing.view[key] = was;
  }
  if (isNew || countFields(old) !== count) {
    for (const key of Object.keys(old)) {
      if (key === '__proto__') return replacement(now);
      if (Object.hasOwn(now, key)) continue;
      fields += `${fields === '' ? '{' : ','}${nameText(key)}:0`;
    }
  }
  return fields === '' ? null : `${fields}}`;
}

function countFields(fields: Fields): number {
  let count = 0;
  // Like `Object.keys`, without a list; plain data inherits nothing.
  for (const key in fields) count += key === undefined ? 0 : 1;
  return count;
}

/** Views have few names, the same for a whole match; more than these are written anew each time. */
const MOST_NAMES = 1_000;
const nameTexts = new Map<string, string>();

function nameText(name: string): string {
  let text = nameTexts.get(name);
  if (text === undefined) {
    text = JSON.stringify(name);
    if (nameTexts.size < MOST_NAMES) nameTexts.set(name, text);
  }
  return text;
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
