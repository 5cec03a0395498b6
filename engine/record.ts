/**
 * The record format `.swm.json`: a whole match in one readable file. Described in `docs/record-format.md`.
 *
 * `makeRecord` and `readRecord` are a pair: what one writes the other reads back, and everything else that anybody
 * might open with Sternwarte is refused with its reason.
 */

import type { Game, Result, Tagged } from './contract.ts';
import { damage, type Damage } from './damage.ts';
import { isNonce, isPromise, isSeed, type Fairness } from './fairness.ts';
import type { Entry, Match } from './match.ts';
import type { Table } from './table.ts';
import { isRefusal, readNamedConfig } from './options.ts';
import { equalPlain, isRecord, readFields, readType } from './plain.ts';
import { isTidy, showText } from './tidy-text.ts';
import { isSealOf, readSeal } from './seal.ts';
import { replay, type ReplayOptions } from './replay.ts';

export const RECORD_FORMAT = 'sternwarte-match';
/** Version 1 knew no second scheme of fair chance, and is still read. */
export const RECORD_VERSION = 2;
const KNOWN_VERSIONS: readonly unknown[] = [1, RECORD_VERSION];
/** In characters; a match of thousands of moves has a few hundred thousand. */
export const RECORD_MAX_LENGTH = 8_000_000;
const MAX_ENTRIES = 200_000;
const MAX_NAME_LENGTH = 60;

export interface RecordNotes<State, Move, Chance> {
  /** The players' names, one per seat. */
  readonly names: readonly string[];
  /** Which seats were played by a bot, and by which; nobody by default. */
  readonly bots?: readonly (string | null)[];
  /** Keeps the seed even while the match goes on: for a save that stays with whoever runs the table. */
  readonly keepSeed?: boolean;
  /** One readable line for an entry that is about to be applied to `state`, or `null` for none. */
  readonly describe?: (entry: Entry<Move, Chance>, state: State) => string | null;
}

/** The text of a record file: one entry a line, with readable text beside the data. */
export function makeRecord<State, Move extends Tagged, Chance, Event extends Tagged>(
  { game, match }: Pick<Table<State, Move, Chance, Event>, 'game' | 'match'>,
  notes: RecordNotes<State, Move, Chance>,
): string {
  if (!isName(match.id) || readList(notes.names, match.seats, isName) === null) {
    throw new RangeError(
      `ids and names have ${MAX_NAME_LENGTH} characters that can be shown, and each seat a name`,
    );
  }
  const lines: object[] = [];
  const replayed = replay(game, match, {
    inspect: (entry, { state }) => {
      const text = notes.describe?.(entry, state) ?? null;
      lines.push(text === null ? entry : { ...entry, text });
      return null;
    },
  });
  if (!replayed.ok) throw new RangeError(`the match does not replay: ${replayed.damage.key}`);
  const pending = game.pending(replayed.table.state);
  return formatRecord(match, notes, pending.kind === 'over' ? pending.result : null, lines);
}

/** Lays a record out, without asking whether it is sound: the conformance suite prints broken games this way. */
export function formatRecord<Move, Chance>(
  { log, fairness, seal, ...head }: Match<Move, Chance>,
  { names, bots = names.map(() => null), keepSeed = false }: RecordNotes<never, never, never>,
  result: Result | null,
  lines: readonly object[] = log,
): string {
  const fields = {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    ...head,
    names,
    bots,
    // A seed that is known before the end would tell every later draw.
    fairness: fairness && {
      ...fairness,
      seed: result !== null || keepSeed ? fairness.seed : null,
    },
    result,
    // A match that goes on, or goes by other names, is not the one that was sealed.
    ...(seal !== undefined && isSealOf(seal, log, names, bots) && { seal }),
    entries: log.length,
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const body = lines.map((line) => `\n    ${JSON.stringify(line)}`).join(',');
  return `{\n${parts.join('')}  "log": [${body}${lines.length > 0 ? '\n  ' : ''}]\n}\n`;
}

/** A match read from a record, ready to be looked at or played on. */
export interface RecordedMatch {
  readonly table: Table<unknown, Tagged, unknown, Tagged>;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly damage: Damage };

const whole = <T>(value: T): Reading<T> => ({ ok: true, value });
const broken = (found: Damage): { readonly ok: false; readonly damage: Damage } => ({
  ok: false,
  damage: found,
});
const badField = (field: string) => broken(damage('badField', { field }));

type Inspect = ReplayOptions<unknown, Tagged, unknown, Tagged>['inspect'];

/** A record that has been parsed and names its game, which may have to be fetched before the rest can be read. */
export interface ParsedRecord {
  /** Anything at all. */
  readonly gameId: unknown;
  /** `inspect` is called before each entry, as in `replay`. */
  read(this: void, game: Game | undefined, inspect?: Inspect): Reading<RecordedMatch>;
}

/** The first half of reading a record: everything but what its game has to say. */
export function parseRecord(text: string): Reading<ParsedRecord> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const fields = parsed.value;
  return whole({
    gameId: fields['game'],
    read: (game, inspect) => readMatch(fields, game, inspect),
  });
}

