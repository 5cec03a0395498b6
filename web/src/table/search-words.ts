/** Whether a text contains every word that was typed, in any order and any spelling of capitals. */
export function matchesWords(text: string, typed: string): boolean {
  const folded = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** What all texts begin with, whole words only: said once, it need not be said of each. */
export function commonLead(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  if (others.length === 0) return '';
  let length = first.length;
  for (const text of others) {
    let same = 0;
    while (same < length && text[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, first.lastIndexOf(' ', length - 1) + 1);
}
