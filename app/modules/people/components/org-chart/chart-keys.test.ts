import { expect, test } from "vitest";
import type { OrgNode } from "../../queries/org-chart.ts";
import { chartMove } from "./chart-keys.ts";
import { chartPlan, chartTrees } from "./chart-layout.ts";

const person = (id: string, parentId: string | null, directReports = 0): OrgNode => ({
  id,
  name: id,
  email: "",
  role: null,
  parentId,
  directReports,
  allReports: directReports,
  uncounted: false,
});
const nodes = chartPlan(
  chartTrees([person("head", null, 2), person("asha", "head", 3), person("ravi", "head")], new Set(["head"])),
).placed.map((one) => one.node);

test.each([
  ["head", "ArrowDown", false, { focus: "asha" }],
  ["asha", "ArrowUp", false, { focus: "head" }],
  ["asha", "ArrowRight", false, { focus: "ravi" }],
  ["asha", "ArrowLeft", true, { focus: "ravi" }],
  ["ravi", "ArrowRight", false, null],
  ["asha", "ArrowDown", false, { toggle: "asha" }],
  ["ravi", "ArrowDown", false, null],
  ["head", " ", false, { toggle: "head" }],
  ["ravi", "Home", false, { focus: "head" }],
  ["ravi", "x", false, null],
] as const)("on %s, %s (right to left: %s) does %o", (id, key, rightToLeft, expected) => {
  expect(chartMove(nodes, id, key, rightToLeft)).toEqual(expected);
});
