/** What the suite found wrong, with all that is needed to see it again. */

import type { Config } from '../contract.ts';

/** The properties of a sound game, one name each. */
export const PROPERTIES = {
  plainState: 'states, moves, outcomes, events and views are plain JSON data',
  pureSetup: 'setup gives the same state every time',
  clone: 'a clone equals its original and is independent of it',
  pureQueries: 'asking changes nothing',
  pureApply: 'the same action on the same state always has the same effect',
  silentApply: 'an action has the same effect whether or not anybody listens to its events',
  replay: 'the log alone leads to the same state',
  revival: 'a state that was stored and loaded plays on as before',
  shape:
    'every state has the shape that the game gives its states, and reads back as it was written',
  invariants: 'pieces and cards are conserved',
  listedIsLegal: 'every listed move passes check, once',
  legalIsListed: 'what check accepts is listed, unless it is an offer without bound',
  picking: 'one move picked alone is the one listed in that place, resigning apart',
  hostileInput: 'check survives any input',
  askedOrder: 'of several that are asked, nobody goes on alone unless the first can',
  onlyTheAsked: 'a seat that is not asked has no moves',
  viewLeak: 'a view does not depend on what the viewer may not know',
  redactLeak: 'a redacted action does not tell what the view hides',
  eventLeak: 'events tell a viewer nothing that he may not know',
  ownMoves: 'a player is told his own moves whole',
  refusalLeak: 'what check answers does not depend on what the seat may not know',
  resample:
    'a resampled state is sound, looks the same to its viewer, and differs from time to time',
  ownLegality: 'a seat finds its legal moves from its own view',
  pendingFromView: 'what is pending can be read from a view',
  undo: 'taking back restores the position',
  unfairUndo: 'a move that can be taken back tells its player nothing',
  chance: 'outcomes are distinct, with positive whole weights',
  stuck: 'whoever is asked can do something',
  endless: 'the game ends',
  turnEnd: 'the move that ends a turn ends it',
  rounds: 'rounds are counted from 1, one after the other, and can be read from a view',
  roundCap: 'no match goes on beyond the rounds that were agreed on',
  result: 'the end names its winners and places',
  noCrash: 'legal actions never throw',
} as const;

export type Property = keyof typeof PROPERTIES;

export interface Violation {
  readonly property: Property;
  readonly detail: string;
  readonly game: string;
  readonly config: Config;
  readonly seed: string;
  /** The match up to here, as the text of a `.swm.json` file. */
  readonly record: string;
}

export function describeViolation(violation: Violation): string {
  const { property, detail, game, config, seed, record } = violation;
  return [
    `${game} breaks "${PROPERTIES[property]}" (${property})`,
    detail,
    `seats ${config.seats}, options ${JSON.stringify(config.options)}, seed ${JSON.stringify(seed)}`,
    'the match so far, to be saved as broken.swm.json:',
    record,
  ].join('\n');
}
