/** Thinking at the terminal: by the clock, a slice at a time, with a line that tells who thinks. */

import {
  beginHint,
  completeBudget,
  drive,
  spoken,
  type Bot,
  type Hint,
  type Question,
  type Work,
} from '@sternwarte/bots';
import { createRandom, type Seat, type Tagged } from '@sternwarte/engine';
import { createProgress } from '../progress.ts';
import { expertOf } from '../registry.ts';
import type { Terminal } from '../terminal.ts';
import type { Session } from './session.ts';

/** People wait longer for advice than for an opponent. */
const HINT_MILLISECONDS = 2000;
/** Nobody needs to be told that something takes less than a second. */
const PATIENCE_MILLISECONDS = 1000;

/** What a bot does. `line` is shown while it thinks. */
export async function decide(
  terminal: Terminal,
  session: Session,
  seat: Seat,
  bot: Bot,
  line: string,
): Promise<Tagged> {
  const budget = budgetOf(session);
  const question = { ...questionOf(session, seat, budget.iterations), random: session.random };
  const thinking = bot.begin(question);
  await work(terminal, thinking, budget.milliseconds, 0, line);
  return spoken(question, thinking.thought().move);
}

/** The best moves of a seat. Bots go on as if nobody had asked. */
export async function advise(
  terminal: Terminal,
  session: Session,
  seat: Seat,
  line: string,
): Promise<readonly Hint[]> {
  const { iterations, milliseconds } = budgetOf(session, HINT_MILLISECONDS);
  const random = createRandom(`hint/${session.table.match.log.length}`);
  const thinking = beginHint({ ...questionOf(session, seat, iterations), random });
  await work(terminal, thinking, milliseconds, PATIENCE_MILLISECONDS, line);
  return thinking.hints();
}

/** By the clock, unless the match must be the same every time. */
function budgetOf({ table, byClock }: Session, milliseconds?: number) {
  const { search } = expertOf(table.game.id);
  const usual = milliseconds ?? search.milliseconds;
  return completeBudget(byClock ? { milliseconds: usual } : { iterations: search.iterations });
}

function questionOf(
  { table, players }: Session,
  seat: Seat,
  iterations: number | undefined,
): Omit<Question, 'random'> {
  const { game, state } = table;
  const view = game.view(state, seat);
  return { game, expertise: expertOf(game.id), seats: players.length, view, seat, iterations };
}

async function work(
  terminal: Terminal,
  thinking: Work,
  milliseconds: number | undefined,
  patience: number,
  line: string,
): Promise<void> {
  const progress = createProgress(terminal);
  let shown = false;
  await drive(thinking, terminal, {
    milliseconds,
    onSlice(elapsed) {
      if (elapsed < patience) return;
      shown = true;
      progress.show(elapsed / (milliseconds ?? Infinity), line);
    },
  });
  if (shown) progress.done();
}
