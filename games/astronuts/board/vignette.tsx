/** AstroNuts in one picture: a ship on its way from world to world, and the four nuts it is after. */

import type { VNode } from 'preact';

const STARS =
  'M22 30h0M58 160h0M84 22h0M121 178h0M142 40h0M180 18h0M206 172h0M232 54h0M262 24h0M300 66h0M288 182h0M30 108h0M308 128h0M164 190h0';
const BIG_STARS = 'M44 60h0M258 158h0M196 38h0M104 146h0';
const BANDS =
  'M-38-18Q0-8 38-18M-43-2Q0 10 43-2M-40 14Q0 28 40 14M-30-32Q0-25 30-32M-26 32Q0 40 26 32';
const SHADE = 'M20-36H26M22-28H34M24-20H39M24-12H42M24-4H44M24 4H44M23 12H42M21 20H39M18 28H34';
const CRATERS =
  'M-12-8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-14 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
const FIELDS = [
  [202, 79],
  [230, 62],
] as const;
const NUTS = [
  ['--hue-rose', 30, -44, 'M0-11C2.5-7.5 10-6.5 10 1A10 10 0 0 1-10 1C-10-6.5-2.5-7.5 0-11Z'],
  ['--hue-purple', 50, -22, 'M0-12C8-7 9 4 0 12C-9 4-8-7 0-12Z'],
  ['--hue-yellow', 56, 8, 'M-9 9C-16 2-6-1-4-6C0-14 12-12 11-3C10 3 5 2 3 7C0 13-6 12-9 9Z'],
  ['--hue-orange', 44, 36, 'M-11-3C-11 8 9 12 11 0C13-6 5-8 4-3C3 1-2 1-3-3C-4-9-11-9-11-3Z'],
] as const;

export function NutsVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false" fill="none">
      <g stroke="var(--star)" stroke-linecap="round" opacity="0.7">
        <path d={STARS} stroke-width="1.4" />
        <path d={BIG_STARS} stroke-width="2.6" />
      </g>
      <g stroke="var(--line-soft)">
        <circle cx="160" cy="100" r="84" />
        <circle cx="160" cy="100" r="130" />
      </g>
      <path d="M66 144Q160 112 262 44" stroke="var(--line)" stroke-width="1.4" />
      <g fill="var(--ground-deep)" stroke="var(--line)" stroke-width="1.4">
        {FIELDS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="7" />
        ))}
      </g>
      <g transform="translate(66 140)" stroke="var(--line)" stroke-width="1.6">
        <circle r="45" fill="var(--plate)" />
        <path d={BANDS} />
        <path d={SHADE} stroke-width="1" />
        {NUTS.map(([hue, x, y, d]) => (
          <path
            key={hue}
            d={d}
            transform={`translate(${x} ${y}) scale(1.1)`}
            fill={`var(${hue})`}
            stroke="var(--ground-deep)"
          />
        ))}
      </g>
      <g transform="translate(266 44)" stroke="var(--line)" stroke-width="1.6">
        <circle r="27" fill="var(--plate)" />
        <path d={CRATERS} />
      </g>
      <g transform="translate(164 99) rotate(61)" stroke="var(--accent)" stroke-width="2">
        <path fill="var(--plate)" d="M-9 1-17 13V21L-8 15M9 1 17 13V21L8 15M-5 12V17H5V12" />
        <path fill="var(--plate)" d="M0-24C7-18 10-10 10 0L8 12H-8L-10 0C-10-10-7-18 0-24Z" />
        <circle cy="-7" r="3.6" fill="var(--accent)" />
        <path d="M-4 22V32M0 23V38M4 22V32" stroke-width="1.4" />
      </g>
    </svg>
  );
}
