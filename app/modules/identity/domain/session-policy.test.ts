import { expect, test } from "vitest";
import { absoluteLimit, idleLimit, isSessionAlive } from "./session-policy.ts";

const now = new Date("2026-11-16T09:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

test("a session lives until it has been idle for twelve hours", () => {
  const expiresAt = new Date(now.getTime() + 1);
  expect(isSessionAlive({ lastSeenAt: before(idleLimit - 1), expiresAt }, now)).toBe(true);
  expect(isSessionAlive({ lastSeenAt: before(idleLimit), expiresAt }, now)).toBe(false);
});

test("use does not prolong it beyond thirty days", () => {
  expect(isSessionAlive({ lastSeenAt: now, expiresAt: new Date(before(absoluteLimit).getTime() + absoluteLimit) }, now)).toBe(false);
});
