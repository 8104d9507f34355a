import { expect, test } from "vitest";
import { stepOfFormer } from "./review-places.ts";

test.each([
  ["name", "details"],
  ["ratingSettings", "calibration"],
  ["review_settings", "filling"],
  ["deliverables", "sharing"],
  ["reminders", "timelines"],
  ["reviewers", "reviewers"],
  ["summary", "summary"],
  ["no such section", undefined],
  [undefined, undefined],
])("the section %s of the wizard as it was before leads to %s", (former, now) => {
  expect(stepOfFormer(former)).toBe(now);
});
