import { expect, test } from "vitest";
import { leadingFrom } from "./former-goal-addresses.ts";

test("what was asked of a former address is asked of its screen", () => {
  expect(leadingFrom("/goals", "?createOkr=true&ownerId=7&panelStack=OBJECTIVE:1,GOAL_REALIGN:1")).toBe(
    "/app/my-data/goal/my-goals?createOkr=true&ownerId=7&panelStack=OBJECTIVE:1,GOAL_REALIGN:1",
  );
});

test("the way of looking that an address names stays", () => {
  expect(leadingFrom("/goals/tree", "?view=LIST&text=a+b")).toBe("/app/my-data/goal/my-company?view=TREE&text=a+b");
  expect(leadingFrom("/goals/archived/", "")).toBe("/app/company/goal/archived");
});
