/** Matches as files: written, read, and what is wrong with them. */

import type { BotId } from '@sternwarte/bots';
import {
  damage,
  equalPlain,
  explainDamage,
  makeRecord,
  readRecord,
  STRENGTHS,
  type Damage,
  type Entry,
  type Game,
  type Language,
  type RecordedMatch,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';
import type { MatchStore } from './match-store.ts';
import {
  namesOf,
  type HexSource,
  type KeptMatch,
  type SavedMatch,
  type Sitter,
  type WordsOfGame,
} from './saved-match.ts';

interface Loaded {
  readonly game: Game;
  readonly words: WordsOfGame;
}

/** The text of a record file. Keeps the seed: the file stays with whoever runs the table. */
export function writeRecord(
  { saved, log }: KeptMatch,
  { game, words }: Loaded,
  language: Language,
): string {
  const names = saved.names[language];
  return makeRecord(
    { game, match: { ...saved.match, log: [...log] } },
    {
      names,
      bots: saved.sitters.map(({ bot }) => bot),
      keepSeed: true,
      describe: (entry, state) =>
        'undo' in entry ? null : words[language].action(entry, state, names),
    },
  );
}

export function recordFileName({ match, began }: SavedMatch): string {
  return `${match.game}-${new Date(began).toISOString().slice(0, 10)}.swm.json`;
}

export type ReadFile =
  | { readonly ok: true; readonly kept: KeptMatch; readonly loaded: Loaded }
  /** In words, by language, since the language may change while they are read. */
  | { readonly ok: false; readonly why: (language: Language) => string };

/** Reads a record from any text. */
export async function readRecordFile(
  text: string,
  load: (id: GameId) => Promise<Loaded>,
  hex: HexSource,
  now: number,
): Promise<ReadFile> {
  // Read twice: the first time only to learn which game has to be loaded.
  let named: string | undefined;
  const glance = readRecord(text, (id) => {
    named = id;
    return undefined;
  });
  const loaded = isGameId(named) ? await load(named) : null;
  const reading = loaded === null ? glance : readRecord(text, () => loaded.game);
  if (reading.ok && loaded !== null) {
    return { ok: true, kept: keepRecord(reading.value, loaded, hex, now), loaded };
  }
  const found = reading.ok ? damage('notARecord', {}) : reading.damage;
  return { ok: false, why: explainer(found, loaded) };
}

function explainer(found: Damage, loaded: Loaded | null): (language: Language) => string {
  return (language) => explainDamage(found, language, loaded?.words[language]);
}

function keepRecord(
  { table, names, bots }: RecordedMatch,
  { game, words }: Loaded,
  hex: HexSource,
  now: number,
): KeptMatch {
  const { log, ...match } = table.match;
  const sitters = names.map((name, seat): Sitter => ({
    name: isCalledAfterSeat(name, seat, words) ? null : name,
    bot: readBot(bots[seat] ?? null),
  }));
  const pending = game.pending(table.state);
  const saved = {
    key: hex(8),
    match,
    sitters,
    names: namesOf(sitters, words),
    ownDice: match.fairness === null,
    began: log[0]?.at ?? now,
    touched: now,
    entries: log.length,
    awaits: pending.kind === 'move' ? [...pending.seats] : [],
    result: pending.kind === 'over' ? pending.result : null,
  };
  return { saved, log };
}

/** Such a name follows the language. */
function isCalledAfterSeat(name: string, seat: number, words: WordsOfGame): boolean {
  return Object.values(words).some((text) => text.seatName(seat) === name);
}

const BOT_IDS: readonly BotId[] = ['random', ...STRENGTHS];

/** A bot that we do not have is played by one that we do. */
function readBot(id: string | null): BotId | null {
  if (id === null) return null;
  return BOT_IDS.find((known) => known === id) ?? 'pilot';
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
