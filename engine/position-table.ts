/**
 * What a search knows of positions, in bounded memory: each is kept under 128 bits of its text, so that two are taken for
 * one less than once in 10^20 searches. Where two want the same place, what took more work stays, and the other is
 * looked at again when it is met again.
 */

const LANES = 4;
/** Places that one position may have. */
const WAYS = 2;

export class PositionTable {
  readonly #keys: Uint32Array;
  readonly #values: Float64Array;
  /** How much a value has cost; nothing where there is none. */
  readonly #work: Float64Array;
  readonly #mask: number;
  /** The key that was looked for last. */
  readonly #digest = new Uint32Array(LANES);

  /** There is room for at least so many. */
  constructor(room: number) {
    const rows = 2 ** Math.ceil(Math.log2(Math.max(1, room) / WAYS + 1));
    this.#mask = rows - 1;
    this.#keys = new Uint32Array(rows * WAYS * LANES);
    this.#values = new Float64Array(rows * WAYS);
    this.#work = new Float64Array(rows * WAYS);
  }

  get(text: string): number | undefined {
    const row = this.#rowOf(text);
    for (let place = row; place < row + WAYS; place++) {
      if (this.#isAt(place)) return this.#values[place];
    }
    return undefined;
  }

  set(text: string, value: number, work: number): void {
    const row = this.#rowOf(text);
    let chosen = row;
    for (let place = row; place < row + WAYS; place++) {
      if (this.#isAt(place)) {
        chosen = place;
        break;
      }
      if ((this.#work[place] ?? 0) < (this.#work[chosen] ?? 0)) chosen = place;
    }
    this.#keys.set(this.#digest, chosen * LANES);
    this.#values[chosen] = value;
    this.#work[chosen] = Math.max(1, work);
  }

  #isAt(place: number): boolean {
    if (this.#work[place] === 0) return false;
    for (let lane = 0; lane < LANES; lane++) {
      if (this.#keys[place * LANES + lane] !== this.#digest[lane]) return false;
    }
    return true;
  }

  /** Digests the text, and says where its places begin. */
  #rowOf(text: string): number {
    let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x85a308d3];
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      a = b ^ Math.imul(a ^ unit, 0x239b961b);
      b = c ^ Math.imul(b ^ unit, 0xab0e9789 | 0);
      c = d ^ Math.imul(c ^ unit, 0x38b34ae5);
      d = a ^ Math.imul(d ^ unit, 0xa1e38b93 | 0);
    }
    this.#digest[0] = mix(a ^ (c >>> 15));
    this.#digest[1] = mix(b ^ (d >>> 13));
    this.#digest[2] = mix(c ^ (a >>> 16));
    this.#digest[3] = mix(d ^ (b >>> 14));
    return ((this.#digest[0] ?? 0) & this.#mask) * WAYS;
  }
}

function mix(lane: number): number {
  const half = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b | 0);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35 | 0);
  return most ^ (most >>> 16);
}
