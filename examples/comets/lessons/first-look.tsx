/** Comets in thirty seconds. */

import type { FirstLook } from '@sternwarte/atlas';
import type { VNode } from 'preact';

function Goal(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <path d="M30 150 220 60" stroke="var(--star)" stroke-width="2" stroke-dasharray="4 6" />
      <circle cx="236" cy="52" r="22" fill="var(--hue-yellow)" />
      <path d="M70 122h18l9 8-9 8H70l4-8Z" fill="var(--hue-green)" />
      <path d="M130 94h18l9 8-9 8h-18l4-8Z" fill="var(--hue-sky)" />
    </svg>
  );
}

function Die({ x, pips }: { readonly x: number; readonly pips: number }): VNode {
  return (
    <g transform={`translate(${x} 95)`}>
      <path d="M-32-32H32V32H-32Z" fill="var(--text)" />
      {Array.from({ length: pips }, (_unused, i) => (
        <circle key={i} cy={(i - (pips - 1) / 2) * 18} r="6" fill="var(--ground)" />
      ))}
    </g>
  );
}

function Turn(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <Die x={64} pips={3} />
      <Die x={150} pips={2} />
      <Die x={236} pips={1} />
    </svg>
  );
}

function FirstMove(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <Die x={90} pips={3} />
      <path d="M140 95H196M182 82 198 95 182 108" fill="none" stroke="var(--accent)" />
      <path d="M214 82h26l12 13-12 13h-26l6-13Z" fill="var(--hue-green)" />
      <circle cx="226" cy="95" r="4" fill="var(--ground)" />
    </svg>
  );
}

export const firstLook: FirstLook = [
  {
    title: { de: 'Was du willst', en: 'What you want' },
    text: {
      de: 'Erreiche den Kometen vor dem anderen Schiff.',
      en: 'Reach the comet before the other ship.',
    },
    Picture: Goal,
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    text: {
      de: 'Würfle, so oft du dich traust. Alles zählt zusammen, aber eine 1 verliert den ganzen Zug.',
      en: 'Roll as often as you dare. All of it adds up, but a 1 loses the whole turn.',
    },
    Picture: Turn,
  },
  {
    title: { de: 'Ein guter Anfang', en: 'A good beginning' },
    text: {
      de: 'Behalte etwa zwanzig. Einen Tank leerst du am besten vor dem ersten Wurf.',
      en: 'Keep about twenty. A tank is best emptied before the first roll.',
    },
    Picture: FirstMove,
  },
];
