// Notices by the browser itself: a subscription that the server can send "your turn" to.

/** Whether this browser can be told anything while the page is closed. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** A key as the server writes it (base64 for addresses), as the bytes that the browser wants. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Ask the person, then the browser: the subscription as JSON; nothing when one of them says no. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register('/push-worker.js');
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  return JSON.stringify(subscription);
}
