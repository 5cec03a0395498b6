/** What the terminal program says, apart from the words of the games. */

import type { BotId } from '@sternwarte/bots';
import type { Language } from '@sternwarte/engine';
import type { CommandName } from '../command.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export interface SimulationFigures {
  readonly games: string;
  readonly actions: string;
  readonly speed: string;
  readonly seconds: string;
}

export interface CliWords {
  readonly help: string;
  readonly usage: Readonly<Record<CommandName, string>>;
  readonly errors: {
    unknownCommand(command: string, known: string): string;
    unknownOption(option: string): string;
    missingValue(option: string): string;
    missingArgument(name: string): string;
    tooMany(argument: string): string;
    unknownGame(game: string, known: string): string;
    unknownBot(bot: string, known: string): string;
    badNumber(option: string, min: number, max: number): string;
    badDecimal(option: string, min: number, max: number): string;
    badChoice(option: string, known: string): string;
    badSeats(min: number, max: number): string;
    badLanguage(language: string): string;
    badJson(option: string): string;
    botCount(bots: number, seats: number): string;
    playerCount(players: number, min: number, max: number): string;
    playerName(name: string): string;
    cannotRead(file: string): string;
    cannotWrite(file: string): string;
    noGoal(goal: string, known: readonly string[]): string;
    otherGame(file: string, game: string): string;
    noTestRunner: string;
    /** Put behind every usage error. */
    seeHelp(command: string): string;
  };
  readonly botNames: Readonly<Record<BotId, string>>;
  readonly bots: {
    heading(title: string): string;
    /** How the bot thinks that no game describes. */
    readonly random: string;
    how(game: string): string;
  };
  readonly ladder: {
    gauntlet(bot: string): string;
    readonly gauntletColumns: readonly string[];
    progress(done: number, total: number, shares: string): string;
    heading(title: string, games: string, actions: string): string;
    readonly columns: readonly string[];
    givenUp(count: number): string;
    interrupted(done: number, total: number): string;
    broken(game: string, seed: string, n: number, reason: string): string;
  };
  readonly tune: {
    progress(seats: number, round: number, rounds: number, done: number, games: number): string;
    heading(seats: number, ignorance: string): string;
    round(round: number, samples: number, likelihood: string): string;
    trial(round: number, share: string, isBetter: boolean): string;
    climbed(round: number, apart: string): string;
    nothing(round: number): string;
    noFeatures(game: string): string;
    damaged(file: string): string;
    written(file: string): string;
    interrupted(seats: number): string;
  };
  readonly analyse: {
    progress(done: number, total: number): string;
    /** Stands where an entry stands otherwise. */
    readonly beginning: string;
    readonly swings: string;
    readonly nothing: string;
    better(move: string): string;
    interrupted(done: number, total: number): string;
  };
  readonly simulate: {
    progress(done: number, total: number, speed: string): string;
    summary(figures: SimulationFigures): string;
    length(min: number, median: number, mean: string, max: number): string;
    wins(seat: string, bot: string, wins: string, share: string): string;
    ending(name: string, count: number): string;
    readonly unfinished: string;
    violations(count: number): string;
    violation(game: number, detail: string): string;
    records(count: number, folder: string): string;
  };
  readonly replay: {
    heading(title: string, names: string, entries: number): string;
    undo(name: string, to: number): string;
    back(to: number): string;
    badAt(max: number): string;
  };
  readonly backup: {
    exists(file: string): string;
    done(file: string): string;
    damaged(file: string): string;
    readonly inUse: string;
    restored(file: string): string;
  };
  readonly moveStore: {
    readonly places: string;
    readonly obstacles: Readonly<Record<'noSource' | 'notEmpty' | 'inUse' | 'different', string>>;
    readonly done: string;
  };
  readonly verify: {
    sound(entries: number): string;
    fair(draws: number): string;
    /** Where the match was begun elsewhere. */
    fairSince(draws: number, before: number): string;
    sealed(key: string): string;
    otherKey: string;
    notFinished: string;
    readonly badCommitment: string;
    commitment(commitment: string): string;
    readonly sameCommitment: string;
    broken(file: string): string;
  };
  readonly rules: {
    summary(rules: number, tests: number): string;
    untested(rules: string): string;
    uncited(rules: string): string;
    readonly none: string;
    /** Heads of the Markdown table. */
    readonly columns: readonly [string, string, string];
    /** What stands in no chapter. */
    readonly more: string;
    readonly proofs: string;
    ours(settled: string): string;
    reason(reads: string, because: string): string;
    option(name: string, help: string): string;
  };
  readonly play: {
    welcome(title: string, tagline: string): string;
    commitment(hash: string): string;
    resumed(entries: number): string;
    /** An option that holds because bots play; its explanation follows, then how to have it otherwise. */
    suggested(option: string, value: string): string;
    moves(count: number): string;
    /** Under a list that is not complete. */
    readonly unlisted: string;
    readonly prompt: string;
    readonly commands: string;
    notUnderstood(text: string): string;
    noSuchNumber(count: number): string;
    undone(count: number): string;
    saved(file: string): string;
    readonly saveHow: string;
    readonly unsaved: string;
    readonly bye: string;
    unknownRule(rule: string): string;
    readonly ruleList: string;
    /** The standing answers of a seat, empty when there are none. */
    standing(answers: string): string;
    /** Before somebody else's secrets are shown. */
    curtain(name: string): string;
    readonly language: string;
    over(result: string): string;
    readonly published: string;
    /** What a bot is called: the name of its seat, and how strong it is. */
    bot(name: string, strength: string): string;
    thinking(name: string): string;
    /** A bot could not decide. */
    botFailed(name: string): string;
    readonly hints: string;
  };
  readonly join: {
    readonly badLink: string;
    readonly unreachable: string;
    /** What somebody is called who has not said a name. */
    readonly guest: string;
    seated(seat: string): string;
    /** While a bot plays for the reader. */
    readonly botPlays: string;
    readonly lookingOn: string;
    readonly free: string;
    yourself(name: string): string;
    away(name: string): string;
    stoodInFor(name: string, bot: string): string;
    /** Who speaks without a seat. */
    onlooker(name: string): string;
    readonly waiting: string;
    readonly begun: string;
    readonly paused: string;
    readonly resumed: string;
    readonly ended: string;
    readonly broken: string;
    readonly notAsked: string;
    time(seconds: number): string;
    readonly backAsked: string;
    backAsks(name: string, to: number, draws: number): string;
    readonly backEnded: Readonly<
      Record<'granted' | 'declined' | 'withdrawn' | 'lapsed', (name: string) => string>
    >;
    readonly nobodyAsks: string;
    comeBack(address: string): string;
    /** Where the record of a finished match can be had. */
    record(address: string): string;
    readonly commands: string;
  };
}

/** A bot by its name; one that nobody knows keeps its id. */
export function nameOfBot({ botNames }: CliWords, id: string): string {
  return Object.entries(botNames).find(([known]) => known === id)?.[1] ?? id;
}

export const cliWords: Readonly<Record<Language, CliWords>> = { de, en };