/** Reads a record from any text. `findGame` looks a game up by its id. */
export function readRecord(
  text: string,
  findGame: (id: string) => Game | undefined,
): Reading<RecordedMatch> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const { gameId, read } = parsed.value;
  return read(typeof gameId === 'string' ? findGame(gameId) : undefined);
}

function readMatch(
  fields: Fields,
  known: Game | undefined,
  inspect: Inspect,
): Reading<RecordedMatch> {
  const head = readHead(fields, known);
  if (!head.ok) return head;
  const { game, match, names, bots } = head.value;
  const log = readLog(fields['log']);
  if (!log.ok) return log;
  if (fields['entries'] !== log.value.length) {
    const stated = typeof fields['entries'] === 'number' ? fields['entries'] : 0;
    return broken(damage('missingEntries', { stated, found: log.value.length }));
  }
  const replayed = replay(game, { ...match, log: log.value }, inspect && { inspect });
  if (!replayed.ok) return replayed;
  const pending = game.pending(replayed.table.state);
  const result = pending.kind === 'over' ? pending.result : null;
  if (!equalPlain(result, fields['result'])) return broken(damage('wrongResult', {}));
  const { seal } = match;
  if (seal !== undefined && !isSealOf(seal, log.value, names, bots)) {
    return broken(damage('brokenSeal', {}));
  }
  return whole({ table: replayed.table, names, bots });
}

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string): Reading<Fields> {
  if (text.length > RECORD_MAX_LENGTH) {
    return broken(damage('oversized', { length: text.length, limit: RECORD_MAX_LENGTH }));
  }
  let value: unknown;
  try {
    // Some editors put a byte order mark in front.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return broken(damage(isCutOff(text) ? 'truncated' : 'notJson', {}));
  }
  if (!isRecord(value) || value['format'] !== RECORD_FORMAT)
    return broken(damage('notARecord', {}));
  if (!KNOWN_VERSIONS.includes(value['formatVersion'])) {
    const stated = value['formatVersion'];
    // Anything else may be nested too deeply to be written out.
    const version =
      typeof stated === 'number' || typeof stated === 'string' ? showText(String(stated), 20) : '?';
    return broken(damage('unknownFormat', { version, known: RECORD_VERSION }));
  }
  return whole(value);
}

/** Whether a text that is not JSON looks like the beginning of an object whose end is missing. */
function isCutOff(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
  }
  return inString || depth > 0;
}

