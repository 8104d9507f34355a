import { expect, test } from "vitest";
import { placeOfFormer } from "./analytics-places.ts";

test("addresses of before lead to numbers of the company, or of the people somebody leads", () => {
  expect(placeOfFormer("/analytics", "company")).toBe("/app/company/analytics");
  expect(placeOfFormer("/analytics/goals", "company")).toBe("/app/company/analytics/goals");
  expect(placeOfFormer("/analytics", "all-reports")).toBe("/app/team/all-reports/analytics");
  expect(placeOfFormer("/analytics/goals", "all-reports")).toBe("/app/team/all-reports/analytics/goals");
});
