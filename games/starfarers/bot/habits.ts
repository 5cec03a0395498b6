/** What one generation of bots does and another does not, so that the earlier one stays as it was. */

export interface Habits {
  /** A freight pod comes before anything else: without one there is no dock for a trade ship. */
  readonly podFirst: boolean;
  /** Speed enough, and cannons enough, for somebody who does not look far. */
  readonly drives: number;
  readonly cannons: number;
  /** What strangers are given at most. */
  readonly alms: number;
  /** No turn ends with a ship or a spaceport that could be built, and nobody trades for less. */
  readonly seesThrough: boolean;
  /** Offers are not repeated turn after turn, and better than what the supply takes. */
  readonly hasManners: boolean;
}

export const FIRST: Habits = {
  podFirst: false,
  drives: 3,
  cannons: 3,
  alms: 1,
  seesThrough: false,
  hasManners: false,
};
/** Found by games of instinct against itself: `docs/bots.md` has the figures. */
export const SECOND: Habits = {
  podFirst: true,
  drives: 4,
  cannons: 5,
  alms: 3,
  seesThrough: true,
  hasManners: true,
};
