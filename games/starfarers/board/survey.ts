/** The position as headings and lists. */

import type { SurveyChapter, SurveyEntry } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import { cardSetOf } from '../rules/cards.ts';
import { CANNON, DRIVE, FREIGHT_POD, PEOPLES } from '../rules/data.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { layoutOf } from '../rules/layout.ts';
import { nodeId } from '../rules/lattice.ts';
import { NEUTRAL, playerAt, scoreOf, stationsOf } from '../rules/state.ts';
import { spotAt } from '../text/places.ts';
import { piecesOf, type Standing } from './pieces-of.ts';
import type { StarProps } from './props.ts';
import { sayPeople, thingsOf } from './things.ts';
import { boardWords } from './words/index.ts';

const isShip = ({ piece }: Standing): boolean =>
  piece.kind === 'colonyShip' || piece.kind === 'tradeShip';

export function survey(props: StarProps): readonly SurveyChapter[] {
  const { view, names, language } = props;
  const words = boardWords[language];
  const titles = words.survey;
  const standing = piecesOf(view);
  const entryOf = (one: Standing): SurveyEntry => entryOfPiece(props, one);
  const things = thingsOf(view, 'wide', words, names);
  const named = (kind: string): readonly SurveyEntry[] =>
    things
      .filter(({ key }) => key.startsWith(kind))
      .map(({ title, text }) => ({ name: title, text, of: [] }));
  const chapters = [
    {
      title: titles.players,
      entries: view.players.map((_player, seat) => entryOfPlayer(props, seat)),
    },
    { title: titles.ships, entries: standing.filter(isShip).map(entryOf) },
    { title: titles.buildings, entries: standing.filter((one) => !isShip(one)).map(entryOf) },
    { title: titles.peoples, entries: PEOPLES.map((_people, i) => entryOfPeople(props, i)) },
    { title: titles.planets, entries: named('planet') },
    { title: titles.unknown, entries: named('unknown') },
  ];
  return chapters.filter(({ entries }) => entries.length > 0);
}

function entryOfPlayer({ view, viewer, names, language, words }: StarProps, seat: Seat) {
  const { game, resigned } = boardWords[language];
  const { standing } = game;
  const { alive, upgrades, halfMedals, medals } = playerAt(view, seat);
  const name = names[seat] ?? '';
  const points = standing.points(scoreOf(view, seat));
  if (!alive) return { name, text: `${points}, ${resigned}`, of: [seat] };
  const hand = seat === viewer ? (view.hands[seat] ?? null) : null;
  const count = view.handSizes[seat] ?? 0;
  const cards = standing.cardCount(count);
  const friends = FRIENDSHIP_CARDS.filter((_card, i) => view.cardOwners[i] === seat);
  const parts = [
    points,
    hand === null || count === 0 ? cards : `${cards} (${game.cards(cardSetOf(hand))})`,
    `${standing.mothership}: ${standing.upgrades(upgrades[DRIVE], upgrades[CANNON], upgrades[FREIGHT_POD])}`,
    ...(halfMedals > 0 ? [standing.halfMedals(halfMedals)] : []),
    ...(medals.length > 0 ? [`${standing.medals}: ${medals.length}`] : []),
    ...friends.map(({ id }) => words.help[id]?.title ?? ''),
  ];
  return { name, text: parts.join('; '), of: [seat] };
}

function entryOfPiece({ view, names, language }: StarProps, { node, piece }: Standing) {
  const words = boardWords[language];
  const { nouns } = words;
  const isNeutral = piece.owner === NEUTRAL;
  const owner = isNeutral ? nouns.neutral : (names[piece.owner] ?? '');
  return {
    name: `${nouns.pieces[piece.kind]}, ${owner}`,
    text: words.spot(spotAt(view, nodeId(node))),
    of: isNeutral ? [] : [piece.owner],
  };
}

function entryOfPeople({ view, names, language }: StarProps, people: number): SurveyEntry {
  const words = boardWords[language];
  const isFound = layoutOf(view.placements).peoples.includes(people);
  const { title, text } = sayPeople(view, people, words, names);
  const friends = names.flatMap((_name, seat) =>
    stationsOf(view, people, seat) > 0 ? [seat] : [],
  );
  return { name: title, text: isFound ? text : `${words.notFound} ${text}`, of: friends };
}
