/** The story of a match as a chronicle: by turn and by round, with the set-up apart. */

import {
  sayTold,
  type Language,
  type Names,
  type Seat,
  type Told,
  type Viewer,
} from '@sternwarte/engine';
import type { StoryStep } from '../match/story.ts';

/** What one step told; it leads to the position behind it. */
export interface Entry {
  readonly seq: number;
  readonly lines: readonly Told[];
}

/** A turn with all that happened in it, also what others answered. */
export interface Turn {
  /** Whose turn it is; `null` for the set-up, and where the beginning of the turn is not shown. */
  readonly seat: Seat | null;
  /** `null` where it is not known. */
  readonly round: number | null;
  readonly entries: readonly Entry[];
  /** What the dice, the speed or the card was. */
  readonly asides: readonly string[];
}

/** What comes before the first turn of these steps stands first, without a seat: the set-up, or the rest of a turn. */
export function turnsOf(steps: readonly StoryStep[], code: Language): readonly Turn[] {
  const turns: Turn[] = [];
  let open = newTurn(null, null);
  const close = (): void => {
    if (open.entries.length > 0) turns.push(open);
  };
  for (const { seq, by, told, begins } of steps) {
    const lines = told[code].filter(({ text }) => text !== '');
    if (begins === null) {
      write(open, seq, lines);
      continue;
    }
    // Whoever ends a turn also begins the next one: what he did himself still belongs to his own.
    const isOwn = ({ by: doer }: Told): boolean =>
      doer !== 'table' && doer === by && by !== begins.seat;
    write(open, seq, lines.filter(isOwn));
    close();
    open = newTurn(begins.seat, begins.round);
    write(
      open,
      seq,
      lines.filter((line) => !isOwn(line)),
    );
  }
  close();
  return turns;
}

interface OpenTurn extends Turn {
  readonly entries: Entry[];
  readonly asides: string[];
}

function newTurn(seat: Seat | null, round: number | null): OpenTurn {
  return { seat, round, entries: [], asides: [] };
}

function write({ entries, asides }: OpenTurn, seq: number, lines: readonly Told[]): void {
  if (lines.length === 0) return;
  entries.push({ seq, lines });
  for (const { aside } of lines) {
    if (aside !== undefined && !asides.includes(aside)) asides.push(aside);
  }
}

/** A line below the heading of its turn, which names whoever did it already. */
export function sayInTurn(
  line: Told,
  turn: Pick<Turn, 'seat'>,
  to: { readonly reader: Viewer; readonly names: Names },
  code: Language,
): string {
  return line.by === turn.seat ? line.text : sayTold(line, to, code);
}
