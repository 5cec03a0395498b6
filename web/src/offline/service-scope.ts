/** What a service worker finds around itself, as far as ours needs it: the types of pages do not know it. */

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface ServiceScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export function findServiceScope(surroundings: object): ServiceScope {
  if (!isServiceScope(surroundings)) throw new Error('This runs as a service worker only.');
  return surroundings;
}

/** Nothing but a service worker has these. */
function isServiceScope(surroundings: object): surroundings is ServiceScope {
  return 'skipWaiting' in surroundings && 'registration' in surroundings;
}
