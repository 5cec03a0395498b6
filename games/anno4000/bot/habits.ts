/** What one generation of bots does and another does not, so that the earlier one stays as it was. */

export interface Habits {
  /** Moves that take or save a home star are looked at whatever rules of thumb say. */
  readonly seesDecisive: boolean;
  /** A siege is lifted: guards leave their stars, and what cannot be produced does not count. */
  readonly liftsSieges: boolean;
  /** What rules of thumb think most of comes first, so that a search may begin with a few moves. */
  readonly ranks: boolean;
  /** Nobody flies so far that he cannot meet an attack on his home star that he sees coming. */
  readonly keepsHome: boolean;
}

export const FIRST: Habits = {
  seesDecisive: false,
  liftsSieges: false,
  ranks: false,
  keepsHome: false,
};
export const SECOND: Habits = {
  seesDecisive: true,
  liftsSieges: true,
  ranks: true,
  keepsHome: true,
};
