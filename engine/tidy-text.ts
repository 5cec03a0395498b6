/**
 * Text from outside that is shown to people: names and ids of records, of links, of other clients.
 *
 * Control characters forge lines and command terminals, direction characters turn round what stands beside them. Names
 * may not hold them; what has to be shown anyway is shown with symbols in their place. Nor may they hold what nobody sees
 * and what makes two names look alike. The two joiners are needed by scripts and by emoji, between what they join.
 */

/** First and last of each run: controls, separators of lines, marks and embeddings of direction, what has no width. */
const UNTIDY: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];

function isTidyCode(code: number): boolean {
  return UNTIDY.every(([first, last]) => code < first || code > last);
}

const isJoiner = (code: number): boolean => code === 0x200c || code === 0x200d;

/** Whether the character at a place may be shown: a joiner needs something on both sides. */
function isTidyAt(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  if (!isJoiner(code)) return isTidyCode(code);
  const joins = (neighbour: number): boolean => neighbour > 0x20 && !isJoiner(neighbour);
  return joins(text.charCodeAt(place - 1)) && joins(text.charCodeAt(place + 1));
}

export function isTidy(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isTidyAt(text, i)) return false;
  return true;
}

/** At most `limit` characters of a text, with a symbol in the place of each that may not be shown. */
export function showText(text: string, limit: number): string {
  const cut = text.slice(0, limit);
  return Array.from({ length: cut.length }, (_unused, place) => {
    if (isTidyAt(cut, place)) return cut.charAt(place);
    const code = cut.charCodeAt(place);
    // Unicode has pictures for the first 32 of them.
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  }).join('');
}
