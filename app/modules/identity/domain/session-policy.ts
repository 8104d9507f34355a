export const sessionCookieName = "cairn_session";

const hour = 3_600_000;

/** A session ends after twelve hours without a request, and after thirty days in any case. */
export const idleLimit = 12 * hour;
export const absoluteLimit = 30 * 24 * hour;

/** `last_seen_at` is written at most once a minute, so that reading pages stays reading. */
export const seenResolution = 60_000;

export function isSessionAlive(session: { lastSeenAt: Date; expiresAt: Date }, now: Date): boolean {
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < idleLimit;
}
