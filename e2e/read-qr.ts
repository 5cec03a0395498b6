/**
 * Reads a QR code as a camera sees it, module by module (ISO/IEC 18004), from its drawing in the page. What is drawn is exact, so that the
 * words for correcting errors are left aside. Versions up to 10, which is more than any link of ours needs.
 */

import type { Locator } from 'playwright-core';

type Modules = readonly (readonly boolean[])[];

/** Words for correction in each block, and how many blocks there are: by level as it is written in the code, then by version. */
const CORRECTION: readonly (readonly number[])[] = [
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
];
const BLOCKS: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const FORMAT_MASK = 0b10101;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** What stands in a code that is drawn here. */
export async function readQrCode(drawing: Locator): Promise<string> {
  await drawn(drawing);
  return decode(await seeModules(drawing));
}

/** What draws codes is fetched first; until then their place is empty. */
export async function drawn(drawing: Locator): Promise<void> {
  await drawing.locator('path').waitFor({ state: 'attached' });
}

/** The light of each module at its middle, without the quiet zone of four around it. */
async function seeModules(drawing: Locator): Promise<Modules> {
  return drawing.evaluate((svg) => {
    const path = svg.querySelector('path');
    if (!(svg instanceof SVGSVGElement) || path === null) throw new Error('no code');
    const size = svg.viewBox.baseVal.width - 8;
    return Array.from({ length: size }, (_row, y) =>
      Array.from({ length: size }, (_column, x) =>
        path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)),
      ),
    );
  });
}

function decode(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number): number => (modules[y]?.[x] === true ? 1 : 0);
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => bits * 2 + dark(x, 8), 0) ^ FORMAT_MASK;
  const mask = MASKS[format & 7];
  const level = format >> 3;
  if (mask === undefined) throw new Error('no mask');
  const isFixed = fixedIn(version, size);
  const bits: number[] = [];
  // Two columns at a time from the right, up and down in turn, past the timing line.
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(dark(x, y) ^ (mask(x, y) ? 1 : 0));
      }
    }
    isUpwards = !isUpwards;
  }
  return readText(wordsIn(bits, version, level));
}

/** What holds no data: finders with format, timing, alignment, version. */
function fixedIn(version: number, size: number): (x: number, y: number) => boolean {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const gap = count < 2 ? 0 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const centres = Array.from({ length: count }, (_unused, i) =>
    i === 0 ? 6 : size - 7 - (count - 1 - i) * gap,
  );
  const isAligned = (x: number, y: number): boolean =>
    centres.some((cx) =>
      centres.some((cy) => {
        const isAtFinder =
          (cx === 6 && (cy === 6 || cy === size - 7)) || (cx === size - 7 && cy === 6);
        return !isAtFinder && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2;
      }),
    );
  return (x, y) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    isAligned(x, y);
}

/** The words of all blocks, which were written in turn, one block after the other. */
function wordsIn(bits: readonly number[], version: number, level: number): readonly number[] {
  const total = Math.floor(bits.length / 8);
  const blocks = BLOCKS[level]?.[version - 1] ?? 1;
  const data = total - blocks * (CORRECTION[level]?.[version - 1] ?? 0);
  const short = Math.floor(data / blocks);
  const long = data % blocks;
  const lists = Array.from({ length: blocks }, (): number[] => []);
  let at = 0;
  for (let row = 0; row <= short; row++) {
    for (const [n, list] of lists.entries()) {
      // Later blocks are one word longer.
      if (row === short && n < blocks - long) continue;
      list.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0));
      at += 8;
    }
  }
  return lists.flat();
}

function readText(words: readonly number[]): string {
  const bits = words.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((n) => (word >> n) & 1));
  let at = 0;
  const take = (count: number): number => {
    const value = bits.slice(at, at + count).reduce((sum, bit) => sum * 2 + bit, 0);
    at += count;
    return value;
  };
  let text = '';
  while (at + 4 <= bits.length) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        text += String(take(digits * 3 + 1)).padStart(digits, '0');
      }
    } else if (mode === 2) {
      let left = take(9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        text += LETTERS.charAt(Math.floor(pair / 45)) + LETTERS.charAt(pair % 45);
      }
      if (left === 1) text += LETTERS.charAt(take(6));
    } else if (mode === 4) {
      const bytes = Array.from({ length: take(8) }, () => take(8));
      text += new TextDecoder().decode(Uint8Array.from(bytes));
    } else if (mode === 7) take(8);
    else throw new Error(`mode ${mode}`);
  }
  return text;
}
