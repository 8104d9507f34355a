import { expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import { viewRules, type ViewActor } from "./policy.ts";

const me = "me";
const somebody: ViewActor = { employeeId: me, adminAccesses: [] };
const actions = ["create", "view", "edit", "delete", "share"];

test.each<[string, Partial<ViewActor>, { ownerId: string; shared: boolean }, string[]]>([
  ["one's own private view", {}, { ownerId: me, shared: false }, ["create", "view", "edit", "delete"]],
  [
    "one's own that is shared, once one may not share any more",
    {},
    { ownerId: me, shared: true },
    ["create", "view", "delete"],
  ],
  ["a colleague's private view", {}, { ownerId: "other", shared: false }, []],
  ["a colleague's shared view", {}, { ownerId: "other", shared: true }, ["view"]],
  ["one's own, with the right to share", { canCreateSharedCohort: true }, { ownerId: me, shared: true }, actions],
  [
    "a colleague's shared view, with the right to share",
    { canCreateSharedCohort: true },
    { ownerId: "other", shared: true },
    ["view"],
  ],
  [
    "a colleague's shared view, as a platform admin",
    { adminAccesses: ["PLATFORM_ADMIN"] },
    { ownerId: "other", shared: true },
    ["view", "edit", "delete", "share"],
  ],
  [
    "a colleague's private view, as a platform admin",
    { adminAccesses: ["PLATFORM_ADMIN"] },
    { ownerId: "other", shared: false },
    [],
  ],
])("%s", (_, actor, facts, allowed) => {
  const ability = compileAbility(viewRules({ ...somebody, ...actor }));
  expect(actions.filter((action) => ability.decide(action, { kind: "SavedView", ...facts }).allowed)).toEqual(allowed);
});
