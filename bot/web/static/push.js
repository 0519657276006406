// Shows a call when no page is open; a press on it opens the question.

const worker = /** @type {any} */ (self); // a page's types know no service worker

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(renew(event)));

const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
/** @param {{ url: string }} page @param {string} url */
const shows = (page, url) => new URL(page.url).pathname === url;

/** @param {{ said: string, about: string, url: string }} call */
async function show({ said, about, url }) {
  const seen = (await pages()).some(
    (/** @type {any} */ page) => page.visibilityState === "visible" && shows(page, url),
  );
  if (seen) return;
  await worker.registration.showNotification("Fondaco", {
    body: said,
    tag: about,
    renotify: true,
    icon: "/static/now/mark.svg",
    data: url,
  });
}

/** @param {string} url */
async function open(url) {
  const there = (await pages()).find((/** @type {any} */ page) => shows(page, url));
  return there ? there.focus() : worker.clients.openWindow(url);
}

// A browser may give a device another address: the host is told, or it would call in vain.
/** @param {any} event */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch("/me/devices", {
    method: "POST",
    body: new URLSearchParams({ do: "add", endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
