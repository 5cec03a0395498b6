/**
 * What has just happened, as movement: dice roll, balls fall, ships travel, chips turn, cards fly to the hand. The
 * position is right without it; a click anywhere ends it.
 */

import type { Event } from '../rules/actions.ts';
import { producesOn } from '../rules/chips.ts';
import { KINDS, resourceOf, type Resource } from '../rules/data.ts';
import { layoutOf } from '../rules/layout.ts';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import { PLANETS_OF_SITE } from '../rules/sectors.ts';
import { playerAt } from '../rules/state.ts';
import { nodePoint, type Turn } from './geometry.ts';
import type { StarProps } from './props.ts';

const STEP = 110;
/** Nothing takes longer; half of it at quick pace. */
const LONGEST = 800;
const SHORT = 260;
/** When dice and balls lie, and what they come to can be told. */
const BALLS = 600;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** Animations of the last step, and what was drawn for them alone. */
class Moment {
  readonly #running: Animation[] = [];
  readonly #speed: number;

  constructor(pace: StarProps['pace']) {
    this.#speed = pace === 'quick' ? 2.5 : 1;
    document.addEventListener('pointerdown', () => this.skip(), { capture: true, once: true });
  }

  move(element: Element | null, frames: Keyframe[], duration: number, delay = 0): void {
    if (element === null) return;
    const timing = { duration, delay, easing: EASE, fill: 'backwards' } as const;
    const animation = element.animate(frames, timing);
    animation.playbackRate = this.#speed;
    this.#running.push(animation);
  }

  /** The same for something that is there only while it moves. */
  send(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    this.move(element, frames, duration, delay);
    const last = this.#running.at(-1);
    if (last === undefined) element.remove();
    else last.addEventListener('finish', () => element.remove());
  }

  skip(): void {
    for (const animation of this.#running) animation.finish();
  }
}

export function animateNews(
  plate: HTMLElement | null,
  events: readonly Event[],
  props: StarProps,
  turn: Turn,
): void {
  if (plate === null) return;
  const moment = new Moment(props.pace);
  for (const event of events) animate(moment, plate, event, props, turn);
  // First the balls, then the sums, then what comes of them.
  const after = events.some(({ type }) => type === 'balls') ? BALLS : 0;
  if (events.some(({ type }) => type === 'contest')) come(moment, plate, '.star-sums b', after);
  if (events.some(({ type }) => type === 'outcome')) come(moment, plate, '.star-outcome', after);
}

function animate(
  moment: Moment,
  frame: HTMLElement,
  event: Event,
  props: StarProps,
  turn: Turn,
): void {
  const { view, viewer } = props;
  switch (event.type) {
    case 'flew':
      return travel(moment, frame, event.path, turn);
    case 'jumped':
    case 'placed':
    case 'colonyFounded':
      return appear(moment, pieceAt(frame, event.type === 'jumped' ? event.to : event.node));
    case 'chip':
      return flip(moment, planetAt(frame, event.planet));
    case 'dice':
      roll(moment, frame);
      come(moment, frame, '.star-throw-text', BALLS);
      for (const [planet, chip] of view.chips.entries()) {
        if (producesOn(chip, event.total)) swell(moment, planetAt(frame, planet));
      }
      if (viewer !== 'spectator') harvest(moment, frame, event.total, viewer, props);
      return;
    case 'shake':
      shake(moment, document.querySelector('.star-own .star-mothership-art'));
      for (const ball of frame.querySelectorAll('.star-throw .star-ball')) drop(moment, ball);
      come(moment, frame, '.star-throw-text', BALLS);
      return;
    case 'balls': {
      const fighter = `.star-met .seat-${event.seat}`;
      shake(moment, frame.querySelector(`${fighter} .star-mothership-art`));
      // Whoever shakes alone has no place of his own.
      const balls = `${fighter} .star-ball, .star-met > .star-balls .star-ball`;
      for (const ball of frame.querySelectorAll(balls)) drop(moment, ball);
      return;
    }
    case 'deal': {
      const other = event.seat === viewer ? event.with : event.seat;
      const got = event.seat === viewer ? event.want : event.give;
      if (event.seat !== viewer && event.with !== viewer) return;
      const from = document.querySelector(`.table-seats .seat-${other}`);
      for (const kind of KINDS) {
        const resource = resourceOf(kind);
        if ((got[resource] ?? 0) > 0) fly(moment, frame, from, resource, 0);
      }
      return;
    }
    default:
  }
}

function pieceAt(frame: HTMLElement, node: NodeId): Element | null {
  return frame.querySelector(`[data-piece="${node}"]`);
}

function planetAt(frame: HTMLElement, planet: number): Element | null {
  return frame.querySelector(`[data-planet="${planet}"]`);
}

function travel(moment: Moment, frame: HTMLElement, path: readonly NodeId[], turn: Turn): void {
  const end = path.at(-1);
  if (end === undefined) return;
  const goal = nodePoint(nodeNamed(end), turn);
  const frames = path.map((id) => {
    const { x, y } = nodePoint(nodeNamed(id), turn);
    return { transform: `translate(${x - goal.x}px, ${y - goal.y}px)` };
  });
  moment.move(pieceAt(frame, end), frames, Math.min(LONGEST, STEP * (path.length - 1)));
}

function appear(moment: Moment, element: Element | null): void {
  const frames = [
    { transform: 'scale(0.2)', opacity: 0 },
    { transform: 'scale(1)', opacity: 1 },
  ];
  moment.move(element, frames, SHORT);
}

/** What is not to be read before its time. */
function come(moment: Moment, frame: HTMLElement, what: string, delay: number): void {
  for (const element of frame.querySelectorAll(what)) {
    moment.move(element, [{ opacity: 0 }, { opacity: 1 }], SHORT, delay);
  }
}

function flip(moment: Moment, element: Element | null): void {
  moment.move(element, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], SHORT);
}

