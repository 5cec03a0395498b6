/** Puts the service worker to work, and tells when a newer build is ready. */

import { signal } from '@preact/signals';
import { route } from '../route.ts';

/** A newer build is on the device and waits to be used. */
export const newBuild = signal<ServiceWorker | null>(null);

/** How long the line must have been still, in milliseconds. */
const STILL = 2000;

/** What is kept for later is fetched when nobody waits for anything: it would take the line from that. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await lineStill();
  // Without it (private windows, odd certificates) the app works as long as there is a network.
  await register().catch(() => {});
}

async function lineStill(): Promise<void> {
  let fetched = -1;
  for (;;) {
    const { length } = performance.getEntriesByType('resource');
    if (length === fetched && !isOnTheWay()) return;
    fetched = length;
    await new Promise((resolve) => setTimeout(resolve, STILL));
  }
}

/** Whether somebody is about to sit down: whoever reads an invitation needs the line when he accepts it. */
function isOnTheWay(): boolean {
  switch (route.value.screen) {
    case 'join':
    case 'quick':
      return true;
    case 'match':
    case 'table':
      return !('settled' in document.documentElement.dataset);
    default:
      return false;
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./service-worker.js');
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      // The first build of all takes over by itself; it replaces nothing.
      if (worker.state === 'installed' && serviceWorker.controller !== null)
        newBuild.value = worker;
    });
  };
  if (registration.waiting !== null && serviceWorker.controller !== null) {
    newBuild.value = registration.waiting;
  }
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** Reloads the page with the newer build. Matches are stored with every move, so nothing is lost. */
export function useNewBuild(): void {
  const worker = newBuild.value;
  if (worker !== null) takeOver(worker, navigator.serviceWorker, () => location.reload());
}

/** A build that waits is asked to begin; one that another window has asked already has begun. */
export function takeOver(
  worker: Pick<ServiceWorker, 'state' | 'postMessage'>,
  container: Pick<EventTarget, 'addEventListener'>,
  reload: () => void,
): void {
  if (worker.state !== 'installed') {
    reload();
    return;
  }
  container.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take over');
}
