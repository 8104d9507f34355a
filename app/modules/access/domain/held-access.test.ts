import { expect, test } from "vitest";
import type { Feature } from "#app/platform/context/actor.ts";
import { kindsOfFeature, offeredEntries, offeredKinds } from "./admin-kinds.ts";
import { accessMark, kindsBeyond, normalAccess, withAccess, type HeldAccess } from "./held-access.ts";

test("a kind is offered where its module is on, platform admin always", () => {
  expect(offeredKinds([])).toEqual(["PLATFORM_ADMIN"]);
  expect(offeredKinds(["GOAL"])).toEqual(["PLATFORM_ADMIN", "GOAL_ADMIN", "CUSTOM_ADMIN"]);
  expect(offeredEntries(["GOAL", "CHECK_IN"])).toEqual(["GOAL_INSIGHTS", "ONE_ON_ONE_INSIGHTS"]);
  expect(kindsOfFeature("CHECK_IN" satisfies Feature)).toEqual(["ONE_ON_ONE_ADMIN"]);
});

test("the mark is the same however the access was written down, and another for another reach", () => {
  const one: HeldAccess = {
    kinds: [
      { kind: "GOAL_ADMIN", orgUnitIds: ["b", "a", "a"] },
      { kind: "PLATFORM_ADMIN", orgUnitIds: null },
    ],
    entries: ["GOAL_INSIGHTS"],
  };
  const same: HeldAccess = {
    kinds: [
      { kind: "PLATFORM_ADMIN", orgUnitIds: null },
      { kind: "GOAL_ADMIN", orgUnitIds: ["a", "b"] },
    ],
    entries: [],
  };
  expect(accessMark(one)).toBe(accessMark(same));
  expect(
    accessMark({
      ...same,
      kinds: [
        { kind: "PLATFORM_ADMIN", orgUnitIds: null },
        { kind: "GOAL_ADMIN", orgUnitIds: null },
      ],
    }),
  ).not.toBe(accessMark(same));
  expect(normalAccess(one).entries).toEqual([]);
});

test("a wider or narrower reach is another kind of access", () => {
  const whole: HeldAccess = { kinds: [{ kind: "GOAL_ADMIN", orgUnitIds: null }], entries: [] };
  const part: HeldAccess = { kinds: [{ kind: "GOAL_ADMIN", orgUnitIds: ["a"] }], entries: [] };
  expect(kindsBeyond(part, whole)).toEqual(part.kinds);
  expect(kindsBeyond(whole, whole)).toEqual([]);
});

test("access for a part of the company is never among what is held for all of it", () => {
  const actor = {
    employeeId: "1",
    name: "",
    email: "",
    adminAccesses: ["PLATFORM_ADMIN"],
    customAccess: [],
    directManager: false,
    skipManager: false,
    features: [],
    language: "en",
    timeZone: "UTC",
    currency: "EUR",
  } as const;
  const changed = withAccess(actor, { kinds: [{ kind: "GOAL_ADMIN", orgUnitIds: ["a"] }], entries: [] });
  expect([changed.adminAccesses, changed.scopedAccesses]).toEqual([[], [{ kind: "GOAL_ADMIN", orgUnitIds: ["a"] }]]);
});
