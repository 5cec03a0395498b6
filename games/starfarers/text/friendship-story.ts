/** Friendship cards told from their data. */

import type { HelpText } from '@sternwarte/engine';
import {
  FRIENDSHIP_CARDS,
  friendshipCardIndex,
  type FriendshipCardId,
  type FriendshipEffect,
} from '../rules/friendship-cards.ts';
import type { FriendshipWords } from './words.ts';

export function friendshipCard(id: FriendshipCardId, words: FriendshipWords): HelpText {
  const effect = FRIENDSHIP_CARDS[friendshipCardIndex(id)]?.effect;
  return effect === undefined ? { title: id, text: id } : tellEffect(effect, words);
}

function tellEffect(effect: FriendshipEffect, words: FriendshipWords): HelpText {
  // The table has a text for each kind of effect.
  const tell = words[effect.kind] as (effect: FriendshipEffect) => HelpText;
  return tell(effect);
}

/** Rules help for all of them, by their id. */
export function friendshipHelp(words: FriendshipWords): Readonly<Record<string, HelpText>> {
  return Object.fromEntries(
    FRIENDSHIP_CARDS.map(({ id, effect }) => [id, tellEffect(effect, words)]),
  );
}
