/** A match as it is kept: who sits at it, what it is about, and where it stands. Its log is kept beside it. */

import {
  isRecord,
  LANGUAGES,
  showText,
  type Entry,
  type WordsAtTable,
  type Language,
  type Match,
  type Names,
  type OptionValues,
  type Result,
  type Seat,
} from '@sternwarte/engine';
import { MAX_NAME_LENGTH, readSitter, type Sitter } from './sitter.ts';

export type ByLanguage<T> = Readonly<Record<Language, T>>;
export type WordsOfGame = ByLanguage<WordsAtTable>;

/** Where a match stands, as far as the first screen tells it. */
export interface Standing {
  /** Milliseconds since 1970. */
  readonly touched: number;
  readonly entries: number;
  /** Who is asked; empty while chance decides and after the end. */
  readonly awaits: readonly Seat[];
  readonly result: Result | null;
}

/** All that there is to say of a match beside its log. */
export interface MatchSheet extends Standing {
  readonly match: Omit<Match, 'log'>;
  readonly sitters: readonly Sitter[];
  /** What the players are called, for screens that have not loaded the game. */
  readonly names: ByLanguage<Names>;
  /** Whether people enter what their own dice and cards show. */
  readonly ownDice: boolean;
  readonly began: number;
}

export interface SavedMatch extends MatchSheet {
  /** The name it is kept under. Not the id: the same match may be kept twice, when two files of it differ. */
  readonly key: string;
}

export interface KeptMatch {
  readonly saved: SavedMatch;
  readonly log: readonly Entry[];
}

/** What a match begins with. */
export interface Plan {
  readonly sitters: readonly Sitter[];
  readonly options: OptionValues;
  readonly ownDice: boolean;
}

/** Hex digits from a good source of chance. */
export type HexSource = (bytes: number) => string;

export function byLanguage<T>(make: (code: Language) => T): ByLanguage<T> {
  // One entry for each language, which `fromEntries` cannot know.
  return Object.fromEntries(LANGUAGES.map((code) => [code, make(code)])) as Record<Language, T>;
}

export function namesOf(
  sitters: readonly Sitter[],
  seatNames: ByLanguage<Names>,
): ByLanguage<Names> {
  return byLanguage((code) =>
    sitters.map(
      ({ name }, seat) => name ?? (seatNames[code][seat] ?? '').slice(0, MAX_NAME_LENGTH),
    ),
  );
}

/** Reads what is kept, by this build or an earlier one; `null` when it is no match that could be shown. */
export function readSaved(row: unknown): SavedMatch | null {
  if (!isSaved(row)) return null;
  const sitters = row.sitters.map((sitter) => readSitter(sitter));
  const names = byLanguage((code) =>
    row.names[code].map((name) => showText(name, MAX_NAME_LENGTH)),
  );
  return { ...row, sitters, names };
}

/** As far as lists of matches rely on it; the log is judged when the match is opened. */
function isSaved(row: unknown): row is SavedMatch {
  if (!isRecord(row) || !isRecord(row['match']) || !isRecord(row['names'])) return false;
  const { key, match, names, sitters, touched, entries, began, awaits, result } = row;
  return (
    [key, match['id'], match['game']].every((text) => typeof text === 'string') &&
    [touched, entries, began, match['version'], match['seats']].every(Number.isFinite) &&
    isRecord(match['options']) &&
    LANGUAGES.every((code) => isListOf(names[code], (name) => typeof name === 'string')) &&
    isListOf(sitters, isRecord) &&
    isListOf(awaits, Number.isInteger) &&
    (result === null || (isRecord(result) && isListOf(result['winners'], Number.isInteger)))
  );
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
