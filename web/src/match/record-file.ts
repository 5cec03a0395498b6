/** Matches as files: written, read, and what is wrong with them. */

import {
  equalPlain,
  explainDamage,
  isAction,
  makeRecord,
  type Entry,
  type Game,
  type GameWords,
  type Language,
  type Names,
  type RecordedMatch,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { seatNamesAt } from '@sternwarte/games/catalogue';
import type { MatchStore } from './match-store.ts';
import { Course } from './course.ts';
import type { Folding } from './reading/fold-record.ts';
import {
  namesOf,
  type ByLanguage,
  type KeptMatch,
  type MatchSheet,
  type WordsOfGame,
} from './saved-match.ts';
import { botOf, sitterOf } from './sitter.ts';

export interface Loaded {
  readonly game: Game;
  readonly words: WordsOfGame;
}

/** What it takes to write a record: all words of the game. */
interface Written {
  readonly game: Game;
  readonly words: ByLanguage<GameWords>;
}

/** The text of a record file. Keeps the seed: the file stays with whoever runs the table. */
export function writeRecord(
  { names: namesOfAll, match, sitters }: MatchSheet,
  log: readonly Entry[],
  { game, words }: Written,
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
        isAction(entry) ? words[language].action(entry, state, names) : null,
    },
  );
}

/** As much of a match as names its file. */
interface FiledMatch extends Pick<MatchSheet, 'began'> {
  readonly match: Pick<MatchSheet['match'], 'game'>;
}

/** A record may name a time that no calendar has. */
export function recordFileName({ match, began }: FiledMatch): string {
  const date = new Date(began);
  const day = Number.isNaN(date.getTime()) ? '' : `-${date.toISOString().slice(0, 10)}`;
  return `${match.game}${day}.swm.json`;
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
  | { readonly ok: false; readonly brokenLink: true }
  /** In words, by language, since the language may change while they are read. */
  | {
      readonly ok: false;
      readonly brokenLink: false;
      readonly why: (language: Language) => string;
    };

/** What was read beside the page (`reading/`), together with what this screen knows of its game. */
export async function takeFolded<L extends Loaded>(
  folding: Folding,
  load: (id: GameId) => Promise<L>,
  now: number,
): Promise<ReadFile<L>> {
  if (folding.kind === 'brokenLink') return { ok: false, brokenLink: true };
  if (folding.kind === 'damaged') {
    const found = folding.damage;
    const words = folding.game === null ? null : (await load(folding.game)).words;
    const why = (language: Language): string => explainDamage(found, language, words?.[language]);
    return { ok: false, brokenLink: false, why };
  }
  const { game, names, bots } = folding;
  const loaded = await load(game);
  const table = { ...folding.table, game: loaded.game };
  const course = Course.unpack(loaded.game, table, folding.course);
  const sheet = sheetOf(
    { table, names, bots },
    loaded.game,
    seatNamesAt(game, table.match.options),
    now,
  );
  return { ok: true, read: { sheet, log: table.match.log, course, game }, loaded };
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
  const { matches } = await store.list();
  const alike = matches.filter((saved) => saved.match.id === match.id);
  for (const saved of alike) {
    const known = await store.load(saved.key);
    if (known !== null && beginsWith(known.log, kept.log)) return saved.key;
  }
  await store.add(kept);
  return kept.saved.key;
}

function beginsWith(log: readonly Entry[], beginning: readonly Entry[]): boolean {
  return beginning.length <= log.length && beginning.every((entry, i) => equalPlain(entry, log[i]));
}
