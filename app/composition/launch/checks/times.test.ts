import { expect, test } from "vitest";
import { overBudget, roomOf, sharesOfRooms, timesText } from "./times.ts";

const files = [
  { file: "app/modules/people/a.integration.test.ts", seconds: 30 },
  { file: "app/modules/people/use-cases/b.integration.test.ts", seconds: 90 },
  { file: "tenancy/c.integration.test.ts", seconds: 40 },
];

test("a test file speaks of its room, or of the folder it lies in", () => {
  expect(roomOf("app/modules/goals/use-cases/a.test.ts")).toBe("goals");
  expect(roomOf("tests/e2e/people/a.e2e.ts")).toBe("people");
  expect(roomOf("app/platform/mail/a.test.ts")).toBe("platform");
  expect(roomOf("tests/isolation/a.test.ts")).toBe("isolation");
  expect(roomOf("tenancy/a.test.ts")).toBe("tenancy");
});

test("files that ran beside each other share the seconds that passed", () => {
  expect(sharesOfRooms({ name: "integration", seconds: 80, files })).toEqual([
    { name: "people", seconds: 60 },
    { name: "tenancy", seconds: 20 },
  ]);
});

test("a room over its budget is named, one within it is not, and other parts have no budget", () => {
  expect(overBudget({ name: "integration", seconds: 80, files })).toEqual([
    "over budget: people takes 60 s of integration, and may take 45 s",
  ]);
  expect(overBudget({ name: "integration", seconds: 40, files })).toEqual([]);
  expect(overBudget({ name: "unit", seconds: 80, files })).toEqual([]);
});

test("the slowest file stands first; a part without files says nothing", () => {
  expect(timesText({ name: "integration", seconds: 80, files }).split("\n").slice(0, 2)).toEqual([
    "integration, seconds a room: people 60, tenancy 20",
    "     90.0 s  app/modules/people/use-cases/b.integration.test.ts",
  ]);
  expect(timesText({ name: "types", seconds: 80 })).toBe("");
});
