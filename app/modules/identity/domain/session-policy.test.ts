import { expect, test } from "vitest";
import { absoluteLimit, idleLimit, isSessionAlive } from "./session-policy.ts";

const now = new Date("2026-11-16T09:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

test("a session lives until it has been idle for twelve hours", () => {
  const expiresAt = new Date(now.getTime() + 1);
  expect(isSessionAlive({ createdAt: before(idleLimit), lastSeenAt: before(idleLimit - 1), expiresAt }, now)).toBe(
    true,
  );
  expect(isSessionAlive({ createdAt: before(idleLimit), lastSeenAt: before(idleLimit), expiresAt }, now)).toBe(false);
});

test("use does not prolong it beyond thirty days", () => {
  expect(
    isSessionAlive(
      { createdAt: now, lastSeenAt: now, expiresAt: new Date(before(absoluteLimit).getTime() + absoluteLimit) },
      now,
    ),
  ).toBe(false);
});

test("a company's shorter limits hold for sessions that run already", () => {
  const session = {
    createdAt: before(60 * 60_000),
    lastSeenAt: before(20 * 60_000),
    expiresAt: new Date(now.getTime() + 1),
  };
  expect(isSessionAlive(session, now, { idle: 21 * 60_000, absolute: 61 * 60_000 })).toBe(true);
  expect(isSessionAlive(session, now, { idle: 20 * 60_000, absolute: 61 * 60_000 })).toBe(false);
  expect(isSessionAlive(session, now, { idle: 21 * 60_000, absolute: 60 * 60_000 })).toBe(false);
});
