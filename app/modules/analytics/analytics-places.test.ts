import { expect, test } from "vitest";
import { askedOf, placeOfFormer } from "./analytics-places.ts";

test("addresses of before lead to numbers of the company, or of the people somebody leads", () => {
  expect(placeOfFormer("/analytics", "company")).toBe("/app/company/analytics");
  expect(placeOfFormer("/analytics/goals", "company")).toBe("/app/company/analytics/goals");
  expect(placeOfFormer("/analytics", "all-reports")).toBe("/app/team/all-reports/analytics");
  expect(placeOfFormer("/analytics/goals", "all-reports")).toBe("/app/team/all-reports/analytics/goals");
});

test("another topic is shown of the same days and people, and as no kept view", () => {
  expect(askedOf("?period=last-quarter&split=manager&cohort=&orgUnit=u1&view=v1&topic=goals&notice=n")).toBe(
    "?period=last-quarter&split=manager&orgUnit=u1",
  );
  expect(askedOf("")).toBe("");
});
