import { expect, test } from "vitest";
import type { Actor } from "./actor.ts";
import { hasCompanyAccess, hasTeamAccess, userLabel } from "./derived-access.ts";

const individual: Actor = {
  employeeId: "1",
  name: "Asha",
  email: "asha@acme.test",
  adminAccesses: [],
  customAccess: [],
  directManager: false,
  skipManager: false,
  features: ["GOAL"],
  language: "en",
  timeZone: "UTC",
  currency: "EUR",
};

test.each<[string, Partial<Actor>, boolean, boolean]>([
  ["INDIVIDUAL", {}, false, false],
  ["MANAGER", { directManager: true }, true, false],
  ["MANAGER_OF_MANAGERS", { directManager: true, skipManager: true }, true, false],
  ["ADMIN", { adminAccesses: ["GOAL_ADMIN"] }, true, true],
  ["ADMIN", { adminAccesses: ["PLATFORM_ADMIN"] }, false, true],
  ["ADMIN", { adminAccesses: ["CUSTOM_ADMIN"], customAccess: ["GOAL_INSIGHTS"] }, true, true],
  ["ADMIN", { adminAccesses: ["POINTS_ADMIN"], skipManager: true, directManager: true }, true, true],
])("%s with %o", (label, facts, team, company) => {
  const actor = { ...individual, ...facts };
  expect([userLabel(actor), hasTeamAccess(actor), hasCompanyAccess(actor)]).toEqual([label, team, company]);
});
