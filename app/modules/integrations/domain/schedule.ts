const minute = 60_000;
const longest = 24 * 60 * minute;

/** When the next run is due: after the usual time, or later and later while runs fail; never before the source wants to be asked. */
export function nextRun(now: Date, everyMinutes: number, failures: number, retryAfter = 0): Date {
  const usual = everyMinutes * minute;
  const wait = failures === 0 ? usual : Math.min(longest, 5 * minute * 2 ** Math.min(failures - 1, 12));
  return new Date(now.getTime() + Math.max(wait, retryAfter));
}

/** What an administrator is told of an installation at a glance. */
export type Health = "DRAFT" | "PAUSED" | "WAITING" | "GOOD" | "DEGRADED" | "SIGN_IN";

export function healthOf({
  status,
  failures,
  lastError,
  lastGoodAt,
}: {
  status: string;
  failures: number;
  lastError: string | null;
  lastGoodAt: Date | string | null;
}): Health {
  if (status === "DRAFT" || status === "PAUSED") return status;
  if (failures > 0) return lastError === "auth" || lastError === "scope" ? "SIGN_IN" : "DEGRADED";
  return lastGoodAt === null ? "WAITING" : "GOOD";
}
