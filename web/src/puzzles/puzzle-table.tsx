/** The table of a puzzle: the real one, with what is asked beside it. */

import { useSignal } from '@preact/signals';
import type { Puzzle, PuzzleGoal } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { seatNamesAt } from '@sternwarte/games/catalogue';
import type { LoadedSoundGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { systemClock } from '../match/clock.ts';
import { addressOf, HOME, PUZZLES } from '../route.ts';
import { language } from '../settings.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useNarrow } from '../table/use-narrow.ts';
import { learnWords } from '../words/learn.ts';
import { puzzlesWords } from '../words/puzzles.ts';
import { PuzzleMatch } from './puzzle-match.ts';
import { PuzzlePlate } from './puzzle-plate.tsx';
import { markSolved } from './solved.ts';

export interface PuzzleTableProps {
  readonly game: GameId;
  readonly loaded: LoadedSoundGame;
  readonly puzzles: readonly Puzzle[];
  readonly puzzle: Puzzle;
  readonly goal: PuzzleGoal;
  /** Days in a row, when it is the puzzle of the day; `null` for any other. */
  readonly streak: number | null;
  /** Told when somebody has solved it without having been shown how. */
  onSolved(this: void): void;
}

export function PuzzleTable(props: PuzzleTableProps): VNode {
  const { game, loaded, puzzles, puzzle, goal, streak, onSolved } = props;
  const words = puzzlesWords[language.value];
  const match = useMemo(() => {
    const seatNames = seatNamesAt(game, puzzle.scenario.options);
    return new PuzzleMatch(puzzle, { ...loaded, seatNames, goal }, systemClock);
  }, [puzzle]);
  useEffect(() => () => match.stop(), [match]);
  const isNarrow = useNarrow();
  const isOpen = useSignal(true);
  const stage = match.stage.value;
  const isDone = stage === 'solved' && !match.isShown.value;
  const isBeside = match.isBeside.value;
  useEffect(() => {
    isOpen.value = true;
  }, [stage]);
  useEffect(() => {
    if (isBeside) isOpen.value = true;
  }, [isBeside]);
  useEffect(() => {
    if (!isDone) return;
    markSolved(game, puzzle.id);
    onSolved();
  }, [isDone]);
  const at = puzzles.indexOf(puzzle);
  const title = streak === null ? words.number(at + 1) : words.today;
  const next = puzzles[(at + 1) % puzzles.length] ?? puzzle;
  const isTrying = isNarrow && stage === 'open' && !match.busy.value;
  const isShown = isOpen.value || !isTrying;
  const close = (): void => {
    isOpen.value = false;
    match.isBeside.value = false;
  };
  return (
    <TableScreen
      game={game}
      match={match}
      board={loaded.board}
      colours={loaded.colours}
      warning={null}
      onAgain={() => match.again()}
      onSave={null}
      replayAddress={HOME}
      guide={{
        plate: (
          <PuzzlePlate
            match={match}
            goal={goal}
            title={title}
            streak={streak ?? 0}
            next={addressOf({ screen: 'puzzle', game, id: next.id })}
            all={PUZZLES}
            onTry={isTrying ? close : null}
            tryIt={learnWords[language.value].tryIt}
          />
        ),
        isOpen: isShown,
        line: isShown ? null : (
          <button
            type="button"
            class="since-ticker lesson-line"
            onClick={() => {
              isOpen.value = true;
            }}
          >
            <span class="since-title">{title}</span>
            <span class="since-line">{goal.ask[language.value]}</span>
          </button>
        ),
        highlight: match.isHinted.value ? match.advised.value : null,
        onPlaying: () => {
          if (isTrying) close();
        },
      }}
    />
  );
}
