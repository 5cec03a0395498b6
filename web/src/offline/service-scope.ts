/** What a service worker finds around itself, as far as ours needs it: the types of pages do not know it. */

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface NotificationClick extends LastingEvent {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface ServiceScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'push',
    listener: (event: LastingEvent) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
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
