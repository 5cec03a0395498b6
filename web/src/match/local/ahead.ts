/** While a person is asked, Admirals think ahead in their worker (`bots/service/ahead.ts`), as long as the page can be seen. What one has thought is there for all. */

import { effect, signal } from '@preact/signals';
import type { RestartingClient } from '@sternwarte/bots/service';
import type { Seat } from '@sternwarte/engine';
import type { LoadedGame } from '@sternwarte/games/load';
import { botOf } from '../sitter.ts';
import type { LocalMatch } from './local-match.ts';

/** What is to be known of the page. */
export type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Until it is ended. */
export function thinkAhead(
  {
    game,
    board,
  }: Pick<LoadedGame, 'game'> & { readonly board: Pick<LoadedGame['board'], 'isOut'> },
  match: Pick<LocalMatch, 'match' | 'position' | 'sitters'>,
  bots: Pick<RestartingClient, 'ahead'>,
  page: Page = document,
): () => void {
  const { id: seed, game: gameId, seats } = match.match;
  const isHidden = signal(page.hidden);
  const look = (): void => {
    isHidden.value = page.hidden;
  };
  page.addEventListener('visibilitychange', look);

  /** The next of them, who would like to know. */
  function admiralAfter(seat: Seat, view: unknown): Seat | undefined {
    const others = Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats);
    return others.find(
      (other) => botOf(match.sitters[other]) === 'admiral' && board.isOut?.(view, other) !== true,
    );
  }

  let isTold = false;
  let last = '';
  const rest = effect(() => {
    const { view, asked, decision } = match.position.value;
    // Whatever else is shown anew, the thought goes on.
    const occasion = `${decision} ${isHidden.value}`;
    if (occasion === last) return;
    last = occasion;
    const seat = asked === null || isHidden.value ? undefined : admiralAfter(asked, view);
    if (seat === undefined && !isTold) return;
    isTold = seat !== undefined;
    bots.ahead(
      seat === undefined ? null : { gameId, seats, seat, seed, view: game.view(view, seat) },
    );
  });
  return () => {
    rest();
    page.removeEventListener('visibilitychange', look);
  };
}
