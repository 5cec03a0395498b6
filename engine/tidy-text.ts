/**
 * Text from outside that is shown to people: names and ids of records, of links, of other clients.
 *
 * Control characters forge lines and command terminals, direction characters turn round what stands beside them. Names
 * may not hold them; what has to be shown anyway is shown with symbols in their place.
 */

/** First and last of each run: controls, separators of lines, marks and embeddings of direction, the byte order mark. */
const UNTIDY: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];

function isTidyCode(code: number): boolean {
  return UNTIDY.every(([first, last]) => code < first || code > last);
}

export function isTidy(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isTidyCode(text.charCodeAt(i))) return false;
  return true;
}

/** At most `limit` characters of a text, with a symbol in the place of each that may not be shown. */
export function showText(text: string, limit: number): string {
  const shown = Array.from(text.slice(0, limit), (char) => {
    const code = char.charCodeAt(0);
    if (isTidyCode(code)) return char;
    // Unicode has pictures for the first 32 of them.
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
  return shown.join('');
}
