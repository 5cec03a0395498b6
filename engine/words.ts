/**
 * The words of a game: what the terminal, the browser and the log need to say about it, in one language.
 *
 * Each game builds this from typed catalogues in its `text/` folder, one per language, so that a move, event, refusal,
 * option, ending or rule without a text does not compile. The engine's own words are in `engine/text/`.
 */

import type { Action, Config, Game, Refusal, Result, Seat, Tagged, Viewer } from './contract.ts';
import type { Strength, Temper } from './expertise.ts';
import { readOrder } from './order.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the players are called, by seat. */
export type Names = readonly string[];

export interface OptionWords {
  readonly name: string;
  readonly help: string;
  /** What each value means; numbers speak for themselves, `null` is listed as `none`. */
  readonly values: Readonly<Record<string, string>>;
}

/** One step of a match as its reader may know it: what was done, and what came of it. */
export interface Telling<
  State = unknown,
  Move extends Tagged = Tagged,
  Chance = unknown,
  Event extends Tagged = Tagged,
> {
  readonly action: Action<Move, Chance>;
  /** The reader's views before and after the step. */
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** Who reads it: a seat is addressed as "you". */
  readonly reader: Viewer;
  readonly names: Names;
}

/** One line of the story of a match. */
export interface Told {
  /** Whose deed it is; then `text` has no subject ("lands on DENEB with 2 ships …"), else it is a whole sentence. */
  readonly by: Seat | 'table';
  readonly text: string;
  /** What the dice, the speed or the card was, in a word or two; stands beside the turn's heading. */
  readonly aside?: string;
  /** What it means to the reader; such lines are repeated when it is his turn again. */
  readonly matters?: 'gain' | 'loss' | 'news';
}

/** One row of a table with a column for each seat. */
export interface Figures {
  readonly label: string;
  readonly values: readonly (number | string)[];
}

/** What speaks for a move by one feature of the evaluation: when it rises, and when it falls. */
export interface Reason {
  readonly more: string;
  readonly less: string;
}

export interface HelpText {
  readonly title: string;
  readonly text: string;
}

/** What is said at a table while a match is played, in one language. */
export interface WordsAtTable<
  State = unknown,
  Move extends Tagged = Tagged,
  Chance = unknown,
  Event extends Tagged = Tagged,
> {
  readonly title: string;
  /** What a seat is called when nobody has given it a name: its colour, as a rule. */
  seatName(seat: Seat): string;
  /** The same words for a table whose seats have chosen their colours (`Game.seatColours`), in the order of the seats. */
  inColours?(colours: readonly string[]): this;
  /** A legal move in words, for lists and screen readers. */
  move(move: Move, state: State): string;
  /** A step with its results, as a story tells it; nothing for a step that is not worth a line. */
  tell(telling: Telling<State, Move, Chance, Event>): readonly Told[];
  /** Where the match stands, in a few words: the round, and what it is about. */
  headline(view: State): string;
  /**
   * What the player should be asked about once before a legal move, because it costs him dearly; `null` when nothing.
   * Nothing that is worth a question happens by itself.
   */
  warning?(move: Move, view: State): string | null;
  /** `null` when the refusal is not one of this game's. */
  refusal(refusal: Refusal): string | null;
  /** What is asked of whom right now. */
  asks(state: State, names: Names): string;
  result(result: Result, names: Names): string;
  readonly terms: Readonly<Record<string, string>>;
  /** What bots judge positions by, in words: a reason for each feature of the game's expertise. */
  readonly reasons: Readonly<Record<string, Reason>>;
  /** Rules help by rule number; at the table, as much of it as stands on cards. */
  readonly help: Readonly<Record<string, HelpText>>;
}

/**
 * All words of a game: those of the table, and what is needed before and after a match, in records, and by whoever reads positions and
 * types moves. A page fetches the second half when somebody wants it; a small game may bring all at once.
 */
export interface GameWords<
  State = unknown,
  Move extends Tagged = Tagged,
  Chance = unknown,
  Event extends Tagged = Tagged,
> extends WordsAtTable<State, Move, Chance, Event> {
  /** The game in one line. */
  readonly tagline: string;
  /** What whoever sets up a table for so many should know before, such as that the rulebook knows no such number; `null` when nothing. */
  seatsNote?(seats: number): string | null;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** How each opponent thinks, in a sentence or two. */
  readonly opponents: Readonly<Record<Strength, string>>;
  /** What the Pilots are like, in a sentence each; left out where all are alike. */
  readonly tempers?: Readonly<Record<Temper, string>> | undefined;
  /** A move as one types it, and back. `parseMove` understands every language; `null` when it does not. */
  makeMove(move: Move): string;
  parseMove(text: string): Move | null;
  /** The position drawn in text, as this viewer sees it. */
  position(view: State, viewer: Viewer, names: Names): string;
  /** One line of a record: an action that is about to be applied to `state`. */
  action(action: Action<Move, Chance>, state: State, names: Names): string;
  event(event: Event, names: Names): string;
  /** Where everybody's points come from, for the end of a match. */
  sources?(view: State): readonly Figures[];
  /** What can be counted in a whole match, for its end. */
  statistics?(story: readonly Telling<State, Move, Chance, Event>[]): readonly Figures[];
  /** A short name for each way a match can end, for statistics. */
  readonly endings: Readonly<Record<string, string>>;
}

/** What a game says of its bots: how they think, and why they prefer a move, by the features of its expertise. */
export interface BotWords<Feature extends string> extends Pick<GameWords, 'opponents' | 'tempers'> {
  readonly reasons: Readonly<Record<Feature, Reason>>;
}

/** The part of a game's own words that leaves nothing unexplained: each of its options, endings and rules has a text. */
export interface Explaining<Rules extends Game, Rule extends string> {
  readonly options: Readonly<Record<keyof Rules['options'], OptionWords>>;
  readonly endings: Readonly<Record<Rules['endings'][number], string>>;
  readonly help: Readonly<Record<Rule, HelpText>>;
}

/** Words with the texts of all rules, in whatever colours: for games whose tables know only those that stand on cards. */
export function withRules<Words extends WordsAtTable, Help extends WordsAtTable['help']>(
  words: Words,
  help: Help,
): Words & { readonly help: Help } {
  return {
    ...words,
    help: { ...help, ...words.help },
    inColours: (colours: readonly string[]) => withRules(words.inColours?.(colours) ?? words, help),
  };
}

/** The words for a match with these options: seats are called after the colours that they have chosen. */
export function wordsAt<Words extends WordsAtTable>(
  game: Pick<Game, 'options' | 'seatColours'>,
  words: Words,
  options: Config['options'],
): Words {
  const spec = game.seatColours === undefined ? undefined : game.options[game.seatColours];
  if (spec?.kind !== 'order' || game.seatColours === undefined) return words;
  const chosen = options[game.seatColours];
  const colours = readOrder(spec.items, chosen);
  if (colours === null || chosen === spec.default) return words;
  return words.inColours?.(colours) ?? words;
}

/** The members of a union with this type. */
export type OfType<Union extends Tagged, Type extends Union['type']> = Extract<
  Union,
  { readonly type: Type }
>;

/** Says a member of a union by the text for its type; a catalogue has one for each. */
export function sayByType<Member extends Tagged, Context>(
  catalogue: { readonly [Type in Member['type']]: (member: never, context: Context) => string },
  member: Member,
  context: Context,
): string {
  // The text for a type takes the members of that type, which the compiler cannot follow through the lookup.
  const say = catalogue[member.type as Member['type']] as (
    member: Member,
    context: Context,
  ) => string;
  return say(member, context);
}
