/** The decision at hand: one small set of controls for each thing the table can wait for. */

import type { VNode } from 'preact';
import type { NutsProps } from '../props.ts';
import { Acting } from './acting.tsx';
import { PassageAnswer, TargetAnswer, TimeWarpAnswer } from './answers.tsx';
import { Bet } from './bet.tsx';
import { GiftCards, PlanetGift, TechnologyGift } from './gifts.tsx';
import { NutPlacement, NutTaking } from './nut-picker.tsx';
import { BankSwap, TradeAnswer } from './trade.tsx';

export function Controls(props: NutsProps): VNode | null {
  switch (props.view.step.type) {
    case 'nuts':
      return <NutPlacement {...props} />;
    case 'declare':
      return <Bet {...props} />;
    case 'act':
      return <Acting {...props} />;
    case 'timeWarp':
      return <TimeWarpAnswer {...props} />;
    case 'passage':
      return <PassageAnswer {...props} />;
    case 'target':
      return <TargetAnswer {...props} />;
    case 'trade':
      return <TradeAnswer {...props} />;
    case 'fateNuts':
      return <NutTaking {...props} />;
    case 'fateSwap':
      return <BankSwap {...props} />;
    case 'fateTechnology':
      return <TechnologyGift {...props} />;
    case 'fateColony':
    case 'fateTeleport':
    case 'fateShip':
      return <PlanetGift {...props} />;
    case 'fateGift':
      return <GiftCards {...props} />;
    case 'startPlayer':
    case 'die':
    case 'over':
      return null;
  }
}
