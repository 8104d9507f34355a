import { expect, test } from "vitest";
import { hasGoalsInView, mayOpenViews, viewReach } from "./view-reach.ts";

const nobody = { adminAccesses: [], customAccess: [], directManager: false, skipManager: false };
const right = (name: string, orgUnitIds: readonly string[] | null = null) => ({ right: name, orgUnitIds });

test.each([
  ["a goal admin", { adminAccesses: ["GOAL_ADMIN"] }, { everybody: true, orgUnitIds: [] }],
  [
    "a custom admin with goal insights",
    { adminAccesses: ["CUSTOM_ADMIN"], customAccess: ["GOAL_INSIGHTS"] },
    { everybody: true, orgUnitIds: [] },
  ],
  ["a custom admin without them", { adminAccesses: ["CUSTOM_ADMIN"] }, { everybody: false, orgUnitIds: [] }],
  [
    "an admin of something else",
    { adminAccesses: ["PLATFORM_ADMIN", "REVIEW_ADMIN"] },
    { everybody: false, orgUnitIds: [] },
  ],
  [
    "a goal admin of two parts, and a holder of a right over one of them",
    {
      scopedAccesses: [{ kind: "GOAL_ADMIN", orgUnitIds: ["sales", "design"] }],
      roleRights: [right("goals.view", ["sales"])],
    },
    { everybody: false, orgUnitIds: ["sales", "design"] },
  ],
  [
    "the holder of a right over goals of the company",
    { roleRights: [right("goals.check-in")] },
    { everybody: true, orgUnitIds: [] },
  ],
  [
    "the holder of the template",
    { roleRights: [right("goals.template"), right("people.view")] },
    { everybody: false, orgUnitIds: [] },
  ],
  ["a manager", { directManager: true, skipManager: true }, { everybody: false, orgUnitIds: [] }],
])("%s has in view whom they hold a right over", (_, held, reach) => {
  expect(viewReach({ ...nobody, ...held })).toEqual(reach);
});

test("managers may open the area though no entry leads there, and nobody else without a right", () => {
  expect([mayOpenViews(nobody), hasGoalsInView(nobody)]).toEqual([false, false]);
  for (const manager of [{ directManager: true }, { skipManager: true }])
    expect([mayOpenViews({ ...nobody, ...manager }), hasGoalsInView({ ...nobody, ...manager })]).toEqual([true, false]);
  const holder = { ...nobody, roleRights: [right("goals.view", ["sales"])] };
  expect([mayOpenViews(holder), hasGoalsInView(holder)]).toEqual([true, true]);
});
