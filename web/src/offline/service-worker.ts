/**
 * Keeps the whole app on the device, so that it opens and plays without a network after the first visit.
 *
 * Every build has its own cache, filled as a whole before the build is used: files of two builds never mix. A new build
 * waits until no page of the old one is open, or until a person asks for it.
 */

import { findServiceScope } from './service-scope.ts';

interface Precache {
  /** Changes with the content of any file. */
  readonly version: string;
  /** Relative to the scope. */
  readonly files: readonly string[];
}

/** The build puts the list in the place of this name (`web/build/precache.ts`). */
declare const PRECACHE_LIST: Precache;
const { version, files } = PRECACHE_LIST;

const scope = findServiceScope(globalThis);
const PREFIX = 'sternwarte-';
const CACHE = `${PREFIX}${version}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => scope.clients.claim()));
});

// Pages have one thing to say: begin with the new build now. (A shared constant for it would be a file of its own.)
scope.addEventListener('message', () => {
  void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && request.url.startsWith(scope.registration.scope);
  if (!isOurs) return;
  event.respondWith(answer(url.origin + url.pathname, request));
});

// An empty message of the server: some match waits for somebody here. Which one is asked for, so nobody on the way learns it.
scope.addEventListener('push', (event) => {
  event.waitUntil(tellWhoIsDue());
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data ?? '')));
});

const YOUR_TURN: Readonly<Record<string, string>> = { de: 'Du bist dran', en: 'It is your turn' };

async function tellWhoIsDue(): Promise<void> {
  const due = await findDue().catch(() => null);
  // A browser that was woken must show something.
  await scope.registration.showNotification(
    YOUR_TURN[navigator.language.slice(0, 2)] ?? YOUR_TURN['en'] ?? '',
    { tag: 'sternwarte-turn', body: 'Sternwarte', data: due === null ? '#/' : `#/table/${due}` },
  );
}

/** The table that waits for whoever uses this browser. */
async function findDue(): Promise<string | null> {
  const response = await fetch(new URL('api/tables', scope.registration.scope));
  const { mine } = (await response.json()) as {
    readonly mine: readonly {
      readonly table: { readonly id: string };
      readonly seat: number | null;
      readonly awaits: readonly number[];
    }[];
  };
  const due = mine.find(({ seat, awaits }) => seat !== null && awaits.includes(seat));
  return due?.table.id ?? null;
}

async function openTable(hash: string): Promise<void> {
  const url = `${scope.registration.scope}${hash}`;
  const [open] = await scope.clients.matchAll({ type: 'window' });
  if (open === undefined) await scope.clients.openWindow(url);
  else {
    await open.focus();
    if (open.url !== url) await open.navigate(url);
  }
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: a file that kept its name must not come from an older build.
  await cache.addAll(
    ['./', ...files].map(
      (file) =>
        // Whatever the page itself asks for meanwhile comes first.
        new Request(new URL(file, scope.registration.scope), { cache: 'reload', priority: 'low' }),
    ),
  );
}

async function dropOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

async function answer(wanted: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(wanted);
  if (found !== undefined) return found;
  // The app has one page; what follows in its address is read by the app.
  const page =
    request.mode === 'navigate' ? await cache.match(scope.registration.scope) : undefined;
  return page ?? fetch(request);
}
