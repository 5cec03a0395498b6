/** The conversation at an online table in the terminal: what is told there, and what somebody types. */

import {
  actionOf,
  equalPlain,
  explainRefusal,
  isAction,
  promiseOf,
  sayRefusal,
  sayTold,
  type GameWords,
  type Language,
  type Refusal,
  type Tagged,
} from '@sternwarte/engine';
import {
  hashView,
  serverRefusalWords,
  type Said,
  type ServerMessage,
  type TableInfo,
} from '@sternwarte/protocol';
import type { Call } from '../command.ts';
import { isLanguage } from '../language.ts';
import { ruleHelp } from '../play/lookup.ts';
import { overviewOf } from '../play/overview.ts';
import { isAll, readLine } from '../play/typed.ts';
import { findGame, wordsOf } from '../registry.ts';
import type { ExitCode } from '../terminal.ts';
import { cliWords, type CliWords } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { TableLine } from './line.ts';
import { namesAt, peopleLines } from './people.ts';
import { ToldMatch, type Followed } from './told-match.ts';
import { JOIN_COMMANDS, readConsent, type JoinCommand } from './typed.ts';

type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** So many steps are taken on trust before the server is asked whether we still look at the same. */
const CHECK_EVERY = 16;
/** As much of what was said before as is told to whoever comes. */
const OLD_TALK = 10;
/** What moves the cursor or clears the screen has no business in a name or in what somebody says. */
const CONTROLS = /[^\P{Cc}\n]/gu;

/** Talks until the match is over, somebody leaves, or nobody types any more. */
export async function playOnline(call: Call, desk: Desk, table: TableInfo): Promise<ExitCode> {
  const conversation = new OnlineConversation(call, desk, table);
  const lines = call.terminal.input[Symbol.asyncIterator]();
  const typing = (async () => {
    for (;;) {
      const next = await lines.next();
      if (next.done === true || !conversation.type(next.value)) return conversation.leave();
    }
  })();
  const code = await Promise.race([typing, conversation.over]);
  // Nobody is asked any more; who has not typed anything yet is not waited for.
  void lines.return?.();
  return code;
}

class OnlineConversation {
  /** How it ended, once it has. */
  readonly over: Promise<ExitCode>;
  readonly #call: Call;
  readonly #desk: Desk;
  readonly #line: TableLine;
  readonly #name: string;
  #end: (code: ExitCode) => void = () => undefined;
  #language: Language;
  #words: CliWords;
  #text: GameWords;
  #table: TableInfo;
  #seat: number | null = null;
  #match: ToldMatch | null = null;
  #moves: readonly Tagged[] = [];
  #isLost = false;
  #isOver = false;
  #ask: Message<'back'>['ask'] = null;
  #clock: Message<'clock'> | null = null;
  #nonce = '';
  #lastSaid = -1;
  #wished = 0;
  #unchecked = 0;
  #isPrompting = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(call: Call, desk: Desk, table: TableInfo) {
    this.#call = call;
    this.#desk = desk;
    this.#table = table;
    this.#language = call.language;
    this.#words = call.words;
    this.#text = wordsOf(table.game, call.language, table.options);
    this.#name = call.terminal.randomHex(6);
    this.over = new Promise((resolve) => (this.#end = resolve));
    this.#say(this.#words.play.welcome(this.#text.title, this.#text.tagline));
    this.#line = new TableLine(desk, table.id, {
      hear: (message) => this.#hear(message),
      seen: () => (this.#isLost ? null : (this.#match?.seq ?? null)),
      onBreak: () => this.#tell(this.#words.join.broken),
      onRefusal: (why) => {
        this.#tell(why === null ? this.#words.join.unreachable : this.#explain(why));
        this.#finish(1);
      },
      jitter: () => Number.parseInt(call.terminal.randomHex(2).slice(-4), 16) / 0xffff,
    });
  }

  get #names(): readonly string[] {
    return namesAt(this.#table, this.#text, this.#words);
  }

