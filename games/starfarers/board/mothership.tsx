/** A mothership with its places for drives, cannons and freight pods. */

import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { CANNON, DRIVE, FREIGHT_POD, UPGRADE_LIMIT, upgradeOf } from '../rules/data.ts';
import { cannonsOf, drivesOf, playerAt } from '../rules/state.ts';
import { Icon } from './glyphs.tsx';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

const HULL = 'M70 4C93 20 100 50 97 84L92 99H48L43 84C40 50 47 20 70 4Z';
const FINS = 'M43 70 22 96 26 108 48 99ZM97 70 118 96 114 108 92 99Z';

/** The ship and what is fitted to it, in figures. */
export function Mothership(props: StarProps & { readonly seat: Seat }): VNode {
  const { view, seat, names, language } = props;
  const words = boardWords[language];
  const { upgrades } = playerAt(view, seat);
  const bonus = [
    drivesOf(view, seat) - upgrades[DRIVE],
    cannonsOf(view, seat) - upgrades[CANNON],
    0,
  ];
  return (
    <section class="star-mothership" aria-label={words.mothershipOf(names[seat] ?? '')}>
      <MothershipArt upgrades={upgrades} />
      <ul>
        {([DRIVE, CANNON, FREIGHT_POD] as const).map((kind) => (
          <li key={kind} title={words.nouns.upgrades[upgradeOf(kind)]}>
            <Icon name={upgradeOf(kind)} />
            <span class="star-fitting">{words.nouns.upgrades[upgradeOf(kind)]}</span>
            <b>
              {upgrades[kind]}
              {(bonus[kind] ?? 0) > 0 && <i>+{bonus[kind]}</i>}
              <small>/{UPGRADE_LIMIT[kind]}</small>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function filled(index: number, count: number): string {
  return index < count ? 'star-fitted' : 'star-empty';
}
export function MothershipArt({
  upgrades,
}: {
  readonly upgrades: readonly [number, number, number];
}): VNode {
  const [drives, cannons, pods] = upgrades;
  return (
    <svg class="star-mothership-art" viewBox="14 0 112 132" aria-hidden="true">
      <path class="star-hull" d={FINS} />
      <path class="star-hull" d={HULL} />
      <path class="star-hull-line" d="M58 20Q70 15 82 20M53 34Q70 28 87 34" />
      {Array.from({ length: UPGRADE_LIMIT[FREIGHT_POD] }, (_unused, i) => (
        <rect key={i} class={filled(i, pods)} x="51" y={85 - i * 11} width="38" height="8" rx="4" />
      ))}
      {Array.from({ length: UPGRADE_LIMIT[CANNON] }, (_unused, i) => {
        const [side, row] = [i % 2 === 0 ? -1 : 1, Math.trunc(i / 2)];
        const x = 70 + side * (31 + (row === 0 ? 0 : -1));
        const y = 72 - row * 16;
        return (
          <path
            key={i}
            class={filled(i, cannons)}
            d={`M${x - 3.5} ${y}v-13h7v13l${side * 3} 4h-7Z`}
          />
        );
      })}
      {Array.from({ length: UPGRADE_LIMIT[DRIVE] }, (_unused, i) => {
        const x = 49.5 + i * 8.2;
        return (
          <g key={i} class={filled(i, drives)}>
            <path d={`M${x - 2.6} 101h5.2l1.2 8h-7.6Z`} />
            {i < drives && <path class="star-flame" d={`M${x - 3} 111h6l-3 15Z`} />}
          </g>
        );
      })}
    </svg>
  );
}
