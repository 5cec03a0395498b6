/** Being told outside of the page: wished for on this device, and being woken by the server where it does that. */

import { readText, writeText } from '../settings.ts';
import { server } from './server.ts';

/**
 * What somebody can count on: nothing; being told while the page is open; or also when it is closed. `denied`: the browser does not allow
 * it; `failed`: the server wakes people, and could not be told where this one is.
 */
export type Wakefulness = 'off' | 'page' | 'always' | 'denied' | 'failed';

const WISH = 'notify';
/** Browsers do not say that there will be no service worker. */
const LONGEST_WAIT = 5000;

/** Whether somebody could be asked, or has allowed it already. */
export function canNotify(): boolean {
  return isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** Whether the browser may show notifications, and they are wished for here. */
export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted' && readText(WISH) === 'on';
}

/** How it stands now. */
export async function wakefulness(): Promise<Wakefulness> {
  if (!mayNotify()) return 'off';
  return (await subscription()) === null ? 'page' : 'always';
}

export async function turnOn(): Promise<Wakefulness> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return 'denied';
  writeText(WISH, 'on');
  return subscribe().catch(() => 'failed');
}

/** The server forgets this device before the browser does, else it would knock in vain. */
export async function turnOff(): Promise<Wakefulness> {
  writeText(WISH, null);
  const known = await subscription();
  if (known !== null) {
    await server.dropPush(known.endpoint);
    await known.unsubscribe().catch(() => false);
  }
  return 'off';
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const registered = await navigator.serviceWorker.getRegistration();
  return registered?.pushManager.getSubscription().catch(() => null) ?? null;
}

/** Where the server wakes closed pages, it is told where this one is; elsewhere pages that are open still say it. */
async function subscribe(): Promise<Wakefulness> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'page';
  const reply = await server.pushKey();
  if (!reply.ok) return 'failed';
  const { key } = reply.value;
  if (key === null) return 'page';
  const { pushManager } = await worker();
  const { endpoint } =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return (await server.addPush(endpoint)).ok ? 'always' : 'failed';
}

function worker(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_found, fail) => {
      setTimeout(() => fail(new Error('there is no service worker')), LONGEST_WAIT);
    }),
  ]);
}

/** Shown by the service worker where there is one: phones know no other way. */
export async function showNotification(title: string, body: string): Promise<void> {
  const options = { body, tag: 'sternwarte-turn', data: location.hash };
  const registered =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registered?.active !== null && registered?.active !== undefined) {
    await registered.showNotification(title, options);
    return;
  }
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    focus();
    notification.close();
  });
}
