/**
 * What was pressed is often gone afterwards, or can be pressed no more, and the focus with it. Whoever plays by keys goes
 * on where he was: beside what he pressed, else at what comes next in the same place, else at the place itself.
 *
 * Places are elements with `data-place` and `tabindex`; inside them an element with `data-next` goes before all others.
 * The table screen does this for the board and for the decision, so that boards need nothing of their own.
 */

import { useEffect, useRef } from 'preact/hooks';

const STOPS =
  ':is(button, select, input, a[href]):not(:disabled, [tabindex="-1"]), [role="button"][tabindex="0"]';
const NEXT = '[data-next]:not(:disabled)';
/** A drawing without anything to press can still be moved about. */
const LAST = '[tabindex="0"]';

type Stop = HTMLElement | SVGElement;

/** `changes` are the things with which parts of the page may go: the position, and what is picked in it. */
export function useKeptFocus(...changes: readonly unknown[]): void {
  const last = useRef<Element | null>(null);
  const place = useRef<Element | null>(null);
  const isLeaving = useRef(false);
  const goOn = (): void => {
    if (last.current === null) return;
    // What others draw with the same step is there only afterwards.
    setTimeout(() => {
      if (isLost(document.activeElement)) {
        stopAfter(last.current, place.current)?.focus({ preventScroll: true });
      }
    });
  };
  useEffect(() => {
    const press = ({ target, key }: KeyboardEvent): void => {
      last.current = target instanceof Element && target !== document.body ? target : null;
      place.current = last.current?.closest('[data-place]') ?? null;
      isLeaving.current = key === 'Tab';
    };
    const point = (): void => {
      last.current = null;
    };
    // Some browsers say so when what has the focus goes by itself, without any of the changes. Whoever goes out of the
    // page by the Tab key is not held.
    const part = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null && !isLeaving.current) goOn();
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    document.addEventListener('focusout', part);
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', point, { capture: true });
      document.removeEventListener('focusout', part);
    };
  }, []);
  useEffect(goOn, changes);
}

/** A browser leaves the focus for some frames on a button that can be pressed no more, and takes it away then. */
function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.matches(':disabled');
}

/** Where to go on after something was pressed in a place. */
export function stopAfter(pressed: Element | null, place: Element | null): Stop | null {
  const beside =
    pressed?.isConnected === true
      ? pressed.parentElement?.querySelector(':scope > button:enabled')
      : null;
  if (isStop(beside)) return beside;
  const at = place?.isConnected === true ? place : document.querySelector('[data-place]');
  for (const selector of [NEXT, STOPS, LAST]) {
    const found = at?.querySelector(selector);
    if (isStop(found)) return found;
  }
  return isStop(at) ? at : null;
}

function isStop(element: Element | null | undefined): element is Stop {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
