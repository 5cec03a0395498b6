/** For tests of boards: what things in a page are called, and what is written on them. */

/** What can be pressed. */
export const PRESSED = 'button, [role=button]';

/** What somebody hears who does not see it: its label, the title of a drawing, or the words in it. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textIn(element, '[aria-hidden=true]');
}

/**
 * What can be pressed and lacks a name, or has words and figures written on it that its name does not say: whoever
 * speaks to the page calls things by what is written on them.
 */
export function misnamed(page: Element): { readonly name: string; readonly unsaid: string[] }[] {
  return [...page.querySelectorAll(PRESSED)].flatMap((element) => {
    const name = nameOf(element);
    const said = new Set(wordsOf(name));
    const seen = wordsOf(textIn(element, 'title, .visually-hidden'));
    const unsaid = seen.filter((word) => !said.has(word));
    return said.size === 0 || unsaid.length > 0 ? [{ name, unsaid }] : [];
  });
}

function textIn(element: Element, without: string): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.matches(without) ? '' : textIn(node, without);
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
