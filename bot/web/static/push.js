// Shows a call when no page is open; a press on it opens the question.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });
const shows = (page, url) => new URL(page.url).pathname === url;

async function show({ said, about, url }) {
  const seen = (await pages()).some((page) => page.visibilityState === "visible" && shows(page, url));
  if (seen) return;
  await registration.showNotification("Fondaco", {
    body: said,
    tag: about,
    renotify: true,
    icon: "/static/now/mark.svg",
    data: url,
  });
}

async function open(url) {
  const there = (await pages()).find((page) => shows(page, url));
  return there ? there.focus() : clients.openWindow(url);
}

// A browser may give a device another address: the host is told, or it would call in vain.
async function renew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch("/me/devices", {
    method: "POST",
    body: new URLSearchParams({ do: "add", endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
