export const sessionCookieName = "cairn_session";

const hour = 3_600_000;

/** A session ends after twelve hours without a request, and after thirty days in any case. */
export const idleLimit = 12 * hour;
export const absoluteLimit = 30 * 24 * hour;

/** `last_seen_at` is written at most once a minute, so that reading pages stays reading. */
export const seenResolution = 60_000;

export type SessionLimits = { idle: number; absolute: number };

export const usualLimits: SessionLimits = { idle: idleLimit, absolute: absoluteLimit };

/** A company that shortens its limits shortens those of the sessions that run, too. */
export function isSessionAlive(
  session: { createdAt: Date; lastSeenAt: Date; expiresAt: Date },
  now: Date,
  { idle, absolute }: SessionLimits = usualLimits,
): boolean {
  const age = now.getTime() - session.createdAt.getTime();
  return now < session.expiresAt && age < absolute && now.getTime() - session.lastSeenAt.getTime() < idle;
}
