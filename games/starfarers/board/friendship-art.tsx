import type { VNode } from 'preact';
import { PEOPLES } from '../rules/data.ts';
import type { FriendshipCard } from '../rules/friendship-cards.ts';
import { Icon, type GlyphName } from './glyphs.tsx';

function signOf({ effect }: FriendshipCard): readonly GlyphName[] {
  switch (effect.kind) {
    case 'productionBonus':
    case 'supplyRate':
      return [effect.resource];
    case 'upgradeBonus':
      if (effect.drives === 0) return ['cannon', 'cannon'];
      return effect.cannons === 0 ? ['drive', 'drive'] : ['drive', 'cannon'];
    case 'handLimit':
      return ['cards'];
    case 'honour':
      return ['halfMedal'];
    case 'levelling':
      return ['merchants'];
    case 'aid':
      return ['goods'];
  }
}

/** A friendship card as a small plate: the sign of what it does. */
export function FriendshipArt({ card }: { readonly card: FriendshipCard }): VNode {
  return (
    <i class={`star-friend star-folk-${PEOPLES[card.people] ?? ''}`}>
      {signOf(card).map((name, i) => (
        <Icon key={i} name={name} />
      ))}
    </i>
  );
}
