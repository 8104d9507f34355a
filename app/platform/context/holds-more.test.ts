import { expect, test } from "vitest";
import { holdsMore } from "./holds-more.ts";

const nobody = { adminAccesses: [], customAccess: [], directManager: false, skipManager: false } as const;
const right = (orgUnitIds: string[] | null, more: object = {}) => ({
  roleRights: [{ right: "people.identity", roleId: "r", roleName: "Clerks", orgUnitIds, ...more }],
});
const clerk = { ...nobody, ...right(["sales"]) };

test.each([
  ["an admin of any kind", { adminAccesses: ["GOAL_ADMIN"] }],
  ["a platform admin", { adminAccesses: ["PLATFORM_ADMIN"] }],
  ["an admin of a part", { scopedAccesses: [{ kind: "REVIEW_ADMIN", orgUnitIds: ["sales"] }] }],
  ["a right for another unit", right(["sales", "tech"])],
  ["a right for the company", right(null)],
  ["another right", { roleRights: [{ ...clerk.roleRights[0]!, right: "people.private" }] }],
  ["an entry", { customAccess: ["ONE_ON_ONE_INSIGHTS"] }],
  ["people to lead", { directManager: true }],
])("%s is more than a clerk of one unit holds", (_, more) =>
  expect(holdsMore({ ...nobody, ...(more as object) }, clerk)).toBe(true),
);

test("the same or less is not more, and nobody holds more than a platform admin", () => {
  expect(holdsMore(nobody, clerk)).toBe(false);
  expect(holdsMore(clerk, clerk)).toBe(false);
  expect(holdsMore({ ...nobody, ...right(["sales"], { fields: ["workEmail"] }) }, clerk)).toBe(false);
  expect(holdsMore(clerk, { ...nobody, ...right(["sales"], { fields: ["workEmail"] }) })).toBe(true);
  const admin = { ...nobody, adminAccesses: ["PLATFORM_ADMIN"] as const };
  expect(holdsMore({ ...nobody, adminAccesses: ["PLATFORM_ADMIN", "GOAL_ADMIN"] }, admin)).toBe(false);
});
