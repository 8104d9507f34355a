const buckets = new Map<string, { left: number; at: number }>();

/** Lets one installation ask so often in a minute, and makes what is more wait. Two installations never share a minute. */
export function rateLimiter(installationId: string, perMinute: number): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    for (;;) {
      signal.throwIfAborted();
      const wait = take(installationId, perMinute);
      if (wait === 0) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}

/** Milliseconds until the next may go; 0 where it went. */
function take(installationId: string, perMinute: number): number {
  const now = performance.now();
  const bucket = buckets.get(installationId) ?? { left: perMinute, at: now };
  const left = Math.min(perMinute, bucket.left + ((now - bucket.at) / 60_000) * perMinute);
  const goes = left >= 1;
  buckets.set(installationId, { left: goes ? left - 1 : left, at: now });
  return goes ? 0 : Math.ceil(((1 - left) / perMinute) * 60_000);
}
