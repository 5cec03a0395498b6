/**
 * In the page: clicks on a button, and waits until a frame with one more of what a selector counts has been drawn. Answers
 * the milliseconds.
 */
export function timePress(button: Element, counted: string): Promise<number> {
  const count = (): number => document.querySelectorAll(counted).length;
  const before = count();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (count() === before) return;
      observer.disconnect();
      // One frame draws it, and the beginning of the next one knows that it is done.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => resolve(Math.max(0, now - began))),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const began = performance.now();
    if (button instanceof HTMLElement) button.click();
  });
}