interface Head {
  readonly game: Game;
  readonly match: Match;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

function readHead(fields: Fields, game: Game | undefined): Reading<Head> {
  const { game: gameId, version, id } = fields;
  if (typeof gameId !== 'string') return badField('game');
  if (game === undefined) return broken(damage('unknownGame', { game: showText(gameId, 40) }));
  if (typeof version !== 'number') return badField('version');
  if (version !== game.version) {
    return broken(damage('unknownVersion', { game: gameId, version, known: game.version }));
  }
  if (!isName(id)) return badField('id');
  const config = readNamedConfig(game, fields['seats'], fields['options']);
  if (isRefusal(config)) return broken(damage('badConfig', {}, config));
  // As they are named: the commitment binds these words, and a table knows what held for those that are not.
  const { seats, options } = config;
  const names = readList(fields['names'], seats, isName);
  if (names === null) return badField('names');
  const bots = readList(fields['bots'] ?? names.map(() => null), seats, isBot);
  if (bots === null) return badField('bots');
  const fairness = readFairness(fields['fairness'], seats);
  if (!fairness.ok) return fairness;
  const seal = fields['seal'] === undefined ? undefined : readSeal(fields['seal']);
  if (seal === null) return badField('seal');
  const match = {
    id,
    game: game.id,
    version,
    seats,
    options,
    fairness: fairness.value,
    ...(seal !== undefined && { seal }),
    log: [],
  };
  return whole({ game, match, names, bots });
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_NAME_LENGTH && isTidy(value);

const isBot = (value: unknown): value is string | null => value === null || isName(value);

function readList<T>(
  value: unknown,
  count: number,
  isOne: (item: unknown) => item is T,
): readonly T[] | null {
  if (!Array.isArray(value) || value.length !== count) return null;
  return value.every(isOne) ? value : null;
}

const BOUND = ['scheme', 'commitment', 'players', 'promises', 'nonces', 'seed'] as const;

function readFairness(value: unknown, seats: number): Reading<Fairness | null> {
  if (value === null) return whole(null);
  const bound = readFields(value, BOUND) ?? readFields(value, [...BOUND, 'home']);
  const fields = bound ?? readFields(value, ['commitment', 'nonces', 'seed']);
  if (fields === null) return badField('fairness');
  const { commitment, seed } = fields;
  if (!isSeed(commitment)) return badField('fairness.commitment');
  if (seed !== null && !isSeed(seed)) return badField('fairness.seed');
  const nonces = readList(fields.nonces, seats, isNonce);
  if (nonces === null) return badField('fairness.nonces');
  if (bound === null) return whole({ commitment, nonces, seed });
  if (bound.scheme !== 2) return badField('fairness.scheme');
  const players = readList(bound.players, seats, isName);
  if (players === null) return badField('fairness.players');
  const promises = readList(bound.promises, seats, isPromise);
  if (promises === null) return badField('fairness.promises');
  const said = { scheme: 2, commitment, players, promises, nonces, seed } as const;
  if (!('home' in bound)) return whole(said);
  return isCount(bound.home) ? whole({ ...said, home: bound.home }) : badField('fairness.home');
}

function readLog(value: unknown): Reading<Entry[]> {
  if (!Array.isArray(value)) return badField('log');
  if (value.length > MAX_ENTRIES) return broken(damage('tooManyEntries', { limit: MAX_ENTRIES }));
  const log: Entry[] = [];
  for (const [n, item] of value.entries()) {
    const entry = readEntry(item);
    if (entry === null) return badField(`log[${n}]`);
    log.push(entry);
  }
  return whole(log);
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** The shape alone; whether the step is legal is for the replay to say. */
function readEntry(item: unknown): Entry | null {
  if (!isRecord(item)) return null;
  const { text, ...rest } = item;
  if (text !== undefined && typeof text !== 'string') return null;
  const { seq, at, by } = rest;
  if (!isCount(seq) || !isCount(at)) return null;
  if ('back' in rest) return readBack(rest, seq, at);
  if (Object.keys(rest).length !== 4) return null;
  if (by === 'table') return 'chance' in rest ? { seq, at, by, chance: rest['chance'] } : null;
  if (!isCount(by)) return null;
  if ('undo' in rest) {
    const undo = rest['undo'];
    return undo === -1 || isCount(undo) ? { seq, at, by, undo } : null;
  }
  const move = rest['move'];
  const type = readType(move);
  return isRecord(move) && type !== null ? { seq, at, by, move: { ...move, type } } : null;
}

function readBack(rest: Fields, seq: number, at: number): Entry | null {
  const { by, back, consent } = rest;
  if (Object.keys(rest).length !== 5 || by !== 'table') return null;
  if (back !== -1 && !isCount(back)) return null;
  if (!Array.isArray(consent) || !consent.every(isCount)) return null;
  return { seq, at, by, back, consent };
}
