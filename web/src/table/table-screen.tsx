/** The table: board, decision, seats and log around one match. The board is the hero and never moves. */

import { useSignal } from '@preact/signals';
import {
  ChartHost,
  useKeptFocus,
  type BoardProps,
  type ChartZoom,
  type GameBoard,
} from '@sternwarte/atlas';
import './table.css';
import {
  explainRefusal,
  type OptionValues,
  type Refusal,
  type SeatColour,
  type Tagged,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { lazyQuietly } from '../lazy.tsx';
import { CoachPlate, useCoach } from '../learn/coach.ts';
import { OfferLine, OfferPlate, useOffer } from '../learn/offer.ts';
import { NOT_ASKED, STILL_KEEPING, type LiveMatch } from '../match/live-match.ts';
import { language, motion, pace, textInterface } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { whenIdle } from '../when-idle.ts';
import { tableWords } from '../words/table.ts';
import { Announcer } from './announcer.tsx';
import { Decision } from './decision.tsx';
import type { Company } from './company.ts';
import { useGuard } from './guard.tsx';
import type { Guide } from './guide.ts';
import { AdvicePlate, Curtain, fetchAside, PastBanner, SincePlate } from './lazy-aside.ts';
import { LogPlate } from './log.tsx';
import { roomStyle } from './room.ts';
import { Seats } from './seats.tsx';
import { Settled } from './settled.tsx';
import { TableBar } from './table-bar.tsx';
import { Ticker } from './ticker.tsx';
import { Tools } from './tools.tsx';
import { useNarrow } from './use-narrow.ts';
import { useSelection } from './use-selection.ts';
import { useSince } from './use-since.ts';
import { useUndoKey } from './use-undo-key.ts';

export interface TableScreenProps {
  readonly game: GameId;
  readonly match: LiveMatch;
  readonly board: GameBoard;
  /** The colours of the seats. */
  readonly colours: readonly SeatColour[];
  /** What was agreed on, as far as somebody has chosen anything. */
  readonly options?: OptionValues;
  /** Something that everybody at the table should know, such as that nothing is kept. */
  readonly warning: ComponentChildren;
  onAgain(this: void): void;
  /** `null` where there is no match to save. */
  readonly onSave: (() => void) | null;
  /** Where the match can be looked at once it is over. */
  readonly replayAddress: string;
  /** The sheet that stands in place of the table when the match is over, until somebody wants to see the board. */
  renderResult?(this: void, onBoard: () => void): VNode;
  /** Where others sit at other screens. */
  readonly company?: Company;
  /** Whoever leads somebody through a lesson. */
  readonly guide?: Guide;
}

const TextTable = lazyQuietly(async () => (await import('./text-table.tsx')).TextTable);
const OwnDice = lazyQuietly(async () => (await import('./own-dice.tsx')).OwnDice);

/** Where moves are begun and made. */
const PLAYED_ON = '.table-board, .table-decision';

export function TableScreen(props: TableScreenProps): VNode {
  const selection = useSelection(props.board, props.match.position.value);
  return (
    <>
      <Table {...props} selection={selection} />
      <Settled match={props.match} selection={selection} />
    </>
  );
}

function Table(props: TableScreenProps & Pick<BoardProps, 'selection'>): VNode {
  const { game, match, board, colours, warning, onSave, renderResult, company, selection, guide } =
    props;
  const { past } = match;
  const words = tableWords[language.value];
  const gameWords = match.words[language.value];
  const names = match.names[language.value];
  const position = match.position.value;
  const refusal = useSignal<Refusal | null>(null);
  const zoom = useSignal<ChartZoom | null>(null);
  const highlight = useSignal<Tagged | null>(null);
  const isNarrow = useNarrow();
  const guard = useGuard(board, position.decision);
  const since = useSince(match);
  const coach = useCoach(game, match, highlight);
  const offer = useOffer({
    game,
    board,
    view: position.view,
    asked: position.asked,
    refusal: refusal.value,
    decision: position.decision,
    // Nobody leaves friends at a table for a lesson, nor one lesson for another.
    isWanted: match.sitters.every(({ kind }) => kind !== 'remote') && guide === undefined,
  });
  const isResultShown = useSignal(true);
  useSounds(match, refusal);
  useUndoKey(match, refusal);
  useEffect(() => void whenIdle().then(fetchAside), []);
  useEffect(() => {
    refusal.value = null;
  }, [position.decision]);
  // After the decision that it belongs to has come back.
  const refusedLater = match.refused.value;
  useEffect(() => {
    if (refusedLater !== null) refusal.value = refusedLater;
  }, [refusedLater]);

  if (position.curtain !== null) {
    return (
      <Frame game={game} kind="table" colours={colours}>
        <Curtain name={names[position.curtain] ?? ''} onOpen={() => match.admit()} />
      </Frame>
    );
  }

  if (position.pending.kind === 'over' && isResultShown.value && renderResult !== undefined) {
    return (
      // Another page than the table, on which whoever pressed the last button arrives anew: the button is gone.
      <Frame key="result" game={game} kind="result" colours={colours}>
        {renderResult(() => {
          isResultShown.value = false;
        })}
      </Frame>
    );
  }

  const explain = (found: Refusal | null): string | null => {
    if (found === null) return null;
    if (found === NOT_ASKED) return words.notAsked;
    if (found === STILL_KEEPING) return words.stillKeeping;
    return explainRefusal(found, language.value, gameWords);
  };
  // Whoever looks at the past decides nothing there.
  const isPast = past.value !== null;
  const boardProps: BoardProps = {
    view: past.value?.view ?? position.view,
    viewer: position.viewer,
    asked: isPast ? null : position.asked,
    moves: isPast ? [] : position.moves,
    check: (move) => explain(isPast ? NOT_ASKED : match.check(move)),
    play: (move) => {
      if (isPast) refusal.value = NOT_ASKED;
      // What is not possible is refused, and nobody is warned of it.
      else if (match.check(move) !== null || guard.passes(move, boardProps)) {
        refusal.value = match.play(move);
      }
    },
    selection,
    names,
    words: gameWords,
    language: language.value,
    recent: (past.value ?? position).recent[language.value],
    news: isPast ? { number: position.news.number, events: [] } : position.news,
    motion: motion.value,
    pace: pace.value,
    highlight: legalNow(guide?.highlight ?? highlight.value, match),
  };
  const { Board } = board;
  const isText = textInterface.value;
  const OwnThings = isNarrow && !isText ? (company?.inPlaceOfBoard ?? null) : null;
  const shared = {
    ...props,
    boardProps,
    isNarrow,
    isHandElsewhere: OwnThings !== null,
    highlight,
    coach,
    refusal: explain(refusal.value),
    refused: byRule(refusal.value),
    guarded: guard.warning,
    line: guide?.line ?? (offer === null ? null : <OfferLine game={game} offer={offer} />),
    onResult: renderResult === undefined ? null : () => (isResultShown.value = true),
  };
  const seated = { boardProps, match, board, company };
  const tools = (
    <Tools
      game={game}
      match={match}
      board={board}
      boardProps={boardProps}
      isNarrow={isNarrow}
      company={company}
      onSave={onSave}
      onRefusal={(found) => {
        refusal.value = found;
      }}
    />
  );
  return (
    <Frame
      game={game}
      kind="table"
      colours={colours}
      bar={
        !isNarrow && (
          <TableBar headline={gameWords.headline(boardProps.view)} zoom={zoom} tools={tools} />
        )
      }
    >
      <div
        class={`table-grid table-${board.shape} ${OwnThings === null ? '' : 'board-elsewhere'}`}
        style={roomStyle(board.room)}
        onClickCapture={({ target }) => {
          // Whoever takes the match in hand has read what is new.
          const isPlaying = target instanceof Element && target.closest(PLAYED_ON) !== null;
          if (!isPlaying) return;
          since.hear();
          guide?.onPlaying();
        }}
      >
        <Announcer match={match} />
        <KeptFocus position={position} selection={selection} />
        {isNarrow && <Seats {...seated} isNarrow />}
        <div class="table-main">
          <section
            class="table-board"
            aria-label={isText ? words.textOn : OwnThings === null ? words.board : words.ownThings}
            tabIndex={-1}
            data-place="board"
          >
            {!isText && OwnThings === null && <h2 class="visually-hidden">{words.board}</h2>}
            {isText ? (
              <TextTable {...props} {...boardProps} refusal={refusal} />
            ) : OwnThings !== null ? (
              <OwnThings board={board} boardProps={boardProps} />
            ) : (
              <ChartHost.Provider value={zoom}>
                <Board {...boardProps} />
              </ChartHost.Provider>
            )}
          </section>
          {position.outcomes !== null && (
            <div class="board-card">
              <OwnDice {...props} outcomes={position.outcomes} />
            </div>
          )}
          {isPast && <PastBanner match={match} />}
          {company !== undefined && !isPast && company.banner}
          {warning !== null && <p class="notice table-warning plate">{warning}</p>}
        </div>
        {isNarrow && guide?.isOpen !== true && (
          <Ticker
            {...shared}
            since={guide === undefined ? since.lines : []}
            isSinceOwn={since.isOwn}
            zoom={zoom}
          />
        )}
        {isNarrow && guide?.isOpen === true ? guide.plate : <Decision {...shared} />}
        {!isNarrow && (
          <div class="table-side">
            <Seats {...seated} isNarrow={false} />
            <div class="side-story">
              {guide?.plate}
              {guide === undefined && !since.isOwn && since.lines.length > 0 && (
                <SincePlate lines={since.lines} boardProps={boardProps} />
              )}
              {coach.isHere && <CoachPlate coach={coach} boardProps={boardProps} />}
              {offer !== null && !coach.isHere && <OfferPlate game={game} offer={offer} />}
              <LogPlate match={match} />
              {!coach.isHere && match.advice.value !== null && (
                <AdvicePlate match={match} boardProps={boardProps} highlight={highlight} />
              )}
            </div>
          </div>
        )}
        {isNarrow && tools}
      </div>
    </Frame>
  );
}

/** What the screen alone refuses has no rule behind it. */
function byRule(refusal: Refusal | null): Refusal | null {
  return refusal === NOT_ASKED || refusal === STILL_KEEPING ? null : refusal;
}

/** A suggestion may outlive its position by a moment; boards draw only what can be done. */
function legalNow(move: Tagged | null, match: LiveMatch): Tagged | null {
  return move !== null && match.check(move) === null ? move : null;
}

interface KeptFocusProps extends Pick<BoardProps, 'selection'> {
  readonly position: unknown;
}

/** Draws nothing; apart, so that the whole table is not drawn anew with every pick. */
function KeptFocus({ position, selection }: KeptFocusProps): null {
  useKeptFocus(position, selection.value);
  return null;
}
