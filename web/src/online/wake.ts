/** Being told outside of the page: asking for it once, and being woken by the server where it does that. */

import { server } from './server.ts';

/** Whether the browser may show notifications now. Where the server wakes closed pages, it is told where this one is. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false;
  // Without a server that wakes, pages that are open still say it.
  await subscribe().catch(() => undefined);
  return true;
}

async function subscribe(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  const reply = await server.pushKey();
  const key = reply.ok ? reply.value.key : null;
  if (key === null) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint } =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await server.addPush(endpoint);
}

/** Shown by the service worker where there is one: phones know no other way. */
export async function showNotification(title: string, body: string): Promise<void> {
  const options = { body, tag: 'sternwarte-turn', data: location.hash };
  const worker =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active !== null && worker?.active !== undefined) {
    await worker.showNotification(title, options);
    return;
  }
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    focus();
    notification.close();
  });
}

/** Whether somebody could be asked, or has allowed it already. */
export function canNotify(): boolean {
  return isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied';
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}
