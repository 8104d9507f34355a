/** How this browser stands to being told in: it cannot, it may not, nobody asked it to, or it is. */
export type DeviceState = "UNSUPPORTED" | "BLOCKED" | "OFF" | "ON";

/** A subscription as the server is given it. */
export type GivenSubscription = { endpoint: string; p256dh: string; auth: string };

const worker = "/push-worker.js";

/** Below it no page lies, so that the worker stands between nobody and a page; each company has a subscription of its own. */
const scopeOf = (company: string) => `/push/${company}/`;

export function canBeTold(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What this browser is subscribed by for a company; null where it is not. */
async function subscriptionOf(company: string): Promise<PushSubscription | null> {
  const all = await navigator.serviceWorker.getRegistrations();
  const found = all.find(({ scope }) => new URL(scope).pathname === scopeOf(company));
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** How this browser stands, and by which mark the server knows it. */
export async function lookAtDevice(
  company: string,
  marks: readonly string[],
): Promise<{ state: DeviceState; mark: string | null }> {
  if (!canBeTold()) return { state: "UNSUPPORTED", mark: null };
  const subscription = await subscriptionOf(company);
  const mark = subscription && (await markOf(subscription.endpoint));
  if (Notification.permission === "denied") return { state: "BLOCKED", mark };
  const told = mark !== null && marks.includes(mark) && Notification.permission === "granted";
  return { state: told ? "ON" : "OFF", mark };
}

/** Subscribes this browser by the company's key; one that another key made is ended first. */
export async function subscribe(company: string, publicKey: string): Promise<GivenSubscription> {
  const registration = await navigator.serviceWorker.register(worker, { scope: scopeOf(company) });
  await untilActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const before = await registration.pushManager.getSubscription();
  const subscription = await registration.pushManager.subscribe(options).catch(async (error: unknown) => {
    if (!before) throw error;
    await before.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
}

/** From here on the push service of this browser takes nothing for the company any more. */
export async function unsubscribe(company: string): Promise<void> {
  await (await subscriptionOf(company))?.unsubscribe();
}

function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve, reject) =>
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Error("The worker did not start."));
    }),
  );
}

/** The SHA-256 of an endpoint, base64url, as the server marks devices. */
async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
