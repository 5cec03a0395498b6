import type { RefusalWords } from '@sternwarte/engine';
import type { ShipAction } from '../rules/fate.ts';
import type { Refusals } from '../rules/refusals.ts';
import type { StepType } from '../rules/step.ts';
import { actions, oneNut, player } from './names-en.ts';
import { place } from './places.ts';

const DEEDS: Readonly<Record<ShipAction, string>> = {
  move: 'move',
  mine: 'mine',
  colonize: 'found colonies',
  attack: 'attack',
};

/** What has to happen before anything else. */
const DUE: Readonly<Record<StepType, string>> = {
  startPlayer: 'the start player is drawn',
  nuts: 'nuts are placed on the planets',
  declare: 'the number of actions is declared',
  act: 'an action or the end of the turn is due',
  die: 'a die is rolled',
  timeWarp: 'it is decided whether Time Warp is used',
  passage: 'a passage is asked for',
  target: 'the target of an attack is chosen',
  trade: 'a trade offer waits for its answer',
  fateNuts: 'nuts are chosen from the AstroBank',
  fateSwap: 'a swap with the AstroBank is offered',
  fateTechnology: 'a technology is offered',
  fateColony: 'a colony is offered',
  fateTeleport: 'a teleport is offered',
  fateShip: 'a ship is offered',
  fateGift: 'a gift is chosen',
  over: 'the match is over',
};

export const refusalsEn: RefusalWords<Refusals> = {
  matchOver: () => 'The match is over.',
  notYourTurn: () => 'Nobody is waiting for you right now.',
  malformed: () => 'That is not a move of AstroNuts.',
  notNow: ({ step }) => `Not now: ${DUE[step]}.`,
  nutOrder: () => 'Name the nuts in the order red, purple, yellow, orange.',
  noSuchShip: ({ ship }) => `Your ship ${ship} is not on the board.`,
  shipDone: ({ ship }) => `Ship ${ship} is done for this turn.`,
  shipBarred: ({ ship, action }) => `Ship ${ship} cannot ${DEEDS[action]} this turn.`,
  tooFewActions: ({ needed, left }) => `That takes ${actions(needed)}; you have ${left} left.`,
  notNeighbours: ({ from, to }) => `No route leads straight from ${place(from)} to ${place(to)}.`,
  noJump: ({ field }) =>
    `From ${field} you can jump only right after flying into it, and only once.`,
  fieldOccupied: ({ field }) => `There is a ship on ${place(field)} already.`,
  mustLand: ({ planet }) =>
    `Nobody flies past ${place(planet)}: the ship lands there and the path ends.`,
  passageRefused: ({ field, owner }) =>
    `${player(owner)} has refused the passage at ${place(field)} for this turn.`,
  notOnPlanet: ({ ship }) => `Ship ${ship} is not on a planet.`,
  nothingToMine: ({ planet }) => `There are no nuts left on ${place(planet)}.`,
  nutCount: ({ nuts }) =>
    nuts === 0 ? 'Nothing has to be paid here.' : `Exactly ${nuts} must be named here.`,
  nutsMissing: ({ colour, held }) =>
    held === 0 ? `You have no ${colour} nut.` : `You have only ${held} ${colour}.`,
  planetFull: ({ planet, room }) =>
    room === 0
      ? `${place(planet)} takes no colonies in this match.`
      : `${place(planet)} has room for ${room} colonies, and it is full.`,
  noColonyLeft: () => 'All of your 14 colonies are on the board.',
  noShipLeft: () => 'All of your three ships are on the board.',
  homeOccupied: ({ planet }) => `A ship stands on your home planet ${place(planet)}.`,
  outOfRange: ({ ship, field }) => `Ship ${ship} is not next to ${place(field)}.`,
  noTarget: ({ field, defender }) =>
    `${player(defender)} has nothing you could attack on ${place(field)}.`,
  technologyOwned: ({ colour }) => `You already own the ${colour} technology.`,
  sameColour: ({ colour }) => `${colour} for ${colour} is no swap.`,
  notAPartner: ({ seat }) => `You cannot trade with ${player(seat)}.`,
  partnerLacks: ({ seat, colour }) => `${player(seat)} has no ${colour} nut.`,
  nobodyOffers: ({ colour }) => `Nobody who could be asked has ${oneNut(colour)}.`,
  declinedEnough: ({ seat, offers }) =>
    `${player(seat)} has declined ${offers} offers this turn and is left alone now.`,
  bankLacks: ({ colour, held }) =>
    held === 0
      ? `The AstroBank has no ${colour} nut.`
      : `The AstroBank has only ${held} ${colour}.`,
  notOwnPlanet: ({ planet }) => `${place(planet)} is none of your planets.`,
  planetNotFree: ({ planet }) =>
    `${place(planet)} is not free: a ship or a foreign colony is there.`,
  noShipThere: ({ planet }) => `${place(planet)} is not a planet of yours without a ship.`,
  noPlaceForNut: ({ planet }) => `${place(planet)} takes no more nuts.`,
  colourThere: ({ planet, colour }) => `${place(planet)} already has ${oneNut(colour)}.`,
};
