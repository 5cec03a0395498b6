/** What a screen must keep to: things large enough to be hit, figures large enough to be read, nothing over the board. */

import type { Page } from 'playwright-core';

export interface Measures {
  /** The diameter of what must be hit to decide something, in CSS pixels. */
  readonly least: number;
  /** What lights up on the drawing when something can be done with it. */
  readonly deciding: string;
}

/** The diameter for whatever only tells what it is: a miss costs nothing there, and what decides may lie above it. */
const TELLING = 20;
const LEAST_TEXT = 10;

/**
 * Everything that is too small, with what a finger hits instead. A target of the drawing counts by the largest circle around its middle in
 * which every press is its own, whatever is drawn there and whatever lies above.
 */
export async function faultsOn(page: Page, measures: Measures): Promise<readonly string[]> {
  // A chart learns its size after it has been painted.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  return page.evaluate(measure, { ...measures, telling: TELLING, text: LEAST_TEXT });
}

interface Limits extends Measures {
  readonly telling: number;
  readonly text: number;
}

/** Runs in the page, and knows nothing outside itself. */
function measure({ least, deciding, telling, text }: Limits): string[] {
  const faults: string[] = [];
  const sheet = document.querySelector('.chart-sheet');
  const frame = sheet?.getBoundingClientRect();
  const isInside = (x: number, y: number): boolean =>
    frame !== undefined &&
    x > frame.left + 1 &&
    x < frame.right - 1 &&
    y > frame.top + 1 &&
    y < frame.bottom - 1;
  const length = 60;
  const nameOf = (element: Element | null): string => {
    const said = element?.querySelector('title') ?? element;
    return said?.textContent.trim().slice(0, length) ?? 'nothing';
  };

  /** What lies over a circle instead of the target; beside the frame there is nothing to hit by mistake. */
  const intruder = (target: Element, x: number, y: number, radius: number): Element | null => {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const [px, py] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      if (!isInside(px, py)) continue;
      const top = document.elementFromPoint(px, py);
      if (top?.closest('.target') !== target) return top;
    }
    return null;
  };

  // Where the first press only goes near, nothing can be hit by mistake.
  const isFar = document.querySelector('.chart-far') !== null;
  for (const target of isFar ? [] : document.querySelectorAll('.chart .target')) {
    const matrix = target instanceof SVGGraphicsElement ? target.getScreenCTM() : null;
    if (matrix === null || !isInside(matrix.e, matrix.f)) continue;
    const wanted = target.matches(deciding) ? least : telling;
    const other = intruder(target, matrix.e, matrix.f, wanted / 2 - 0.75);
    // Cards lie over the drawing until they are closed.
    if (other === null || other.closest('.chart') === null) continue;
    const above = nameOf(other.closest('.target'));
    if (wanted === telling && other.closest('.target')?.matches(deciding) === true) continue;
    faults.push(`not ${wanted} wide: ${nameOf(target)}, above it ${above}`);
  }

  // Lines of the log are text that can be pressed as well.
  const controls = 'main :is(button:not(.log-line, .log-fold), select, input, summary, a.button)';
  for (const control of document.querySelectorAll(controls)) {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (!control.checkVisibility() || width === 0 || Math.min(width, height) > least - 0.5)
      continue;
    faults.push(`${width} x ${height}: ${control.getAttribute('class')} ${nameOf(control)}`);
  }

  for (const words of sheet?.querySelectorAll('text') ?? []) {
    const matrix = words.getScreenCTM();
    const box = words.getBoundingClientRect();
    if (matrix === null || box.width === 0 || !isInside(box.x + box.width / 2, box.y)) continue;
    const size = Number.parseFloat(getComputedStyle(words).fontSize);
    const pixels = size * Math.hypot(matrix.a, matrix.b);
    if (pixels < text - 0.05) faults.push(`text of ${pixels} px: ${nameOf(words)}`);
  }

  // A decision of any length fits into its place.
  for (const zone of document.querySelectorAll('.decision-body > .zone')) {
    const [across, down] = [
      zone.scrollWidth - zone.clientWidth,
      zone.scrollHeight - zone.clientHeight,
    ];
    if (Math.max(across, down) > 1) faults.push(`cut off by ${across} x ${down}: ${nameOf(zone)}`);
  }

  // What is asked stands there whole, whatever is new; a card over the board says it as well.
  const ask = document.querySelector('.ask:not(.visually-hidden)');
  const line = ask?.closest('.ticker-lines, .ask-line')?.getBoundingClientRect();
  if (ask !== null && document.querySelector('.table-board .board-card') === null) {
    const isCut = ask.scrollHeight > ask.clientHeight + 1;
    if (isCut || (line?.width ?? 0) < length) faults.push(`not in sight: ${ask.textContent}`);
  }

  for (const zoom of document.querySelectorAll('.zoom-buttons')) {
    const box = zoom.getBoundingClientRect();
    const isOver =
      box.width > 0 && (isInside(box.left + 2, box.top + 2) || isInside(box.right - 2, box.bottom));
    if (isOver) faults.push('zoom buttons over the drawing');
  }
  return faults;
}
