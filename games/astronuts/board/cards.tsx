/** Cards over the compass rose, for outcomes that people wait for: fate as it turns up, and a battle as it is fought. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { FateId } from '../rules/fate.ts';
import { Die } from './die.tsx';
import { FateArt } from './fate-art.tsx';
import { lasting } from './lasting.ts';
import type { NutsProps } from './props.ts';
import { useRecall, type Recall } from './recall.ts';
import { boardWords } from './words/index.ts';

export interface CardsProps extends NutsProps, Recall {}

/** The card that lies over the rose now. */
export function cardOf({ memory, moment, news, view }: CardsProps): 'battle' | 'fate' | null {
  const { fate, battle } = memory;
  const isFresh = (type: string): boolean =>
    moment > 0 && news.events.some((event) => event.type === type);
  if (battle !== null && isFresh('battle')) return 'battle';
  // While something of it has to be chosen without the chart, it stays.
  return fate !== null && (isFresh('fate') || isOpen(view)) ? 'fate' : null;
}

function isOpen({ step }: NutsProps['view']): boolean {
  return (
    step.type === 'fateNuts' ||
    step.type === 'fateSwap' ||
    step.type === 'fateTechnology' ||
    step.type === 'fateGift'
  );
}

export function CardOver(props: CardsProps): VNode | null {
  return <Card {...props} card={cardOf(props)} />;
}

/**
 * Beside a hand there is room: what befell this very person stays until the next die falls. What befalls others is on the big screen,
 * unless something of it is asked here.
 */
export function Cards(props: NutsProps): VNode | null {
  const recall = useRecall(props);
  const { viewer, asked, view } = props;
  const { fate, battle } = recall.memory;
  const isFighting = battle !== null && (battle.attacker === viewer || battle.defender === viewer);
  const isMeant = fate !== null && (fate.seat === viewer || (asked !== null && isOpen(view)));
  if (!isFighting && !isMeant) return null;
  return (
    <div class="an-card-beside">
      <Card {...props} {...recall} card={isFighting ? 'battle' : 'fate'} />
    </div>
  );
}

interface CardProps extends CardsProps {
  readonly card: 'battle' | 'fate' | null;
}

function Card({ card, ...props }: CardProps): VNode | null {
  const { fate } = props.memory;
  if (card === 'battle') return <BattleCard {...props} />;
  if (card === null || fate === null) return null;
  return <FateCard key={fate.id} id={fate.id} {...props} />;
}

interface FateCardProps extends NutsProps {
  readonly id: FateId;
  readonly moment: number;
}

function FateCard({ id, moment, words, language }: FateCardProps): VNode {
  const { title = '', text = '' } = words.help[id] ?? {};
  return (
    <article
      class={`an-card ${id < '4' ? 'an-card-ill' : ''} ${moment > 0 ? 'an-card-turns' : ''}`}
      {...lasting(moment)}
    >
      <FateArt block={id.slice(0, 1)} />
      <h3>{title}</h3>
      <p>{text}</p>
      <p class="an-card-number">{boardWords[language].fate.card(id)}</p>
    </article>
  );
}

function BattleCard({ memory, moment, language }: CardsProps): VNode | null {
  const { battle, throws } = memory;
  if (battle === null) return null;
  const words = boardWords[language].battle;
  const side = (seat: Seat, total: number, nth: number): VNode => {
    const face = throws[nth]?.face;
    return (
      <p class={`an-fighter an-fighter-${nth} ${seatClass(seat)}`}>
        <EmblemIcon seat={seat} />
        {face !== undefined && <Die face={face} />}
        {face !== undefined && total > face && <span>+{total - face}</span>}
        <b>{total}</b>
      </p>
    );
  };
  return (
    <article class="an-card an-battle" {...lasting(moment)}>
      {side(battle.attacker, battle.attack, 0)}
      <span class="an-versus">:</span>
      {side(battle.defender, battle.defence, 1)}
      <p class={`an-verdict ${battle.destroyed ? 'an-verdict-hit' : ''}`}>
        {battle.destroyed ? words.hit(battle.unit) : words.missed}
      </p>
    </article>
  );
}
