/** What somebody cannot see although it is on the page. */

import type { Locator } from 'playwright-core';

/** Those of these elements that are not drawn in their middle, or stick out of the screen or of a box around them. */
export function hiddenParts(elements: Locator): Promise<readonly string[]> {
  return elements.evaluateAll((parts) => {
    const cut = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top === null || !(part.contains(top) || top.contains(part))) return true;
      if (box.top < 0 || box.bottom > innerHeight + 1) return true;
      for (let around = part.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        if (box.bottom > frame.bottom + 1 || box.top < frame.top - 1) return true;
      }
      return false;
    });
    return cut.map((part) => part.outerHTML.slice(0, 120));
  });
}
