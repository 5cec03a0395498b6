/** Whether a text contains every word that was typed, in any order and any spelling of capitals. */
export function matchesWords(text: string, typed: string): boolean {
  const folded = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
