/** The 20 friendship cards, five of each people (R12). What a card does stands here and nowhere else. */

import { PEOPLES, type People, type Resource } from './data.ts';

export type FriendshipEffect =
  /** One more of the resource when a roll brings at least one (R7.3). */
  | { readonly kind: 'productionBonus'; readonly resource: Resource }
  /** Counts like upgrades, beyond the limits of the mothership (R12.8). */
  | { readonly kind: 'upgradeBonus'; readonly drives: number; readonly cannons: number }
  /** A better rate with the supply (R8.3). */
  | {
      readonly kind: 'supplyRate';
      readonly resource: Resource;
      readonly rate: number;
      readonly oncePerTurn: boolean;
    }
  /** A larger hand is safe on a seven (R7.9). */
  | { readonly kind: 'handLimit'; readonly limit: number }
  /** Goods for a half medal; all copies share one use in a turn (R8.7). */
  | { readonly kind: 'honour' }
  /** A random card from each of up to `targets` players with more points (R8.8). */
  | { readonly kind: 'levelling'; readonly targets: number }
  /** A resource of choice after a roll that brought nothing (R7.5). */
  | { readonly kind: 'aid' };

const bonus = (resource: Resource): FriendshipEffect => ({ kind: 'productionBonus', resource });
const research = (drives: number, cannons: number): FriendshipEffect => ({
  kind: 'upgradeBonus',
  drives,
  cannons,
});
const counter = (resource: Resource): FriendshipEffect => ({
  kind: 'supplyRate',
  resource,
  rate: 2,
  oncePerTurn: false,
});

const CARD_TABLE = [
  ['green-ore', 'greenFolk', bonus('ore')],
  ['green-fuel', 'greenFolk', bonus('fuel')],
  ['green-carbon', 'greenFolk', bonus('carbon')],
  ['green-food', 'greenFolk', bonus('food')],
  ['green-goods', 'greenFolk', bonus('goods')],
  ['science-both-1', 'scientists', research(1, 1)],
  ['science-both-2', 'scientists', research(1, 1)],
  ['science-both-3', 'scientists', research(1, 1)],
  ['science-drive', 'scientists', research(2, 0)],
  ['science-cannon', 'scientists', research(0, 2)],
  ['merchant-ore', 'merchants', counter('ore')],
  ['merchant-fuel', 'merchants', counter('fuel')],
  ['merchant-carbon', 'merchants', counter('carbon')],
  ['merchant-food', 'merchants', counter('food')],
  [
    'merchant-goods',
    'merchants',
    { kind: 'supplyRate', resource: 'goods', rate: 1, oncePerTurn: true },
  ],
  ['diplomat-shelter', 'diplomats', { kind: 'handLimit', limit: 12 }],
  ['diplomat-honour-1', 'diplomats', { kind: 'honour' }],
  ['diplomat-honour-2', 'diplomats', { kind: 'honour' }],
  ['diplomat-levelling', 'diplomats', { kind: 'levelling', targets: 2 }],
  ['diplomat-aid', 'diplomats', { kind: 'aid' }],
] as const satisfies readonly (readonly [string, People, FriendshipEffect])[];

export type FriendshipCardId = (typeof CARD_TABLE)[number][0];

export interface FriendshipCard {
  readonly id: FriendshipCardId;
  /** The place of its people in `PEOPLES`. */
  readonly people: number;
  readonly effect: FriendshipEffect;
}

/** Five cards of each people (R2.3). */
export const FRIENDSHIP_CARDS: readonly FriendshipCard[] = CARD_TABLE.map(
  ([id, people, effect]) => ({ id, people: PEOPLES.indexOf(people), effect }),
);
export const FRIENDSHIP_CARD_IDS: readonly FriendshipCardId[] = CARD_TABLE.map(([id]) => id);

export function friendshipCardIndex(id: FriendshipCardId): number {
  return FRIENDSHIP_CARD_IDS.indexOf(id);
}

type EffectOf<Which extends FriendshipEffect['kind']> = FriendshipEffect & { kind: Which };

/** A card by its place in the table. */
export interface CardWith<Which extends FriendshipEffect['kind']> {
  readonly card: number;
  readonly effect: EffectOf<Which>;
}

/** All cards with an effect of one kind: who looks for an effect need not look at the others. */
export function cardsWith<Which extends FriendshipEffect['kind']>(
  which: Which,
): readonly CardWith<Which>[] {
  const isSuch = (effect: FriendshipEffect): effect is EffectOf<Which> => effect.kind === which;
  return FRIENDSHIP_CARDS.flatMap(({ effect }, card) => (isSuch(effect) ? [{ card, effect }] : []));
}
