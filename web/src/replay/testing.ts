/** A finished match for tests: chosen by lot, with fair chance, and short. */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { openKept } from '../match/local/open-match.ts';
import { planMatch } from '../match/plan-match.ts';
import type { KeptMatch, Plan } from '../match/saved-match.ts';
import { BOT, fakeHex, PERSON } from '../match/testing.ts';
import { makeFilm, type Film } from './film.ts';

/** With `most`, the match ends after so many actions and is not over. */
export function playedMatch(id: GameId, most = Infinity, changes: Partial<Plan> = {}): KeptMatch {
  const { roundCap }: Game = games[id];
  const options = roundCap === undefined ? {} : { [roundCap]: 3 };
  const plan = { sitters: [PERSON, BOT], options, ownDice: false, ...changes };
  const saved = planMatch(games[id], catalogue[id].seatNames, plan, fakeHex(`film ${id}`), 1000);
  const opened = openKept({ saved, log: [] }, games[id], texts[id]);
  if (!opened.ok) throw new Error(opened.damage.key);
  const { table } = opened.match;
  const random = createRandom(`film ${id}`);
  for (let now = 1000; now < 1000 + most; now++) {
    const pending = table.pending();
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') table.perform(table.nextDraw(random), now);
    else {
      const by = pending.seats[0] ?? 0;
      const move = randomPolicy(table.state, by, table.game.moves(table.state, by), random);
      table.perform({ by, move }, now);
    }
  }
  return { saved: { ...saved, ...table.standing(2000) }, log: table.match.log };
}

export function filmOf({ saved, log }: KeptMatch, id: GameId): Film {
  const filmed = makeFilm(games[id], { ...saved.match, log: [...log] });
  if (!filmed.ok) throw new Error(filmed.damage.key);
  return filmed.film;
}
