import { expect, test } from "vitest";
import { switchOf } from "./channels.ts";
import { freshFor, meaningOf, nextTryAt, topicOf } from "./delivery.ts";

const now = new Date("2026-11-16T09:00:00Z");
const secondsUntil = (at: Date | null) => at && (at.getTime() - now.getTime()) / 1_000;

test("who is busy is asked again after longer and longer, no sooner than they say, and only while it is news", () => {
  expect([1, 2, 3, 4].map((tries) => secondsUntil(nextTryAt(tries, now, now, null)))).toEqual([30, 120, 480, 1_920]);
  expect(secondsUntil(nextTryAt(1, now, now, 900))).toBe(900);
  expect(nextTryAt(5, now, now, null)).toBeNull();
  expect(nextTryAt(1, now, new Date(now.getTime() - freshFor), null)).toBeNull();
});

test.each([
  [201, "SENT"],
  [404, "GONE"],
  [410, "GONE"],
  [429, "AGAIN"],
  [502, "AGAIN"],
  [null, "AGAIN"],
  [301, "REFUSED"],
  [413, "REFUSED"],
] as const)("%s means %s", (status, outcome) => expect(meaningOf(status)).toBe(outcome));

test("a topic is one for each record, and names nothing", () => {
  const goal = { kind: "Goal", id: "1" };
  expect(topicOf(goal, "/a")).toBe(topicOf(goal, "/b"));
  expect(topicOf(null, "/a")).not.toBe(topicOf(null, "/b"));
  expect(topicOf(goal, "/a")).toMatch(/^[\w-]{24}$/);
});

test("devices are told unless somebody says otherwise, chats only where they do; a company's fixed word holds", () => {
  const nothing = { chosen: null, company: null };
  expect([switchOf("push", nothing).holds, switchOf("chat", nothing).holds]).toEqual([true, false]);
  const chosen = { chosen: true, company: null };
  expect(switchOf("chat", chosen, nothing)).toMatchObject({ holds: true, otherwise: true, fixed: false });
  const fixed = { chosen: true, company: { value: false, fixed: true } };
  expect(switchOf("chat", fixed, chosen)).toMatchObject({ holds: false, fixed: true });
  expect(switchOf("push", nothing, { chosen: false, company: null })).toMatchObject({ holds: false, otherwise: true });
});
