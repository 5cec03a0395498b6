/** A QR code in the colours of the atlas: always dark on light, which is what cameras expect. */

import { generate } from 'lean-qr';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/** White around the code, in modules, as the standard asks for. */
const QUIET = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const { path, size } = useMemo(() => draw(text), [text]);
  const whole = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label}>
      <rect width={whole} height={whole} />
      <path transform={`translate(${QUIET} ${QUIET})`} d={path} />
    </svg>
  );
}

/** One run of modules after the other, as a single path. */
function draw(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  return { path, size: code.size };
}
