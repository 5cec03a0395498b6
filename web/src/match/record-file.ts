/** Matches as files: written, read, and what is wrong with them. */

import {
  damage,
  equalPlain,
  explainDamage,
  makeRecord,
  parseRecord,
  type Damage,
  type Entry,
  type Game,
  type Language,
  type Names,
  type RecordedMatch,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import type { MatchStore } from './match-store.ts';
import { Course } from './course.ts';
import {
  namesOf,
  type ByLanguage,
  type KeptMatch,
  type MatchSheet,
  type WordsOfGame,
} from './saved-match.ts';
import { botOf, sitterOf } from './sitter.ts';

interface Loaded {
  readonly game: Game;
  readonly words: WordsOfGame;
}

/** The text of a record file. Keeps the seed: the file stays with whoever runs the table. */
export function writeRecord(
  { names: namesOfAll, match, sitters }: MatchSheet,
  log: readonly Entry[],
  { game, words }: Loaded,
  language: Language,
): string {
  const names = namesOfAll[language];
  return makeRecord(
    { game, match: { ...match, log: [...log] } },
    {
      names,
      bots: sitters.map(botOf),
      keepSeed: true,
      describe: (entry, state) =>
        'undo' in entry ? null : words[language].action(entry, state, names),
    },
  );
}

export function recordFileName({ match, began }: MatchSheet): string {
  return `${match.game}-${new Date(began).toISOString().slice(0, 10)}.swm.json`;
}

/** A match that came from outside, with the way it has taken. */
export interface ReadMatch {
  readonly sheet: MatchSheet;
  readonly log: readonly Entry[];
  readonly course: Course;
  readonly game: GameId;
}

export type ReadFile<L extends Loaded> =
  | { readonly ok: true; readonly read: ReadMatch; readonly loaded: L }
  /** In words, by language, since the language may change while they are read. */
  | { readonly ok: false; readonly why: (language: Language) => string };

/** Reads a record from any text: parsed once, and folded once. */
export async function readRecordFile<L extends Loaded>(
  text: string,
  load: (id: GameId) => Promise<L>,
  now: number,
): Promise<ReadFile<L>> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { ok: false, why: explainer(parsed.damage, null) };
  const { gameId, read } = parsed.value;
  if (typeof gameId !== 'string' || !isGameId(gameId)) {
    const reading = read(undefined);
    const found = reading.ok ? damage('notARecord', {}) : reading.damage;
    return { ok: false, why: explainer(found, null) };
  }
  const loaded = await load(gameId);
  let course: Course | null = null;
  const reading = read(loaded.game, (_entry, table) => {
    course ??= new Course(loaded.game, table.match);
    course.follow(table);
    return null;
  });
  if (!reading.ok) return { ok: false, why: explainer(reading.damage, loaded) };
  const { table } = reading.value;
  course ??= new Course(loaded.game, table.match);
  course.follow(table);
  const { log } = table.match;
  const sheet = sheetOf(reading.value, loaded.game, catalogue[gameId].seatNames, now);
  return { ok: true, read: { sheet, log, course, game: gameId }, loaded };
}

function explainer(found: Damage, loaded: Loaded | null): (language: Language) => string {
  return (language) => explainDamage(found, language, loaded?.words[language]);
}

function sheetOf(
  { table, names, bots }: RecordedMatch,
  game: Game,
  seatNames: ByLanguage<Names>,
  now: number,
): MatchSheet {
  const { log, ...match } = table.match;
  const sitters = names.map((name, seat) =>
    sitterOf(isCalledAfterSeat(name, seat, seatNames) ? null : name, bots[seat] ?? null),
  );
  const pending = game.pending(table.state);
  return {
    match,
    sitters,
    names: namesOf(sitters, seatNames),
    ownDice: match.fairness === null,
    began: log[0]?.at ?? now,
    touched: now,
    entries: log.length,
    awaits: pending.kind === 'move' ? [...pending.seats] : [],
    result: pending.kind === 'over' ? pending.result : null,
  };
}

/** Such a name follows the language. */
function isCalledAfterSeat(name: string, seat: number, seatNames: ByLanguage<Names>): boolean {
  return Object.values(seatNames).some((names) => names[seat] === name);
}

/**
 * Keeps a match that came from outside, and answers its key. A file that tells no more than what is kept already
 * changes nothing; one that differs is kept beside it, so nothing is ever lost.
 */
export async function keepImported(store: MatchStore, kept: KeptMatch): Promise<string> {
  const { match } = kept.saved;
  const alike = (await store.list()).filter((saved) => saved.match.id === match.id);
  for (const saved of alike) {
    const known = await store.load(saved.key);
    if (known !== null && beginsWith(known.log, kept.log)) return saved.key;
  }
  await store.put(kept);
  return kept.saved.key;
}

function beginsWith(log: readonly Entry[], beginning: readonly Entry[]): boolean {
  return beginning.length <= log.length && beginning.every((entry, i) => equalPlain(entry, log[i]));
}
