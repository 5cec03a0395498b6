/** The three manners to play: with a mouse, with fingers on a phone, and with keys alone. */

import type { Locator, Page } from 'playwright-core';
import { LAPTOP, PHONE, type Device } from '../visitor.ts';
import { arriveAt, pressKeyTimes } from './keys.ts';
import type { Step, Way } from './way.ts';

export interface Manner {
  readonly name: string;
  readonly device: Device;
  press(this: void, thing: Locator): Promise<void>;
  choose(this: void, list: Locator, option: string): Promise<void>;
  slide(this: void, slider: Locator, to: number): Promise<void>;
}

interface Aim {
  readonly position?: { readonly x: number; readonly y: number };
  /** Points there without asking what lies on top. */
  readonly force?: boolean;
}

/** Points at a thing as soon as it stands still and nothing covers it. */
type Point = (thing: Locator, aim?: Aim) => Promise<void>;

/**
 * Whoever points at a target of a drawing means its middle, which need not be the middle of everything drawn for it. The middle is looked up
 * at the moment of the press: a chart learns how large it is on the screen after it has been painted, its targets then get another size, and a
 * place that was measured before lies beside them.
 */
async function pressMiddle(thing: Locator, point: Point): Promise<void> {
  await thing.waitFor();
  const hit = thing.locator('> .target-hit');
  if ((await hit.count()) === 0) return point(thing);
  // Whoever has read what came of an encounter puts it away.
  const read = thing.page().locator('.star-met-close');
  if ((await read.count()) > 0) await point(read.first());
  await hit.scrollIntoViewIfNeeded();
  // Whoever sees a chart on which nothing is large enough to be hit goes near first.
  const isFar = await thing.evaluate((element) => element.closest('.chart-far') !== null);
  if (isFar) await point(hit, { force: true });
  // What is drawn for the target lies above the area that is hit, and belongs to it.
  const target = await thing.elementHandle();
  await thing.page().waitForFunction((element) => {
    const area = element?.querySelector(':scope > .target-hit')?.getBoundingClientRect();
    if (element === null || area === undefined) return false;
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
    return element.contains(document.elementFromPoint(x, y));
  }, target);
  return point(hit, { force: true });
}

/** Where the number of ships stands on a slider. */
async function readSlider(slider: Locator): Promise<{ min: number; max: number; now: number }> {
  return slider.locator('input[type=range]').evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no slider');
    return { min: Number(input.min), max: Number(input.max), now: input.valueAsNumber };
  });
}

/** Mouse and fingers differ in how they point only. */
function pointing(name: string, device: Device, point: Point): Manner {
  return {
    name,
    device,
    press: (thing) => pressMiddle(thing, point),
    choose: async (list, option) => {
      // The list itself opens outside of the page, where no test can point.
      await list.click({ trial: true });
      await list.selectOption(option);
    },
    slide: async (slider, to) => {
      const { min, max, now } = await readSlider(slider);
      if (now === to) return;
      const scale = slider.locator('input[type=range]');
      const box = await scale.boundingBox();
      if (box === null) throw new Error('no slider');
      const x = (box.width * (to - min)) / (max - min);
      const position = { x: Math.min(Math.max(x, 1), box.width - 1), y: box.height / 2 };
      await point(scale, { position });
      // Scales are coarse, buttons are exact.
      for (let tries = 0; tries < 20; tries++) {
        const { now: reached } = await readSlider(slider);
        if (reached === to) return;
        await point(slider.locator('> button').nth(reached > to ? 0 : 1));
      }
      throw new Error(`the slider cannot be brought to ${to}`);
    },
  };
}

export const MOUSE = pointing('mouse', LAPTOP, (thing, aim) => thing.click(aim));
export const FINGERS = pointing('touch', PHONE, (thing, aim) => thing.tap(aim));

export const KEYS: Manner = {
  name: 'keyboard',
  device: LAPTOP,
  press: async (thing) => {
    await arriveAt(thing);
    // Targets are pressed by the space bar and buttons by Enter, so that both are seen to work.
    const isSpace = await thing.evaluate((element) => element.matches('.target, input'));
    await thing.page().keyboard.press(isSpace ? 'Space' : 'Enter');
  },
  choose: async (list, option) => {
    await arriveAt(list);
    const steps = await list.evaluate((element, wanted) => {
      if (!(element instanceof HTMLSelectElement)) throw new Error('no list');
      const index = [...element.options].findIndex(({ value }) => value === wanted);
      return index - element.selectedIndex;
    }, option);
    // Opened first: what is passed on the way is not chosen.
    const { keyboard } = list.page();
    await keyboard.press('Space');
    await pressKeyTimes(list.page(), steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
    await keyboard.press('Enter');
  },
  slide: async (slider, to) => {
    const { now } = await readSlider(slider);
    if (now === to) return;
    await arriveAt(slider.locator('input[type=range]'));
    await pressKeyTimes(slider.page(), to > now ? 'ArrowRight' : 'ArrowLeft', Math.abs(to - now));
  },
};

export const MANNERS = [MOUSE, FINGERS, KEYS] as const;

/** Goes a way to its end. */
export async function follow(page: Page, manner: Manner, { steps }: Way): Promise<void> {
  for (const step of steps) await take(page, manner, step);
}

async function take(page: Page, manner: Manner, step: Step): Promise<void> {
  if ('choose' in step) return manner.choose(page.locator(step.choose), step.option);
  if ('slide' in step) return manner.slide(page.locator(step.slide), step.to);
  for (let times = step.times ?? 1; times > 0; times--) {
    await manner.press(page.locator(step.press).nth(step.nth ?? 0));
  }
}
