/** What can be built, what it costs, and why something cannot be built now. */

import type { VNode } from 'preact';
import type { Move } from '../rules/actions.ts';
import { COSTS, KINDS, resourceOf, UPGRADES, type Counts } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { nodeId, type NodeId } from '../rules/lattice.ts';
import { isFree, isOwnColony, isOwnSpaceport } from '../rules/pieces.ts';
import { POINTS_OF_SITE } from '../rules/sectors.ts';
import { playerAt } from '../rules/state.ts';
import { Icon } from './glyphs.tsx';
import { MoveButton } from './parts.tsx';
import { firstOf, type Item } from './picking.ts';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

const ITEMS: readonly Item[] = ['colonyShip', 'tradeShip', 'spaceport'];
const TYPES = {
  colonyShip: 'buildColonyShip',
  tradeShip: 'buildTradeShip',
  spaceport: 'buildSpaceport',
} as const satisfies Readonly<Record<Item, Move['type']>>;

export function BuildPane(props: AskedProps): VNode {
  const { moves, check, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  return (
    <div class="star-tiles star-tiles-build">
      {ITEMS.map((item) => {
        const move = firstOf(moves, TYPES[item]);
        const reason = move === null ? whyNot(props, item) : null;
        const isPicked = picked.item === item;
        return (
          <button
            key={item}
            type="button"
            class="star-tile"
            aria-pressed={isPicked}
            title={reason ?? undefined}
            disabled={reason !== null}
            onClick={() => {
              selection.value = { ...picked, aim: null, item: isPicked ? null : item };
            }}
          >
            <Tile
              props={props}
              name={item}
              label={words.nouns.pieces[item]}
              said={words.buildLabel(words.nouns.pieces[item], COSTS[item])}
              reason={reason}
            />
          </button>
        );
      })}
      {UPGRADES.map((upgrade) => {
        const move = { type: 'buyUpgrade', upgrade } as const;
        const reason = check(move);
        return (
          <MoveButton key={upgrade} props={props} move={move} reason={reason} class="star-tile">
            <Tile
              props={props}
              name={upgrade}
              label={words.nouns.upgrades[upgrade]}
              said={props.words.move(move, props.view)}
              reason={reason}
            />
          </MoveButton>
        );
      })}
    </div>
  );
}

/** Sign, name and price with what is missing marked; else why it cannot be. */
function Tile({
  props,
  name,
  label,
  said,
  reason,
}: {
  readonly props: AskedProps;
  readonly name: Item | (typeof UPGRADES)[number];
  readonly label: string;
  /** What it does and costs, for those who do not see the signs. */
  readonly said: string;
  readonly reason: string | null;
}): VNode {
  const cost: Counts = COSTS[name];
  const hand = handOf(props.view, props.asked);
  const isShort = KINDS.some((kind) => cost[kind] > (hand[kind] ?? 0));
  return (
    <>
      <span class="visually-hidden">{[said, reason].filter(Boolean).join(' – ')}</span>
      <b aria-hidden="true">{label}</b>
      <Icon name={name} />
      {reason !== null && !isShort ? (
        <small aria-hidden="true">{reason}</small>
      ) : (
        <span class="star-price">
          {KINDS.flatMap((kind) =>
            Array.from({ length: cost[kind] }, (_unused, i) => (
              <span key={`${kind} ${i}`} class={i < (hand[kind] ?? 0) ? 'star-have' : 'star-lack'}>
                <Icon name={resourceOf(kind)} />
              </span>
            )),
          )}
        </span>
      )}
    </>
  );
}

/** The reason of the rules, asked about the likeliest place. */
function whyNot({ view, asked, check, language }: AskedProps, item: Item): string | null {
  const { buildings } = playerAt(view, asked);
  if (item === 'spaceport') {
    const site = buildings.find((node) => isOwnColony(view, node, asked)) ?? buildings[0];
    return site === undefined
      ? boardWords[language].noColony
      : check({ type: 'buildSpaceport', node: nodeId(site) });
  }
  const points = buildings
    .filter((node) => isOwnSpaceport(view, node, asked))
    .flatMap((node) => POINTS_OF_SITE[node] ?? []);
  const point = points.find((node) => isFree(view, node)) ?? points[0];
  if (point === undefined) return boardWords[language].noPort;
  const node: NodeId = nodeId(point);
  return check(
    item === 'colonyShip' ? { type: 'buildColonyShip', node } : { type: 'buildTradeShip', node },
  );
}
