/** How a group reads the rulebook, under a name of its own: kept for each game, and read back from anything at all. */

import {
  isRecord,
  isRefusal,
  isTidy,
  readConfig,
  type Game,
  type OptionValues,
} from '@sternwarte/engine';

export interface HouseRules {
  readonly name: string;
  /** What each reading is. */
  readonly readings: OptionValues;
}

export const MAX_HOUSE_RULES = 12;
export const MAX_HOUSE_NAME = 40;

export function writeHouseRules(rules: readonly HouseRules[]): string {
  return JSON.stringify(rules);
}

/** What is no set of readings of this game is left out. */
export function readHouseRules(
  text: string | null,
  game: Game,
  ids: readonly string[],
): readonly HouseRules[] {
  const found: HouseRules[] = [];
  for (const item of parseList(text)) {
    if (!isRecord(item) || found.length === MAX_HOUSE_RULES) continue;
    const { name, readings } = item;
    if (typeof name !== 'string' || !isHouseName(name) || hasName(found, name)) continue;
    const config = readConfig(game, game.seats.min, readings);
    if (isRefusal(config)) continue;
    const values = ids.map((id) => [id, config.options[id] ?? null] as const);
    found.push({ name, readings: Object.fromEntries(values) });
  }
  return found;
}

export function isHouseName(name: string): boolean {
  return name.trim() !== '' && name.length <= MAX_HOUSE_NAME && isTidy(name);
}

/** The same with these rules under this name; older ones of that name are replaced, and the oldest make room. */
export function withHouseRules(
  rules: readonly HouseRules[],
  { name, readings }: HouseRules,
): readonly HouseRules[] {
  const trimmed = name.trim();
  const others = rules.filter((other) => other.name !== trimmed);
  return [...others, { name: trimmed, readings }].slice(-MAX_HOUSE_RULES);
}

/** The rules that say exactly this, if any do. */
export function namedLike(
  rules: readonly HouseRules[],
  ids: readonly string[],
  options: OptionValues,
): HouseRules | undefined {
  return rules.find(({ readings }) => ids.every((id) => readings[id] === options[id]));
}

function hasName(rules: readonly HouseRules[], name: string): boolean {
  return rules.some((other) => other.name === name);
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
