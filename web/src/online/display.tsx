/** A table on a screen for everybody: the board as large as it can be, no controls, and a code by which phones take seats. */

import {
  ChartHost,
  EmblemIcon,
  seatClass,
  type BoardProps,
  type ChartZoom,
} from '@sternwarte/atlas';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { isAwaitedAmong } from '@sternwarte/engine';
import { catalogue, coloursAt } from '@sternwarte/games/catalogue';
import type { RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { addressOf, goTo, wholeAddressOf } from '../route.ts';
import { language, motion, pace } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { Score } from '../table/seats.tsx';
import { useSelection } from '../table/use-selection.ts';
import { onlineWords } from '../words/online.ts';
import type { PlayedTableProps } from './played-table.tsx';
import { inPublic } from './public-view.ts';
import { QrCode } from './lazy-qr.tsx';
import { SeatList } from './seat-list.tsx';
import { useLink } from './use-link.ts';
import { rememberWayIn, wayInto } from './way-in.ts';
import type { RoomProps } from './waiting-room.tsx';

/** Before the match: a code as large as a television shows it. */
export function DisplayRoom({ client, info, game }: RoomProps): VNode {
  const words = onlineWords[language.value];
  const { link } = useLink(info.id, client.isHost.value);
  const wayIn = link.value ?? wayInto(info.id);
  // Whoever may not give the link away still shows where the table is.
  const address = wholeAddressOf(
    wayIn === null
      ? { screen: 'table', id: info.id }
      : { screen: 'join', link: wayIn, besideDisplay: true },
  );
  return (
    <Frame
      game={game}
      kind="form"
      colours={coloursAt(game, info.options)}
      bar={<BackToTable id={info.id} />}
    >
      <section class="display-room">
        <div>
          <h2>{catalogue[game].words[language.value].title}</h2>
          <p class="motto">{words.scanToJoin}</p>
          <SeatList info={info} own={client.seat.value} />
        </div>
        <QrCode text={address} label={words.qr} />
      </section>
    </Frame>
  );
}

export function Display({ info, game, loaded, match }: PlayedTableProps): VNode {
  // Nobody stands before a television to press anything when the others play once more.
  useEffect(() => {
    if (info.next === null) return;
    // The link goes on with the people, and the code with it.
    const link = wayInto(info.id);
    if (link !== null) rememberWayIn(info.next, link);
    goTo({ screen: 'display', id: info.next }, true);
  }, [info.next]);
  const { place, isBeside } = useRoomBeside();
  const position = match.position.value;
  const selection = useSelection(loaded.board, position);
  const zoom = useSignal<ChartZoom | null>(null);
  const refusal = useSignal(null);
  useSounds(match, refusal);
  const words = match.words[language.value];
  const names = match.names[language.value];
  const { pending } = position;
  // Whoever opened it may sit here, and everybody looks at it: nothing is shown but what lies open to all.
  const view = loaded.game.view(position.view, 'spectator');
  const boardProps: BoardProps = {
    view,
    viewer: 'spectator',
    asked: null,
    moves: [],
    check: () => null,
    play: () => undefined,
    selection,
    names,
    words,
    language: language.value,
    recent: position.recent[language.value].map((told) => inPublic(loaded.game, told)),
    news: position.news,
    motion: motion.value,
    pace: pace.value,
    highlight: null,
  };
  const { Board, SeatPanel } = loaded.board;
  const asked = pending.kind === 'move' ? pending.seats : [];
  return (
    <Frame
      game={game}
      kind="table"
      colours={loaded.colours}
      bar={
        <>
          <p class="headline">{words.headline(view)}</p>
          <BackToTable id={info.id} />
        </>
      }
    >
      <div class={`display ${isBeside.value ? 'display-beside' : ''}`}>
        <section ref={place} class="table-board">
          <ChartHost.Provider value={zoom}>
            <Board {...boardProps} />
          </ChartHost.Provider>
        </section>
        <ol class="display-seats">
          {names.map((name, seat) => (
            <li
              key={seat}
              class={`${seatClass(seat)} display-seat ${isAwaitedAmong(asked, seat) ? 'seat-turn' : ''}`}
            >
              <EmblemIcon seat={seat} /> <b>{name}</b>
              <Score board={loaded.board} boardProps={boardProps} seat={seat} />
              {isBeside.value && (
                <div>
                  <SeatPanel {...boardProps} seat={seat} />
                </div>
              )}
            </li>
          ))}
        </ol>
        <p class="display-ask" role="status">
          {pending.kind === 'over' ? words.result(pending.result, names) : words.asks(view, names)}
        </p>
      </div>
    </Frame>
  );
}

/** So much wider than high is a board that leaves no room beside itself on a television. */
const WIDE = 1.7;

/** Whether there is room beside the board for what everybody has, which is seen once it is drawn. */
function useRoomBeside(): {
  readonly place: RefObject<HTMLElement | null>;
  readonly isBeside: ReadonlySignal<boolean>;
} {
  const place = useRef<HTMLElement>(null);
  const isBeside = useSignal(false);
  useLayoutEffect(() => {
    const chart = place.current?.querySelector('.chart-sheet');
    if (!(chart instanceof SVGSVGElement)) return;
    const { width, height } = chart.viewBox.baseVal;
    isBeside.value = width / height < WIDE;
  }, []);
  return { place, isBeside };
}

function BackToTable({ id }: { readonly id: string }): VNode {
  return (
    <a class="display-back" href={addressOf({ screen: 'table', id })}>
      {onlineWords[language.value].displayClose}
    </a>
  );
}
