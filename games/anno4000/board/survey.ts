/** The position as headings and lists. */

import type { SurveyChapter, SurveyEntry } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import { STARS, starId, type Star } from '../rules/board.ts';
import { occupierOf, partnerIn } from '../rules/home.ts';
import { NOBODY, countShips, countStars, ownerOf, playerAt } from '../rules/state.ts';
import { forecast } from './foresight.ts';
import type { Props } from './props.ts';
import { nameOf, sayDisc, sayStar } from './say.ts';
import { boardWords } from './words/index.ts';

export function survey(props: Props): readonly SurveyChapter[] {
  const { view, language } = props;
  const titles = boardWords[language].survey;
  const seats = [...view.players.keys()];
  const isHeld = (star: Star): boolean => ownerOf(view, star) !== NOBODY;
  const starEntry = (star: Star): SurveyEntry => entryOfStar(props, star);
  return [
    { title: titles.players, entries: seats.map((seat) => entryOfPlayer(props, seat)) },
    { title: titles.held, entries: STARS.filter(isHeld).map(starEntry) },
    { title: titles.discs, entries: seats.flatMap((seat) => entriesOfDiscs(props, seat)) },
    { title: titles.empty, entries: STARS.filter((star) => !isHeld(star)).map(starEntry) },
  ];
}

function entryOfPlayer({ view, language, names, words }: Props, seat: Seat): SurveyEntry {
  const say = boardWords[language];
  const { alive, home, discs } = playerAt(view, seat);
  const name = names[seat] ?? '';
  if (!alive) return { name, text: say.out, of: [seat] };
  const occupier = occupierOf(view, seat);
  const parts = [say.standing(countStars(view, seat), countShips(view, seat))];
  if (home !== null) {
    const { ships, round, homeHeld } = forecast(view, seat);
    const star = nameOf(starId(home));
    parts.push(`${words.terms['homeStar'] ?? ''} ${star}`);
    if (occupier !== null) parts.push(say.threatened(star, words.seatName(occupier)));
    parts.push(homeHeld ? `+${ships} ${say.inRound(round)}` : say.noProduction);
  }
  parts.push(say.discs(discs.filter((disc) => disc === null).length));
  for (const exchange of view.exchanges) {
    const partner = partnerIn(exchange, seat);
    if (partner !== null) parts.push(say.exchange(words.seatName(partner), exchange.dueRound));
  }
  return { name, text: parts.join(', '), of: [seat] };
}

function entryOfStar(props: Props, star: Star): SurveyEntry {
  const owner = ownerOf(props.view, star);
  const [name = '', ...facts] = sayStar(props, star).split(', ');
  return { name, text: facts.join(', '), of: owner === NOBODY ? [] : [owner] };
}

function entriesOfDiscs(props: Props, seat: Seat): readonly SurveyEntry[] {
  return playerAt(props.view, seat).discs.flatMap((flight, disc) => {
    if (flight === null) return [];
    const [name = '', ...facts] = sayDisc(props, seat, disc, flight).split(': ');
    return [{ name, text: facts.join(', '), of: [seat] }];
  });
}
