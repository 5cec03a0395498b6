/** The conversation of a match in the terminal. */

import { sayHint } from '@sternwarte/bots';
import {
  earliestUndo,
  equalPlain,
  explainRefusal,
  hasSecretsAmong,
  isStrength,
  submit,
  takeBack,
  type GameWords,
  type Language,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import type { Call } from '../command.ts';
import { isLanguage } from '../language.ts';
import { wordsOf } from '../registry.ts';
import { cliWords, type CliWords } from '../words/index.ts';
import { logOf, ruleHelp } from './lookup.ts';
import { overviewOf } from './overview.ts';
import { peopleAmong, runToPerson, saveSession, type Session } from './session.ts';
import { advise, decide } from './thinking.ts';
import { isAll, readTyped, type PromptCommand } from './typed.ts';

/** Talks until the match is over, somebody quits, or nobody types any more. */
export async function playAtTerminal(call: Call, session: Session): Promise<void> {
  const conversation = new Conversation(call, session);
  conversation.greet();
  if (!(await conversation.proceed())) return;
  for await (const line of call.terminal.input) {
    if (!(await conversation.hear(line))) return;
  }
}

class Conversation {
  readonly #call: Call;
  readonly #session: Session;
  #language: Language;
  #words: CliWords;
  #text: GameWords;
  /** The person who is asked; nobody at first. */
  #seat: Seat = -1;
  #moves: readonly Tagged[] = [];
  /** Answers that a seat gives to others' questions without being asked again. */
  readonly #standing = new Map<Seat, Tagged[]>();
  /** Between two people with secrets the screen is empty until the second one says that he is there. */
  #curtain = false;
  /** Somebody wants to leave without saving and has been warned. */
  #warned = false;

  constructor(call: Call, session: Session) {
    this.#call = call;
    this.#session = session;
    this.#language = call.language;
    this.#words = call.words;
    const { game, match } = session.table;
    this.#text = wordsOf(game.id, call.language, match.options);
  }

  #say(text: string): void {
    this.#call.terminal.out(`${text}\n`);
  }

  #prompt(): void {
    this.#call.terminal.out(this.#words.play.prompt);
  }

  greet(): void {
    const { play } = this.#words;
    const { match } = this.#session.table;
    this.#say(play.welcome(this.#text.title, this.#text.tagline));
    this.#introduceBots();
    if (match.log.length === 0) this.#saySuggestions();
    if (match.log.length > 0) this.#say(play.resumed(match.log.length));
    if (match.fairness !== null) this.#say(play.commitment(match.fairness.commitment));
    this.#say('');
  }

  #introduceBots(): void {
    for (const { name, bot } of this.#session.players) {
      const about = bot !== null && isStrength(bot.id) ? this.#text.opponents[bot.id] : '';
      if (about !== '') this.#say(`${name}: ${about}`);
    }
  }

  /** What holds at this table only because bots sit there, and how to have it otherwise. */
  #saySuggestions(): void {
    if (this.#session.players.every(({ bot }) => bot === null)) return;
    const { game, match } = this.#session.table;
    for (const [id, spec] of Object.entries(game.options)) {
      const text = this.#text.options[id];
      const isSuggested = spec.withBots !== undefined && match.options[id] === spec.withBots;
      if (!isSuggested || text === undefined) continue;
      const line = this.#words.play.suggested(text.name, String(spec.withBots));
      this.#say(`${line} ${text.help}`);
      this.#say(`  --options '${JSON.stringify({ [id]: spec.default })}'`);
    }
  }

  /** Draws and bots act, then the next person is asked. Answers whether the match goes on. */
  async proceed(): Promise<boolean> {
    const { table, names } = this.#session;
    const { terminal } = this.#call;
    const seat = await runToPerson(this.#session, {
      now: terminal.now,
      decide: (asked, bot) => {
        const line = this.#words.play.thinking(names[asked] ?? '');
        return decide(terminal, this.#session, asked, bot, line);
      },
      tell: (event) => this.#tell(event),
      reportFailure: (failed) => this.#say(this.#words.play.botFailed(names[failed] ?? '')),
    });
    this.#save();
    if (seat === null) {
      this.#end();
      return false;
    }
    const changed = seat !== this.#seat;
    this.#seat = seat;
    this.#moves = table.game.moves(table.state, seat);
    const standing = this.#standingAnswer();
    if (standing !== null) return this.#make(standing);
    this.#curtain =
      changed && hasSecretsAmong(table.game, table.state, seat, peopleAmong(this.#session.players));
    if (this.#curtain)
      this.#say(`${'\n'.repeat(60)}${this.#words.play.curtain(names[seat] ?? '')}`);
    else this.#present();
    this.#prompt();
    return true;
  }

  /** The position, what is asked, and what can be done. */
  #present(): void {
    const { table, names } = this.#session;
    this.#say('');
    this.#drawBoard();
    this.#say(`\n${this.#text.asks(table.state, names)}`);
    this.#listMoves();
  }

  /** Reacts to a line. Answers whether the conversation goes on. */
  async hear(line: string): Promise<boolean> {
    const typed = readTyped(line);
    if (this.#curtain && !(typed.kind === 'command' && typed.command === 'quit')) {
      this.#curtain = false;
      this.#present();
      this.#prompt();
      return true;
    }
    if (typed.kind !== 'command' || typed.command !== 'quit') this.#warned = false;
    switch (typed.kind) {
      case 'nothing':
        break;
      case 'number': {
        const move = this.#moves[typed.number - 1];
        if (move !== undefined) return this.#make(move);
        this.#say(this.#words.play.noSuchNumber(this.#moves.length));
        break;
      }
      case 'command':
        return this.#obey(typed.command, typed.argument);
      case 'other': {
        const move = this.#text.parseMove(typed.text);
        if (move !== null) return this.#make(move);
        this.#say(this.#words.play.notUnderstood(typed.text.slice(0, 60)));
      }
    }
    this.#prompt();
    return true;
  }

  async #make(move: Tagged): Promise<boolean> {
    const { now } = this.#call.terminal;
    const refusal = submit(this.#session.table, this.#seat, move, now(), (event) =>
      this.#tell(event),
    );
    if (refusal === null) return this.proceed();
    this.#say(explainRefusal(refusal, this.#language, this.#text));
    this.#prompt();
    return true;
  }

  async #obey(command: PromptCommand, argument: string): Promise<boolean> {
    switch (command) {
      case 'undo':
        return this.#undo(isAll(argument));
      case 'quit':
        if (this.#mayLeave()) return false;
        break;
      case 'help':
        this.#say(this.#words.play.commands);
        break;
      case 'moves':
        this.#explainMoves();
        break;
      case 'board':
        this.#drawBoard();
        break;
      case 'hint':
        await this.#hint();
        break;
      case 'rule':
        this.#say(ruleHelp(argument, this.#text, this.#words).join('\n'));
        break;
      case 'log':
        this.#say(logOf(this.#session, this.#seat, this.#text, this.#words).join('\n'));
        break;
      case 'save':
        this.#saveTo(argument);
        break;
      case 'always':
        this.#answerAlways(argument);
        break;
      case 'ask':
        this.#standing.delete(this.#seat);
        this.#say(this.#words.play.standing(''));
        break;
      case 'lang':
        this.#speak(argument);
    }
    this.#prompt();
    return true;
  }

  /** Only to what somebody else or chance has just done: nobody should play his own turn by standing answers. */
  #standingAnswer(): Tagged | null {
    const { match } = this.#session.table;
    if (match.log.at(-1)?.by === this.#seat) return null;
    const answers = this.#standing.get(this.#seat) ?? [];
    return answers.find((move) => this.#moves.some((legal) => equalPlain(legal, move))) ?? null;
  }

  #answerAlways(typed: string): void {
    const { play } = this.#words;
    const answers = this.#standing.get(this.#seat) ?? [];
    const move = this.#text.parseMove(typed);
    if (move !== null) this.#standing.set(this.#seat, [...answers, move]);
    else if (typed !== '') this.#say(play.notUnderstood(typed.slice(0, 60)));
    const known = this.#standing.get(this.#seat) ?? [];
    this.#say(play.standing(known.map((answer) => this.#text.makeMove(answer)).join(', ')));
  }

  #tell(event: Tagged): void {
    this.#say(this.#text.event(event, this.#session.names));
  }

  #drawBoard(): void {
    const { table, names } = this.#session;
    const view = table.game.view(table.state, this.#seat);
    this.#say(this.#text.position(view, this.#seat, names));
  }

  #listMoves(): void {
    this.#say(this.#words.play.moves(this.#moves.length));
    const typed = this.#moves.map((move) => this.#text.makeMove(move));
    this.#say(overviewOf(typed).join('\n'));
    const { game, state } = this.#session.table;
    if (game.hasUnlisted?.(state, this.#seat) === true) this.#say(this.#words.play.unlisted);
  }

  #explainMoves(): void {
    const { state } = this.#session.table;
    for (const [index, move] of this.#moves.entries()) {
      const number = String(index + 1).padStart(5);
      this.#say(`${number}  ${this.#text.makeMove(move)}: ${this.#text.move(move, state)}`);
    }
  }

  async #hint(): Promise<void> {
    const { table, names } = this.#session;
    const { play } = this.#words;
    const view = table.game.view(table.state, this.#seat);
    const line = play.thinking(names[this.#seat] ?? '');
    const hints = await advise(this.#call.terminal, this.#session, this.#seat, line);
    this.#say(play.hints);
    for (const hint of hints) {
      const typed = this.#text.makeMove(hint.move);
      this.#say(`  ${typed}: ${sayHint(hint, view, this.#text, this.#language)}`);
    }
  }

  async #undo(whole: boolean): Promise<boolean> {
    const { table } = this.#session;
    const { line } = table;
    const before = line.length;
    const last = line.at(-2)?.seq ?? -1;
    const to = whole ? (earliestUndo(table, this.#seat) ?? last) : last;
    const refusal = takeBack(table, this.#seat, to, this.#call.terminal.now());
    if (refusal !== null) {
      this.#say(explainRefusal(refusal, this.#language, this.#text));
      this.#prompt();
      return true;
    }
    this.#say(this.#words.play.undone(before - table.line.length));
    return this.proceed();
  }

  #saveTo(file: string): void {
    if (file === '') {
      this.#say(this.#words.play.saveHow);
      return;
    }
    this.#session.file = file;
    if (this.#save()) this.#say(this.#words.play.saved(file));
  }

  /** Answers whether the match is safe; says so when it should be and is not. */
  #save(): boolean {
    const { file } = this.#session;
    const saved = saveSession(this.#session, this.#text);
    if (!saved && file !== null) {
      this.#say(this.#words.errors.cannotWrite(file));
      this.#session.file = null;
    }
    return saved;
  }

  #mayLeave(): boolean {
    const safe = this.#session.file !== null || this.#session.table.match.log.length === 0;
    if (safe || this.#warned) {
      this.#say(this.#words.play.bye);
      return true;
    }
    this.#warned = true;
    this.#say(this.#words.play.unsaved);
    return false;
  }

  #speak(language: string): void {
    if (!isLanguage(language)) {
      this.#say(this.#words.errors.badLanguage(language));
      return;
    }
    this.#language = language;
    this.#words = cliWords[language];
    const { game, match } = this.#session.table;
    this.#text = wordsOf(game.id, language, match.options);
    this.#say(this.#words.play.language);
  }

  #end(): void {
    const { table, names, file } = this.#session;
    const pending = table.game.pending(table.state);
    if (pending.kind !== 'over') return;
    this.#say('');
    this.#say(this.#text.position(table.state, 'spectator', names));
    this.#say(`\n${this.#words.play.over(this.#text.result(pending.result, names))}`);
    if (file !== null) this.#say(`${this.#words.play.saved(file)} ${this.#words.play.published}`);
  }
}