function swell(moment: Moment, element: Element | null): void {
  const frames = [
    { transform: 'scale(1)' },
    { transform: 'scale(1.5)' },
    { transform: 'scale(1)' },
  ];
  moment.move(element, frames, 400, 400);
}

/** Two dice come rolling in, one after the other. */
function roll(moment: Moment, frame: HTMLElement): void {
  for (const [i, die] of [...frame.querySelectorAll('.star-die')].entries()) {
    const frames = [
      { transform: 'translate(120px, -70px) rotate(540deg)', opacity: 0 },
      { transform: 'translate(60px, 8px) rotate(300deg)', opacity: 1, offset: 0.45 },
      { transform: 'translate(24px, -18px) rotate(120deg)', offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ];
    moment.move(die, frames, 600 + 120 * i);
  }
}

function shake(moment: Moment, element: Element | null): void {
  const frames = [0, -9, 8, -7, 6, -4, 0].map((degrees) => ({
    transform: `rotate(${degrees}deg)`,
  }));
  moment.move(element, frames, 500);
}

function drop(moment: Moment, element: Element): void {
  const frames = [
    { transform: 'translateY(-46px)', opacity: 0 },
    { transform: 'translateY(0)', opacity: 1, offset: 0.55 },
    { transform: 'translateY(-9px)', offset: 0.75 },
    { transform: 'translateY(0)' },
  ];
  moment.move(element, frames, 420, 300);
}

/** What the planets bring the viewer flies from each of them to his hand. */
function harvest(
  moment: Moment,
  frame: HTMLElement,
  total: number,
  seat: number,
  { view }: StarProps,
): void {
  const { resources } = layoutOf(view.placements);
  const planets = playerAt(view, seat)
    .buildings.flatMap((site) => PLANETS_OF_SITE[site] ?? [])
    .filter((planet) => producesOn(view.chips[planet] ?? 0, total));
  for (const [i, planet] of planets.entries()) {
    const kind = resources[planet];
    if (kind === null || kind === undefined) continue;
    fly(moment, frame, planetAt(frame, planet), resourceOf(kind), 60 * i);
  }
}

/** A card from somewhere on the screen to its place in the hand. */
function fly(
  moment: Moment,
  frame: HTMLElement,
  from: Element | null,
  resource: Resource,
  delay: number,
): void {
  const goal = document.querySelector(`.star-own .star-card-${resource} .star-icon`);
  if (from === null || goal === null) return;
  const [start, end] = [from.getBoundingClientRect(), goal.getBoundingClientRect()];
  const card = document.createElement('div');
  card.className = 'star-flying';
  card.append(goal.cloneNode(true));
  frame.append(card);
  const frames = [
    { transform: `${middleOf(start)} scale(0.6)`, opacity: 0 },
    { transform: `${middleOf(start)} scale(1.5)`, opacity: 1, offset: 0.25 },
    { transform: `${middleOf(end)} scale(1)`, opacity: 1 },
  ];
  moment.send(card, frames, 550, 250 + delay);
}

/** Where something of 24 pixels lies in the middle of it. */
function middleOf({ x, y, width, height }: DOMRect): string {
  return `translate(${x + width / 2 - 12}px, ${y + height / 2 - 12}px)`;
}
