/** Starfarers in one picture: from the home star along the lattice to a ringed world that nobody has settled. */

import type { VNode } from 'preact';

const SIDE = 30;

/** One row of hexagons as a zigzag and its uprights. */
function row(y: number, from: number, count: number): string {
  const half = (SIDE * Math.sqrt(3)) / 2;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = Math.round(from + 2 * half * i);
    d += `M${x} ${y}l26-15 26 15v30l-26 15-26-15Z`;
  }
  return d;
}

const LATTICE = row(20, -20, 7) + row(65, 6, 6) + row(110, -20, 7) + row(155, 6, 6);
const STARS =
  'M24 34h0M70 12h0M126 22h0M205 8h0M292 40h0M308 120h0M262 186h0M188 176h0M96 184h0M14 118h0M150 60h0M236 92h0M56 74h0';
const SHADE = 'M252 36h16M256 44h16M258 52h16M259 60h15M259 68h14M258 76h13M255 84h12M250 92h11';

export function StarVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path d={LATTICE} fill="none" stroke="var(--line-soft)" />
      <path d={STARS} stroke="var(--star)" stroke-width="2" stroke-linecap="round" />
      <g fill="none" stroke="var(--line)" stroke-width="1.4">
        <ellipse cx="238" cy="62" rx="60" ry="15" transform="rotate(-16 238 62)" />
        <circle cx="238" cy="62" r="38" fill="var(--plate)" stroke="var(--hue-purple)" />
        <path
          d="M203 48q34 14 70 0M200 62q38 14 76 0M204 78q34 12 68 0"
          stroke="var(--hue-purple)"
        />
        <path d={SHADE} stroke="var(--hue-purple)" stroke-width=".8" />
        <path
          d="M178 62A60 15 0 0 0 298 62M187 62A51 11 0 0 0 289 62"
          transform="rotate(-16 238 62)"
        />
        <circle cx="58" cy="150" r="30" fill="var(--plate)" stroke="var(--hue-orange)" />
        <path
          d="M30 140q28 10 56 0M28 150q30 10 60 0M31 162q27 9 54 0"
          stroke="var(--hue-orange)"
        />
        <circle cx="58" cy="150" r="13" fill="var(--plate-raised)" stroke="var(--text-soft)" />
      </g>
      <text x="58" y="156" fill="var(--text)" font-size="17" font-weight="600" text-anchor="middle">
        8
      </text>
      <path
        d="M84 140 110 125V95L136 80 162 95 184 82"
        fill="none"
        stroke="var(--accent)"
        stroke-width="3"
        stroke-dasharray="1 7"
        stroke-linecap="round"
      />
      <g transform="translate(136 82) rotate(58)">
        <path
          class="vignette-ship"
          d="M0-26C9-17 13-8 13 2L22 18 10 14H-10L-22 18-13 2C-13-8-9-17 0-26Z"
          stroke="var(--ground-deep)"
          stroke-width="2"
        />
        <path d="M-6 17H6L0 32Z" fill="var(--hue-orange)" />
        <circle cy="-4" r="5" fill="var(--ground-deep)" />
      </g>
    </svg>
  );
}
