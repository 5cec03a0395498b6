/** Where we are: the part of the address behind `#`. */

import { signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';

export type Route =
  | { readonly screen: 'home' }
  /** A new match against bots, begun as soon as somebody comes here. */
  | { readonly screen: 'quick'; readonly game: GameId }
  /** With `people`, all at one screen: nobody is a bot. */
  | { readonly screen: 'setUp'; readonly game: GameId; readonly people?: true }
  /** A match that is kept under this key. */
  | { readonly screen: 'match'; readonly key: string }
  | { readonly screen: 'replay'; readonly key: string }
  /** A match that came with the address itself. */
  | { readonly screen: 'shared'; readonly data: string };

const PEOPLE = '/people';
const first = readRoute(location.hash);
export const route = signal<Route>(first);

/** Whether somebody has followed a link since the page was opened. */
export function hasMoved(): boolean {
  return route.value !== first;
}

export function followAddress(): void {
  addEventListener('hashchange', () => {
    route.value = readRoute(location.hash);
  });
}

export const HOME = '#/';

/** The address of a screen. */
export function addressOf(to: Route): string {
  switch (to.screen) {
    case 'home':
      return HOME;
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
  }
}

/** Goes there. With `replace`, the way back does not lead here again. */
export function goTo(to: Route, replace = false): void {
  if (replace) location.replace(addressOf(to));
  else location.hash = addressOf(to);
}

/** Anything that is no address of ours leads home. */
export function readRoute(hash: string): Route {
  const [, kind, name, more] = hash.split('/');
  if (isGameId(name)) {
    if (kind === 'play') return { screen: 'quick', game: name };
    if (kind === 'set-up' && `/${more}` === PEOPLE) {
      return { screen: 'setUp', game: name, people: true };
    }
    if (kind === 'set-up') return { screen: 'setUp', game: name };
  }
  if (isKey(name)) {
    if (kind === 'match') return { screen: 'match', key: name };
    if (kind === 'replay') return { screen: 'replay', key: name };
  }
  // Whatever stands there: who was sent something should hear what is wrong with it.
  if (kind === 'shared') return { screen: 'shared', data: name ?? '' };
  return { screen: 'home' };
}

function isKey(name: string | undefined): name is string {
  return name !== undefined && /^[0-9a-f]{16}$/.test(name);
}
