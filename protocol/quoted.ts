/** Short texts as JSON: to call for the writer of JSON takes longer than they do. */

const MOST_LOOKED_AT = 32;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;

export function quoted(text: string): string {
  if (text.length > MOST_LOOKED_AT) return JSON.stringify(text);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isPlain = code >= SPACE && code !== QUOTE && code !== BACKSLASH && code < SURROGATES;
    if (!isPlain) return JSON.stringify(text);
  }
  return `"${text}"`;
}
