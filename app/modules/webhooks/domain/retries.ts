const [second, minute, hour] = [1, 60, 3_600];

/** After each try that failed, seconds until the next: ten in all, over three days. */
const waits = [
  5 * second,
  30 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  27 * hour,
] as const;

/** How often a message is tried. */
export const mostTries = waits.length + 1;

/** By so much of itself a wait is shorter or longer: what failed together does not come back together. */
const scatter = 0.1;

/**
 * When a message is tried again that failed for the `tries`th time; null where it was the last. `share` of 0 to 1 says where in
 * its scatter the wait lies.
 */
export function nextTryAt(tries: number, now: Date, share = 0.5): Date | null {
  const wait = waits[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1_000 * (1 - scatter + 2 * scatter * share));
}

/** What an answer means: taken, to be tried again, or that nobody is there any more (410, by Standard Webhooks). */
export function meaningOf(status: number | null): "TAKEN" | "AGAIN" | "GONE" {
  if (status !== null && status >= 200 && status < 300) return "TAKEN";
  return status === 410 ? "GONE" : "AGAIN";
}
