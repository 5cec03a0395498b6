/** What is wrong with a lesson: it is played in all ways that it accepts, and everything else is tried as well. */

import {
  equalPlain,
  judgeMove,
  LANGUAGES,
  readScenario,
  RESIGN,
  type Action,
  type Game,
  type InWords,
  type Lesson,
  type LessonStep,
  type MoveStep,
  type Tagged,
} from '@sternwarte/engine';

/** As much as is read at a glance. */
const MOST_WORDS = 60;
/** Where a step accepts more moves than these, the first of them are gone on with. */
const MOST_WAYS = 4;

const NONSENSE: readonly unknown[] = [
  null,
  7,
  'endTurn',
  [],
  {},
  { type: 'no such move' },
  { type: 'endTurn', extra: true },
  {
    get type(): string {
      throw new Error('hostile');
    },
  },
];

/** What is wrong with a text: a language that says nothing, too much, or the same as the other. */
export function textFaults(text: InWords): string[] {
  const faults = LANGUAGES.flatMap((code) => {
    const said = text[code];
    const isTidy = said.trim() === said && /[\p{L}\d]/u.test(said);
    return isTidy && said.split(/\s+/u).length <= MOST_WORDS ? [] : [`${code}: ${said}`];
  });
  const isSame = text.de === text.en && /\p{L}{3,} \p{L}{3,}/u.test(text.de);
  return isSame ? [...faults, `not translated: ${text.de}`] : faults;
}

/** Everything that a step can say. */
export function textsOf(step: LessonStep): readonly InWords[] {
  if (step.kind === 'question') {
    return [step.text, ...step.choices.flatMap(({ text, answer }) => [text, answer])];
  }
  if (step.kind === 'read') return [step.text];
  return [step.text, step.hint, step.otherwise, ...(step.wrong ?? []).map(({ say }) => say)];
}

export function lessonFaults(game: Game, lesson: Lesson): string[] {
  const read = readScenario(game, lesson.scenario);
  if (!read.ok) return [`its position: ${JSON.stringify(read.damage)}`];
  const { steps, end } = lesson;
  const isIdle = !steps.some(({ kind }) => kind === 'move');
  return [
    ...(isIdle ? ['nothing is to be done'] : []),
    ...[end, ...steps.flatMap(textsOf)].flatMap(textFaults),
    ...steps.flatMap((step, at) => questionFaults(step, at)),
    ...playFaults(game, lesson, read.state, 0),
  ];
}

function questionFaults(step: LessonStep, at: number): string[] {
  if (step.kind !== 'question') return [];
  const right = step.choices.filter(({ isRight }) => isRight).length;
  return right === 1 && step.choices.length > 1 ? [] : [`step ${at + 1}: ${right} right answers`];
}

/** Plays on from a step, in every way. */
function playFaults(game: Game, lesson: Lesson, state: unknown, at: number): string[] {
  const step = lesson.steps[at];
  if (step === undefined) return [];
  const goOn = (next: unknown): string[] => {
    for (const action of step.after ?? []) {
      const fault = actionFault(game, next, action);
      if (fault !== null) return [`step ${at + 1}: ${JSON.stringify(action)}: ${fault}`];
      game.apply(next, action);
    }
    return playFaults(game, lesson, next, at + 1);
  };
  if (step.kind !== 'move') return goOn(game.clone(state));
  const { seat } = lesson;
  const pending = game.pending(state);
  if (pending.kind !== 'move' || !pending.seats.includes(seat)) {
    return [`step ${at + 1}: the learner is not asked`];
  }
  const view = game.view(state, seat);
  const moves = game.moves(view, seat);
  const { right, faults } = judgeAll(game, step, { view, seat, moves });
  return [
    ...faults.map((fault) => `step ${at + 1}: ${fault}`),
    ...right.slice(0, MOST_WAYS).flatMap((move) => {
      const next = game.clone(state);
      game.apply(next, { by: seat, move });
      return goOn(next);
    }),
  ];
}

interface Asked {
  readonly view: unknown;
  readonly seat: number;
  readonly moves: readonly Tagged[];
}

/** Every move and more: what is right, and what is not answered as it should be. */
function judgeAll(game: Game, step: MoveStep, { view, seat, moves }: Asked) {
  const judge = (input: unknown) => judgeMove(game, step, view, seat, input);
  const faults: string[] = [];
  const model = judge(step.model);
  if (model.kind !== 'right') faults.push(`what is shown is ${model.kind}`);
  for (const input of NONSENSE) {
    if (judge(input).kind !== 'refused') faults.push('nonsense is accepted');
  }
  const judged = moves.map((move) => ({ move, verdict: judge(move) }));
  for (const { move, verdict } of judged) {
    if (verdict.kind === 'refused') faults.push(`refused: ${JSON.stringify(move)}`);
    if (verdict.kind === 'right' && move.type === RESIGN) faults.push('resigning is right');
  }
  // What is prepared for a wrong move must be able to happen.
  for (const { say } of step.wrong ?? []) {
    const isSaid = judged.some(({ verdict }) => verdict.kind === 'wrong' && verdict.say === say);
    if (!isSaid) faults.push(`never said: ${say.en}`);
  }
  const others = judged.filter(
    ({ move, verdict }) => verdict.kind === 'right' && !equalPlain(move, step.model),
  );
  return { right: [step.model, ...others.map(({ move }) => move)], faults };
}

/** Why something that a lesson says cannot happen. */
function actionFault(game: Game, state: unknown, action: Action<Tagged, unknown>): string | null {
  if (action.by !== 'table') {
    return game.check(state, action.by, action.move)?.key ?? null;
  }
  const pending = game.pending(state);
  if (pending.kind !== 'chance') return 'chance is not asked';
  const isPossible = pending.outcomes.some(({ outcome }) => equalPlain(outcome, action.chance));
  return isPossible ? null : `not among ${JSON.stringify(pending.outcomes.slice(0, 4))}`;
}
