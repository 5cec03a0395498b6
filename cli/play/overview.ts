/** Hundreds of legal moves in a few lines: moves that differ only in their last number are listed as one range. */

interface Group {
  readonly stem: string;
  readonly first: number;
  last: number;
  readonly from: number;
  to: number;
}

/** `['start sol 1', 'start sol 2', 'end']` becomes `1–2  start sol 1–2` and `3  end`. */
export function overviewOf(typed: readonly string[]): string[] {
  const groups: Group[] = [];
  for (const [index, text] of typed.entries()) {
    const [, stem = text, digits] = /^(.* )(\d+)$/.exec(text) ?? [];
    const value = digits === undefined ? Number.NaN : Number(digits);
    const previous = groups.at(-1);
    if (previous?.stem === stem && previous.to + 1 === value) {
      previous.to = value;
      previous.last = index + 1;
    } else groups.push({ stem, first: index + 1, last: index + 1, from: value, to: value });
  }
  const width = String(typed.length).length * 2 + 1;
  return groups.map(({ stem, first, last, from, to }) => {
    const numbers = (first === last ? String(first) : `${first}–${last}`).padStart(width);
    const range = Number.isNaN(from) ? '' : from === to ? String(from) : `${from}–${to}`;
    return `${numbers}  ${stem}${range}`;
  });
}
