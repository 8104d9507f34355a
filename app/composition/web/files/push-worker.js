// Shows what this browser is told while nobody looks at the page, in the words the server chose. It answers no request of
// any page: it is registered for addresses that no page has.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("push", (event) => {
  const { title, body, link, language, topic } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      lang: language,
      dir: language === "ar" ? "rtl" : "ltr",
      // What is told later of the same takes the place of what was told before.
      tag: topic,
      renotify: true,
      data: { link },
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

/** The page it leads to: where it is open already, that one; addresses of other sites are not opened. */
async function open(link) {
  const url = new URL(link ?? "/", worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((one) => one.url === url.href);
  await (found ? found.focus() : worker.clients.openWindow(url.href));
}
