/** While a person is asked, Admirals think ahead in their worker (`bots/service/ahead.ts`), as long as the page can be seen. */

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

  /** Those who decide next come first. */
  function admiralsAfter(seat: Seat, view: unknown): readonly Seat[] {
    const others = Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats);
    return others.filter(
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
    const thinkers = asked === null || isHidden.value ? [] : admiralsAfter(asked, view);
    if (thinkers.length === 0 && !isTold) return;
    isTold = thinkers.length > 0;
    bots.ahead(
      thinkers.map((seat) => ({ gameId, seats, seat, seed, view: game.view(view, seat) })),
    );
  });
  return () => {
    rest();
    page.removeEventListener('visibilitychange', look);
  };
}
