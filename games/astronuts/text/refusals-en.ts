import type { RefusalWords } from '@sternwarte/engine';
import type { ShipAction } from '../rules/fate.ts';
import type { Refusals } from '../rules/refusals.ts';
import type { StepType } from '../rules/step.ts';
import { actions, at, called, capital, oneNut, player } from './names-en.ts';

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
  notNeighbours: ({ from, to }) => `${capital(called(from))} and ${called(to)} are not neighbours.`,
  noJump: () =>
    'You can jump from one AstroHole to another only right after flying into it, and only once.',
  fieldOccupied: ({ field }) => `There is a ship ${at(field)} already.`,
  mustLand: ({ planet }) =>
    `Nobody flies past ${called(planet)}: the ship lands there and the path ends.`,
  passageRefused: ({ field, owner }) =>
    `${player(owner)} has refused the passage ${at(field)} for this turn.`,
  notOnPlanet: ({ ship }) => `Ship ${ship} is not on a planet.`,
  nothingToMine: ({ planet }) => `There are no nuts left ${at(planet)}.`,
  nutCount: ({ nuts }) =>
    nuts === 0
      ? 'Nothing has to be paid here.'
      : `Exactly ${nuts === 1 ? '1 nut' : `${nuts} nuts`} must be named here.`,
  nutsMissing: ({ colour, held }) =>
    held === 0 ? `You have no ${colour} nut.` : `You have only ${held} ${colour}.`,
  planetFull: ({ planet, room }) =>
    room === 0
      ? `${called(planet)} takes no colonies in this match.`
      : `${called(planet)} has room for ${room} colonies, and it is full.`,
  noColonyLeft: () => 'All of your 14 colonies are on the board.',
  noShipLeft: () => 'All of your three ships are on the board.',
  homeOccupied: ({ planet }) => `A ship stands on your home planet ${called(planet)}.`,
  outOfRange: ({ ship, field }) => `Ship ${ship} is too far away: the target is ${at(field)}.`,
  noTarget: ({ field, defender }) =>
    `${player(defender)} has nothing you could attack ${at(field)}.`,
  technologyOwned: ({ colour }) => `You already own the ${colour} technology.`,
  sameColour: ({ colour }) => `${capital(colour)} for ${colour} is no swap.`,
  notAPartner: ({ seat }) => `You cannot trade with ${player(seat)}.`,
  partnerLacks: ({ seat, colour }) => `${player(seat)} has no ${colour} nut.`,
  nobodyOffers: ({ colour }) => `Nobody who could be asked has ${oneNut(colour)}.`,
  declinedEnough: ({ seat, offers }) =>
    `${player(seat)} has declined ${offers} offers this turn and is left alone now.`,
  bankLacks: ({ colour, held }) =>
    held === 0
      ? `The AstroBank has no ${colour} nut.`
      : `The AstroBank has only ${held} ${colour}.`,
  notOwnPlanet: ({ planet }) => `${called(planet)} is not one of your planets.`,
  planetNotFree: ({ planet }) =>
    `${called(planet)} is not free: a ship or a foreign colony is there.`,
  noShipThere: ({ planet }) => `${called(planet)} is not a planet of yours without a ship.`,
  noPlaceForNut: ({ planet }) => `${called(planet)} takes no more nuts.`,
  notYourColour: ({ colour }) =>
    `You do not place ${colour} as long as there is a place for your own colour.`,
  colourThere: ({ planet, colour }) => `${called(planet)} already has ${oneNut(colour)}.`,
};
