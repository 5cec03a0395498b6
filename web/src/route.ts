/** Where we are: the part of the address behind `#`. */

import { signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'about' }
  /** A new match against bots, begun as soon as somebody comes here. */
  | { readonly screen: 'quick'; readonly game: GameId }
  /** With `people`, all at one screen: nobody is a bot. */
  | { readonly screen: 'setUp'; readonly game: GameId; readonly people?: true }
  /** A match that is kept under this key. */
  | { readonly screen: 'match'; readonly key: string }
  | { readonly screen: 'replay'; readonly key: string }
  /** A match that came with the address itself. */
  | { readonly screen: 'shared'; readonly data: string }
  /** A table for friends, about to be opened. */
  | { readonly screen: 'friends'; readonly game: GameId }
  /**
   * What somebody was sent: it leads to a table, and its address replaces this one. `besideDisplay`: read from a big screen, which has the
   * board.
   */
  | { readonly screen: 'join'; readonly link: string; readonly besideDisplay?: true }
  | { readonly screen: 'table'; readonly id: string }
  /** The same table on a screen for everybody. */
  | { readonly screen: 'display'; readonly id: string }
  | { readonly screen: 'lobby' }
  /** All puzzles, that of today, or one of a game. */
  | { readonly screen: 'puzzles' }
  | { readonly screen: 'puzzleToday' }
  | { readonly screen: 'puzzle'; readonly game: GameId; readonly id: string }
  /** Who somebody is to the server. */
  | { readonly screen: 'profile' }
  /** The rules of a game, or one of them by the end of its address (`R6.3`, `ruling-12`). */
  | { readonly screen: 'rules'; readonly game: GameId; readonly rule: string | null }
  /** The lessons of a game, one of them, and a turn of a kept match to learn from: the one that led to this entry. */
  | { readonly screen: 'chapters'; readonly game: GameId }
  | { readonly screen: 'lesson'; readonly game: GameId; readonly chapter: string }
  | { readonly screen: 'moment'; readonly key: string; readonly seq: number };

const PEOPLE = '/people';
const BESIDE_DISPLAY = '/hand';
export const HOME = '#/';
export const ABOUT = '#/about';
export const LOBBY = '#/lobby';
export const PUZZLES = '#/puzzles';
const PUZZLE_TODAY = '#/puzzles/today';
export const PROFILE = '#/profile';

const first = readRoute(location.hash);
export const route = signal<Route>(first);

/** Whether somebody has followed a link since the page was opened. */
export function hasMoved(): boolean {
  return route.value !== first;
}

/** Whether somebody who would lose something by it is about to follow a link. */
export const isLeaving = signal(false);
let guards = 0;

export function followAddress(): void {
  addEventListener('hashchange', () => {
    if (location.hash === addressOf(route.value)) return;
    if (guards > 0) isLeaving.value = true;
    else leave();
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** From now on nobody leaves without being asked; the answer ends that. */
export function guardLeaving(): () => void {
  addEventListener('beforeunload', ask);
  guards++;
  return () => {
    guards--;
    if (guards === 0) removeEventListener('beforeunload', ask);
  };
}

/** Goes where the address leads. */
export function leave(): void {
  isLeaving.value = false;
  route.value = readRoute(location.hash);
}

export function stay(): void {
  isLeaving.value = false;
  history.replaceState(null, '', addressOf(route.value));
}

/** The address of a screen. */
export function addressOf(to: Route): string {
  switch (to.screen) {
    case 'home':
      return HOME;
    case 'about':
      return ABOUT;
    case 'quick':
      return `#/play/${to.game}`;
    case 'setUp':
      return `#/set-up/${to.game}${to.people === true ? PEOPLE : ''}`;
    case 'match':
      return `#/match/${to.key}`;
    case 'replay':
      return `#/replay/${to.key}`;
    case 'shared':
      return `#/shared/${to.data}`;
    case 'friends':
      return `#/friends/${to.game}`;
    case 'join':
      return `#/join/${to.link}${to.besideDisplay === true ? BESIDE_DISPLAY : ''}`;
    case 'table':
      return `#/table/${to.id}`;
    case 'display':
      return `#/display/${to.id}`;
    case 'lobby':
      return LOBBY;
    case 'puzzles':
      return PUZZLES;
    case 'puzzleToday':
      return PUZZLE_TODAY;
    case 'puzzle':
      return `#/puzzles/${to.game}/${to.id}`;
    case 'profile':
      return PROFILE;
    case 'rules':
      return `#/rules/${to.game}${to.rule === null ? '' : `/${to.rule}`}`;
    case 'chapters':
      return `#/learn/${to.game}`;
    case 'lesson':
      return `#/learn/${to.game}/${to.chapter}`;
    case 'moment':
      return `#/moment/${to.key}/${to.seq}`;
  }
}

/** The same with everything before it, for others to follow. */
export function wholeAddressOf(to: Route): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}${addressOf(to)}`;
}

/** Goes there. With `replace`, the way back does not lead here again. */
export function goTo(to: Route, replace = false): void {
  if (replace) location.replace(addressOf(to));
  else location.hash = addressOf(to);
}

/** Anything that is no address of ours leads home. */
export function readRoute(hash: string): Route {
  if (hash === ABOUT) return { screen: 'about' };
  if (hash === LOBBY) return { screen: 'lobby' };
  if (hash === PUZZLES) return { screen: 'puzzles' };
  if (hash === PUZZLE_TODAY) return { screen: 'puzzleToday' };
  if (hash === PROFILE) return { screen: 'profile' };
  const [, kind, name, more] = hash.split('/');
  if (isGameId(name)) {
    if (kind === 'friends') return { screen: 'friends', game: name };
    if (kind === 'play') return { screen: 'quick', game: name };
    if (kind === 'set-up' && `/${more}` === PEOPLE) {
      return { screen: 'setUp', game: name, people: true };
    }
    if (kind === 'set-up') return { screen: 'setUp', game: name };
    const id = readRule(more);
    if (kind === 'puzzles' && id !== null) return { screen: 'puzzle', game: name, id };
    if (kind === 'rules') return { screen: 'rules', game: name, rule: readRule(more) };
    if (kind === 'learn') {
      return more === undefined
        ? { screen: 'chapters', game: name }
        : { screen: 'lesson', game: name, chapter: more };
    }
  }
  if (isKey(name)) {
    if (kind === 'match') return { screen: 'match', key: name };
    if (kind === 'replay') return { screen: 'replay', key: name };
    if (kind === 'moment' && /^\d{1,7}$/.test(more ?? '')) {
      return { screen: 'moment', key: name, seq: Number(more) };
    }
  }
  if (name !== undefined && /^[\w-]{1,64}$/.test(name)) {
    if (kind === 'join' && `/${more}` === BESIDE_DISPLAY) {
      return { screen: 'join', link: name, besideDisplay: true };
    }
    if (kind === 'join') return { screen: 'join', link: name };
    if (kind === 'table') return { screen: 'table', id: name };
    if (kind === 'display') return { screen: 'display', id: name };
  }
  // Whatever stands there: who was sent something should hear what is wrong with it.
  if (kind === 'shared') return { screen: 'shared', data: name ?? '' };
  return { screen: 'home' };
}

function readRule(end: string | undefined): string | null {
  return end !== undefined && /^[\w.-]{1,64}$/.test(end) ? end : null;
}

function isKey(name: string | undefined): name is string {
  return name !== undefined && /^[0-9a-f]{16}$/.test(name);
}
