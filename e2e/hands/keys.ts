/** The focus: it goes where keys bring it, can be seen there, and is never lost. */

import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 300;

interface Whereabouts {
  readonly arrived: boolean;
  readonly lost: boolean;
  /** Whether the wanted thing comes later in the page than the focus, and how many presses of Tab it should be away. */
  readonly ahead: boolean;
  readonly presses: number;
  /** Towards things that the Tab key leaves out, the best direction first. */
  readonly arrows: readonly string[];
  readonly at: string;
}

function look(wanted: Element): Whereabouts {
  const active = document.activeElement ?? document.body;
  const all = [...document.querySelectorAll('*')];
  const [from, to] = [all.indexOf(active), all.indexOf(wanted)];
  const between = all
    .slice(Math.min(from, to) + 1, Math.max(from, to))
    .filter((stop) => stop instanceof HTMLElement || stop instanceof SVGElement)
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'))
    .filter((stop) => stop.checkVisibility())
    // Of several radio buttons the Tab key comes to the chosen one.
    .filter((stop) => !stop.matches('[type=radio]:not(:checked)'));
  const [here, there] = [active.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const dx = there.x + there.width / 2 - here.x - here.width / 2;
  const dy = there.y + there.height / 2 - here.y - here.height / 2;
  const directions = [
    { arrow: 'ArrowRight', along: dx },
    { arrow: 'ArrowLeft', along: -dx },
    { arrow: 'ArrowDown', along: dy },
    { arrow: 'ArrowUp', along: -dy },
  ].toSorted((a, b) => b.along - a.along);
  return {
    arrived: active === wanted,
    lost: active === document.body,
    ahead: to > from,
    presses: between.length + 1,
    arrows: directions.map(({ arrow }) => arrow),
    at: active.outerHTML.slice(0, 200),
  };
}

/** Brings the focus to a thing: by Tab, or backwards, and by arrow keys to what the Tab key leaves out. */
export async function arriveAt(thing: Locator): Promise<void> {
  await thing.waitFor();
  const isStop = await thing.evaluate(
    (element) => element.getAttribute('tabindex') !== '-1' && !element.matches(':disabled'),
  );
  if (isStop) await arriveByTab(thing);
  else await arriveByArrows(thing);
  await expectSeen(thing);
}

async function arriveByTab(thing: Locator): Promise<void> {
  const page = thing.page();
  let now = await thing.evaluate(look);
  // As often as it should take, and then one by one.
  let presses = now.presses;
  for (let left = MOST_PRESSES; !now.arrived; left -= presses) {
    if (left <= 0) throw new Error(`never arrived; the focus is at ${now.at}`);
    await pressKeyTimes(page, now.ahead ? 'Tab' : 'Shift+Tab', presses);
    const before = now;
    now = await thing.evaluate(look);
    if (now.lost) throw new Error(`the focus left the page at ${before.at}`);
    presses = 1;
  }
}

/** From a neighbour that the Tab key comes to. */
async function arriveByArrows(thing: Locator): Promise<void> {
  const neighbours = thing.locator('xpath=../..').locator('.target[tabindex="0"]');
  await arriveByTab(neighbours.first());
  // What was tried at each place: whoever comes round again takes another direction.
  const tried = new Map<string, number>();
  for (let left = MOST_PRESSES; left > 0; left--) {
    const { arrived, arrows, at } = await thing.evaluate(look);
    if (arrived) return;
    const times = tried.get(at) ?? 0;
    tried.set(at, times + 1);
    await thing.page().keyboard.press(arrows[times % arrows.length] ?? 'ArrowUp');
  }
  throw new Error('arrow keys do not lead there');
}

/** Whoever looks at the screen sees where the focus is. */
async function expectSeen(thing: Locator): Promise<void> {
  const fault = await thing.evaluate((element) => {
    const ring = element.querySelector(':scope > .target-ring');
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const drawn =
      ring === null
        ? outlineStyle !== 'none' && outlineWidth !== '0px'
        : getComputedStyle(ring).stroke !== 'none';
    if (!element.matches(':focus-visible') || !drawn) return 'is not marked';
    const { x, y, width, height } = (ring ?? element).getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top)
      ? null
      : `is covered by ${top?.outerHTML.slice(0, 80) ?? 'nothing'}`;
  });
  if (fault !== null) throw new Error(`the focus ${fault}: ${await describe(thing)}`);
}

async function describe(thing: Locator): Promise<string> {
  return thing.evaluate((element) => element.outerHTML.slice(0, 160));
}

export async function pressKeyTimes(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** Whoever plays by keys goes on from somewhere in the page, whatever was pressed. */
export async function expectFocusInPage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body);
}
