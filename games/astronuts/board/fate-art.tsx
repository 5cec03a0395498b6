/** One engraving for each of the six blocks of fate. */

import type { VNode } from 'preact';

/** In a box of 120 × 72. */
const ART: Readonly<Record<string, readonly string[]>> = {
  // A ship with its nose in the ground.
  '1': [
    'M8 60Q30 52 52 58T112 56M14 66H96M30 70H78',
    'M58 56 46 34Q50 16 66 8Q72 24 66 40L62 57M46 34 36 40 40 50 50 46M66 40 76 46 74 55 65 52',
    'M60 24a4 4 0 1 0 .1 0M84 30l6-8M90 40l9-3M32 22l-7-7M26 34l-9-2M80 18l2-9',
  ],
  // A storm over a hostile world.
  '2': [
    'M6 64Q60 44 114 64M20 68Q60 54 100 68',
    'M34 36Q22 36 22 27Q22 18 33 18Q36 8 50 8Q62 8 66 17Q70 13 78 15Q88 18 86 27Q92 30 88 36Z',
    'M40 40 34 52M54 40 46 56H54L48 66M70 40 64 52M82 40 76 52',
  ],
  // A mask with three eyes.
  '3': [
    'M60 6Q88 8 86 34Q84 58 60 68Q36 58 34 34Q32 8 60 6Z',
    'M46 28Q52 22 57 29Q51 33 46 28ZM74 28Q68 22 63 29Q69 33 74 28ZM60 14a4 3 0 1 0 .1 0',
    'M46 48 52 43 56 49 60 43 64 49 68 43 74 48M60 32V40M34 20 20 10 24 26M86 20 100 10 96 26',
  ],
  // A postcard: sun, hills, a quiet lake.
  '4': [
    'M60 14a12 12 0 1 0 .1 0M60 4V0M42 12 37 7M78 12 83 7M37 28H30M83 28H90',
    'M6 52 30 32 48 46 70 30 92 46 114 36M6 52H114',
    'M18 58H60M70 58H104M30 64H84M44 69H72',
  ],
  // A chest that cannot be closed.
  '5': [
    'M26 36H94V66H26ZM26 48H94M54 44H66V54H54Z',
    'M26 36Q28 18 44 14H98Q92 20 94 36',
    'M38 34a7 7 0 0 1 14 0M54 34Q60 20 66 34M68 34a8 7 0 0 1 16 0M20 22l-6-4M22 12l-3-7M106 30l7-2M104 48l8 2',
  ],
  // A radiant hand-sized star among spheres.
  '6': [
    'M60 6 66 28 88 34 66 40 60 64 54 40 32 34 54 28Z',
    'M60 34m-30 0a30 22 0 1 0 60 0a30 22 0 1 0-60 0',
    'M60 34m-48 0a48 30 0 1 0 96 0a48 30 0 1 0-96 0M14 26a3 3 0 1 0 .1 0M102 16a4 4 0 1 0 .1 0M92 56a3 3 0 1 0 .1 0',
  ],
};

export function FateArt({ block }: { readonly block: string }): VNode {
  return (
    <svg class="an-card-art" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      {(ART[block] ?? []).map((d, i) => (
        <path key={i} class={`an-art-${i}`} d={d} />
      ))}
    </svg>
  );
}
