/** A player in a few lines: score, mothership, hand, ships, stock and friends. */

import type { Names, Seat, Viewer } from '@sternwarte/engine';
import { cardSetOf } from '../rules/cards.ts';
import { chipId } from '../rules/chips.ts';
import { CANNON, DRIVE, FREIGHT_POD, TRANSPORTERS } from '../rules/data.ts';
import { FRIENDSHIP_CARD_IDS } from '../rules/friendship-cards.ts';
import { handSize } from '../rules/hands.ts';
import { nodeId } from '../rules/lattice.ts';
import { cannonsOf, drivesOf, playerAt, scoreOf, type Ship, type State } from '../rules/state.ts';
import { INDENT, initial, wrap } from './lines.ts';
import { place } from './places.ts';
import { friendshipCard } from './friendship-story.ts';
import type { StarWords } from './words.ts';

export function drawPlayer(
  state: State,
  seat: Seat,
  viewer: Viewer,
  names: Names,
  words: StarWords,
): string[] {
  const { drawing } = words;
  const player = playerAt(state, seat);
  const isActive = seat === state.current && state.phase !== 'over' && state.phase !== 'setup';
  const marks = `${isActive ? '▸' : ' '}${seat === viewer ? '*' : ' '}`;
  const head = `${marks}${initial(seat, state, words)} ${(names[seat] ?? '').padEnd(12)} `;
  const score = drawing.points(scoreOf(state, seat));
  if (!player.alive) return [`${head}${drawing.resigned} · ${score}`];
  const titles = FRIENDSHIP_CARD_IDS.filter((_id, card) => state.cardOwners[card] === seat).map(
    (id) => friendshipCard(id, words.friendship).title,
  );
  const { colonies, stations, shipyards } = player;
  const transporters = TRANSPORTERS - player.ships.filter((ship) => ship !== null).length;
  return [
    ...wrap(head, [score, ...drawHonours(state, seat, words)], ' · '),
    ...wrap(`${INDENT}${drawing.mothership}: `, drawUpgrades(state, seat, words), ' · '),
    `${INDENT}${drawing.hand}: ${drawHand(state, seat, viewer, words)}`,
    ...wrap(`${INDENT}${drawing.ships}: `, drawShips(state, seat, words), ' · '),
    `${INDENT}${drawing.stock}: ${drawing.pieces(colonies, stations, transporters, shipyards)}`,
    ...(titles.length === 0 ? [] : wrap(`${INDENT}${drawing.friends}: `, titles, ', ')),
  ];
}

function drawHonours(state: State, seat: Seat, { drawing, nouns }: StarWords): string[] {
  const { halfMedals, medals, giftShips } = playerAt(state, seat);
  const names = medals.map((chip) => nouns.chips[chipId(chip)]);
  return [
    drawing.halfMedals(halfMedals),
    ...(names.length === 0 ? [] : [`${drawing.medals}: ${names.join(', ')}`]),
    ...(giftShips === 0 ? [] : [drawing.giftShips(giftShips)]),
  ];
}

function drawUpgrades(state: State, seat: Seat, { drawing }: StarWords): string[] {
  const { upgrades } = playerAt(state, seat);
  const [drives, cannons] = [drivesOf(state, seat), cannonsOf(state, seat)];
  const plain = drawing.upgrades(upgrades[DRIVE], upgrades[CANNON], upgrades[FREIGHT_POD]);
  const isMore = drives > upgrades[DRIVE] || cannons > upgrades[CANNON];
  return isMore ? [plain, drawing.withCards(drives, cannons)] : [plain];
}

/** The viewer's own cards; of all others only how many. */
function drawHand(state: State, seat: Seat, viewer: Viewer, words: StarWords): string {
  const count = words.drawing.cardCount(handSize(state, seat));
  const hand = seat === viewer ? (state.hands[seat] ?? null) : null;
  const isShown = hand !== null && handSize(state, seat) > 0;
  return isShown ? `${count} (${words.cards(cardSetOf(hand))})` : count;
}

function drawShips(state: State, seat: Seat, words: StarWords): string[] {
  const ships = playerAt(state, seat).ships.flatMap((ship, index) =>
    ship === null ? [] : [drawShip(state, seat, index, ship, words)],
  );
  return ships.length === 0 ? [words.drawing.noShips] : ships;
}

function drawShip(state: State, seat: Seat, index: number, ship: Ship, words: StarWords): string {
  const { drawing, nouns } = words;
  const isFlying = seat === state.current && state.flying === index;
  const notes = [
    ...(ship.grounded ? [drawing.grounded] : []),
    ...(ship.done ? [drawing.done] : []),
    ...(isFlying ? [drawing.inFlight] : []),
  ];
  const where = `${index + 1} ${nouns.pieces[ship.kind]} ${place(nodeId(ship.node))}`;
  return notes.length === 0 ? where : `${where}, ${notes.join(', ')}`;
}