  #say(text: string): void {
    this.#call.terminal.out(`${text.replaceAll(CONTROLS, '')}\n`);
  }

  /** Says what comes by itself, on a line of its own. */
  #tell(text: string): void {
    if (this.#isPrompting) this.#call.terminal.out('\n');
    this.#isPrompting = false;
    this.#say(text);
  }

  #prompt(): void {
    this.#isPrompting = true;
    this.#call.terminal.out(this.#words.play.prompt);
  }

  #finish(code: ExitCode): void {
    this.#isOver = true;
    this.#line.close();
    this.#end(code);
  }

  #explain(why: Refusal): string {
    const ours = this.#text.refusal(why) ?? sayRefusal(serverRefusalWords[this.#language], why);
    return ours ?? explainRefusal(why, this.#language);
  }

  // What is told.

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#enter(message);
        break;
      case 'table':
        this.#changeTable(message.table);
        break;
      case 'steps':
        this.#takeSteps(message.steps);
        break;
      case 'view':
        this.#match?.jump(message.seq, message.view);
        this.#present();
        break;
      case 'settle':
        this.#contribute(message);
        break;
      case 'refused':
        this.#tell(this.#explain(message.why));
        break;
      case 'said':
        // Whoever spoke has it on his screen already.
        if (message.id?.startsWith(`${this.#name}-`) === true) this.#lastSaid = message.said.number;
        else this.#tellSaid([message.said]);
        break;
      case 'clock':
        this.#clock = message;
        break;
      case 'back':
        this.#takeBack(message);
        break;
      // What a bot does instead is on the table.
      case 'bots':
      case 'done':
      case 'farewell':
      case 'pong':
    }
    if (!this.#isPrompting && !this.#isOver) this.#prompt();
  }

  #enter(welcome: Welcome): void {
    const { table, seat, seq, view, missed, chat } = welcome;
    const isFirst = this.#match === null;
    const viewer = seat ?? 'spectator';
    if (seat !== this.#seat || !this.#line.isSteady) {
      this.#tell(seat === null ? this.#words.join.lookingOn : this.#seatLine(table, seat));
    }
    this.#seat = seat;
    this.#changeTable(table);
    this.#tellSaid(chat.slice(-OLD_TALK));
    const game = findGame(table.game);
    if (game === undefined || table.status === 'waiting') return;
    if (view !== undefined) {
      this.#isLost = false;
      if (this.#match?.viewer === viewer) this.#match.jump(seq, view);
      else this.#match = new ToldMatch(game, viewer, seq, view);
      if (isFirst && table.commitment !== null) {
        this.#tell(this.#words.play.commitment(table.commitment));
      }
      this.#present();
    } else if (missed !== undefined) this.#takeSteps(missed);
    else if (this.#match?.viewer !== viewer || this.#match.seq !== seq) this.#getLost();
    else this.#present();
  }

  #seatLine(table: TableInfo, seat: number): string {
    const info = table.seats[seat];
    const isStoodInFor = info?.kind === 'person' && info.standIn !== null;
    const said = this.#words.join.seated(this.#text.seatName(seat));
    return isStoodInFor ? `${said} ${this.#words.join.botPlays}` : said;
  }

  /** Says what has changed among those who sit there. */
  #changeTable(table: TableInfo): void {
    const before = this.#lines();
    const { paused, status } = this.#table;
    this.#table = table;
    const now = this.#lines();
    if (!equalPlain(before, now) || !this.#line.isSteady) {
      const told = this.#line.isSteady ? now.filter((line) => !before.includes(line)) : now;
      this.#tell(told.join('\n'));
    }
    const { join } = this.#words;
    if (paused !== table.paused) this.#tell(table.paused ? join.paused : join.resumed);
    if (table.status === 'waiting' && !this.#line.isSteady) this.#tell(join.waiting);
    if (status === 'waiting' && table.status === 'running') this.#tell(join.begun);
    if (table.status === 'ended') {
      this.#tell(join.ended);
      this.#finish(0);
    }
  }

  #lines(): readonly string[] {
    return peopleLines(this.#table, this.#seat, this.#text, this.#words);
  }

  #takeSteps(steps: Message<'steps'>['steps']): void {
    const followed = this.#match?.follow(steps) ?? null;
    if (followed === null) {
      this.#getLost();
      return;
    }
    if (followed.length === 0) return;
    // What was asked lapses with the next entry.
    this.#ask = null;
    for (const step of followed) this.#tellStep(step);
    this.#present();
    this.#unchecked += followed.length;
    if (this.#unchecked < CHECK_EVERY || this.#match === null) return;
    this.#unchecked = 0;
    const { seq, view } = this.#match;
    this.#line.say({ type: 'check', seq, hash: hashView(view) });
  }

  #getLost(): void {
    this.#isLost = true;
    this.#line.again();
  }

  #tellStep({ entry, before, after, events }: Followed): void {
    const names = this.#names;
    const reader = this.#seat ?? 'spectator';
    if (isAction(entry)) {
      const action = actionOf(entry);
      for (const told of this.#text.tell({ action, before, after, events, reader, names })) {
        this.#tell(sayTold(told, { reader, names }, this.#language));
      }
    } else if ('undo' in entry) {
      this.#tell(this.#words.replay.undo(names[entry.by] ?? '', entry.undo));
    } else if ('back' in entry) this.#tell(this.#words.replay.back(entry.back));
  }

  #tellSaid(said: readonly Said[]): void {
    const isQuiet = this.#call.args.flags.has('quiet');
    for (const { number, seat, name, text, aside } of said) {
      if (number <= this.#lastSaid) continue;
      this.#lastSaid = number;
      if (isQuiet) continue;
      const isAside = aside === true || seat === null;
      this.#tell(`${isAside ? this.#words.join.onlooker(name) : name}: ${text}`);
    }
  }

  #contribute({ asks, promises }: Message<'settle'>): void {
    if (this.#seat === null) return;
    if (asks === 'promise') {
      this.#nonce = this.#call.terminal.randomHex(16);
      this.#line.say({ type: 'promise', promise: promiseOf(this.#nonce) });
    } else if (promises.includes(promiseOf(this.#nonce))) {
      // Shown only once the table has fixed what it holds of everybody's promises, ours among them.
      this.#line.say({ type: 'nonce', nonce: this.#nonce });
    }
  }

  #takeBack({ ask, ended, by }: Message<'back'>): void {
    const { join } = this.#words;
    const isNew = ask !== null && this.#ask === null;
    this.#ask = ask;
    if (ask === null) {
      if (ended !== undefined) this.#tell(join.backEnded[ended](this.#names[by ?? -1] ?? ''));
    } else if (isNew && ask.by === this.#seat) this.#tell(join.backAsked);
    else if (isNew) this.#tell(join.backAsks(this.#names[ask.by] ?? '', ask.to, ask.draws));
  }

  /** The position and what can be done, for whoever is asked; else whom the match waits for. */
  #present(): void {
    if (this.#match === null) return;
    const { game, view } = this.#match;
    const pending = game.pending(view);
    const isAsked = pending.kind === 'move' && pending.seats.some((seat) => seat === this.#seat);
    this.#moves = isAsked && this.#seat !== null ? game.moves(view, this.#seat) : [];
    if (pending.kind === 'over') {
      this.#drawBoard();
      this.#tell(`\n${this.#words.play.over(this.#text.result(pending.result, this.#names))}`);
      this.#tell(this.#words.join.record(this.#address()));
      this.#finish(0);
    } else if (isAsked) {
      this.#drawBoard();
      this.#tell(`\n${this.#text.asks(view, this.#names)}`);
      this.#listMoves();
    } else this.#tell(this.#text.asks(view, this.#names));
  }

  #drawBoard(): void {
    const viewer = this.#seat ?? 'spectator';
    if (this.#match === null) this.#tell(this.#words.join.waiting);
    else this.#tell(`\n${this.#text.position(this.#match.view, viewer, this.#names)}`);
  }

  #listMoves(): void {
    if (this.#match === null || this.#seat === null) return;
    const left = this.#clock?.left[this.#seat];
    if (left !== undefined) this.#tell(this.#words.join.time(Math.round(left / 1000)));
    this.#tell(this.#words.play.moves(this.#moves.length));
    const typed = this.#moves.map((move) => this.#text.makeMove(move));
    this.#tell(overviewOf(typed).join('\n'));
    const { game, view } = this.#match;
    if (game.hasUnlisted?.(view, this.#seat) === true) this.#tell(this.#words.play.unlisted);
  }

  #address(): string {
    return new URL(`#/table/${this.#table.id}`, this.#desk.base).href;
  }

  // What is typed.

  /** Takes a line, to be heard when those before it are answered. Answers whether the conversation goes on. */
  type(line: string): boolean {
    const typed = readLine(line, JOIN_COMMANDS);
    if (typed.kind === 'command' && typed.command === 'quit') return false;
    this.#isPrompting = false;
    this.#queue = this.#queue.then(async () => {
      await this.#answer(typed);
      await this.#line.settled();
      if (!this.#isPrompting) this.#prompt();
    });
    return true;
  }

  /** Leaves the terminal, not the table: the seat stays. */
  async leave(): Promise<ExitCode> {
    if (this.#isOver) return this.over;
    if (this.#line.isSteady) await Promise.race([this.#queue, this.over]);
    this.#tell(`${this.#words.join.comeBack(this.#address())}\n${this.#words.play.bye}`);
    this.#finish(0);
    return this.over;
  }

  async #answer(typed: ReturnType<typeof readLine<JoinCommand>>): Promise<void> {
    switch (typed.kind) {
      case 'nothing':
        break;
      case 'command':
        await this.#obey(typed.command, typed.argument);
        break;
      case 'number': {
        const move = this.#moves[typed.number - 1];
        if (move !== undefined) this.#make(move);
        else if (this.#moves.length === 0) this.#tell(this.#words.join.notAsked);
        else this.#tell(this.#words.play.noSuchNumber(this.#moves.length));
        break;
      }
      case 'other': {
        const move = this.#text.parseMove(typed.text);
        if (move !== null) this.#make(move);
        else this.#tell(this.#words.play.notUnderstood(typed.text.slice(0, 60)));
      }
    }
  }

  #newId(): string {
    return `${this.#name}-${this.#wished++}`;
  }

  #make(move: Tagged): void {
    if (this.#match === null) this.#tell(this.#words.join.waiting);
    else this.#line.wish({ type: 'move', id: this.#newId(), atSeq: this.#match.seq, move });
  }

  async #obey(command: JoinCommand, argument: string): Promise<void> {
    switch (command) {
      case 'help':
        this.#tell(this.#words.join.commands);
        break;
      case 'moves':
        this.#explainMoves();
        break;
      case 'board':
        this.#drawBoard();
        break;
      case 'undo':
        this.#undo(isAll(argument));
        break;
      case 'back':
        this.#goBack(argument);
        break;
      case 'rule':
        this.#tell(ruleHelp(argument, this.#text, this.#words).join('\n'));
        break;
      case 'people':
        this.#tell(this.#lines().join('\n'));
        break;
      case 'say':
        this.#line.wish({ type: 'chat', id: this.#newId(), text: argument });
        break;
      case 'lang':
        this.#speak(argument);
        break;
      case 'leave':
        await this.#giveUpSeat();
        break;
      case 'quit':
    }
  }

  #explainMoves(): void {
    if (this.#match === null || this.#moves.length === 0) {
      this.#tell(this.#words.join.notAsked);
      return;
    }
    const { view } = this.#match;
    for (const [index, move] of this.#moves.entries()) {
      const number = String(index + 1).padStart(5);
      this.#tell(`${number}  ${this.#text.makeMove(move)}: ${this.#text.move(move, view)}`);
    }
  }

  #undo(whole: boolean): void {
    if (this.#match === null || this.#seat === null) {
      this.#tell(this.#words.join.notAsked);
      return;
    }
    const to = this.#match.undoTarget(this.#seat, whole);
    this.#line.wish({ type: 'undo', id: this.#newId(), atSeq: this.#match.seq, to });
  }

  /** Asks to go back further than the own turn, or answers what another one asks. */
  #goBack(argument: string): void {
    const says = readConsent(argument);
    const id = this.#newId();
    if (says === null && this.#match !== null) {
      this.#line.say({ type: 'back', id, atSeq: this.#match.seq });
    } else if (says !== null && this.#ask !== null) {
      this.#line.say({ type: 'consent', id, to: this.#ask.to, says });
    } else this.#tell(this.#words.join.nobodyAsks);
  }

  #speak(language: string): void {
    if (!isLanguage(language)) {
      this.#tell(this.#words.errors.badLanguage(language));
      return;
    }
    this.#language = language;
    this.#words = cliWords[language];
    this.#text = wordsOf(this.#table.game, language, this.#table.options);
    this.#tell(this.#words.play.language);
  }

  /** Before the match the seat becomes free; while it runs a bot plays on. */
  async #giveUpSeat(): Promise<void> {
    const { id, status } = this.#table;
    if (this.#seat !== null) {
      const reply = await (status === 'waiting'
        ? this.#desk.ask('nothing', `tables/${id}/leave`, {})
        : this.#desk.ask('nothing', `tables/${id}/stand-in`, { seat: this.#seat }));
      if (!reply.ok) {
        this.#tell(reply.why === null ? this.#words.join.unreachable : this.#explain(reply.why));
        return;
      }
    }
    this.#tell(this.#words.play.bye);
    this.#finish(0);
  }
}
