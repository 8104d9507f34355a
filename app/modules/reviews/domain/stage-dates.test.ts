import { expect, test } from "vitest";
import { readSettings } from "./cycle-settings.ts";
import { startingSettings } from "./presets.ts";
import { presets } from "./cycle-settings.ts";
import { faultsOfDates } from "./stage-dates.ts";

const today = "2026-11-16";
const span = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });
const faults = (timelines: object, kind = "ONE_TIME") =>
  faultsOfDates(readSettings({ details: { kind }, reviewers: { providers: ["SELF", "MANAGER"] }, timelines }), today);

test("what every preset begins with can happen", () => {
  for (const preset of presets) expect(faultsOfDates(startingSettings(preset, today, null), today)).toEqual({});
  expect(faults({})).toEqual({});
});

test.each([
  ["an end before its start", { SELF: span("2026-12-10", "2026-12-01") }, "SELF.endsOn", "stage-order"],
  ["a last day in the past", { SELF: span("2026-11-01", "2026-11-15") }, "SELF.endsOn", "stage-in-past"],
  ["a last day in the past without a first", { MANAGER: span("", "2025-01-01") }, "MANAGER.endsOn", "stage-in-past"],
  [
    ...[
      "a stage after publishing",
      { SELF: span("2026-11-20", "2026-12-20"), PUBLISH: span("2026-12-10", "2026-12-24") },
    ],
    ...["SELF.endsOn", "stage-after-publish"],
  ],
  [
    ...["a calibration before the managers", { MANAGER: span("", "2026-12-20"), CALIBRATION: span("", "2026-12-10") }],
    ...["CALIBRATION.endsOn", "calibration-too-early"],
  ],
] as [string, object, string, string][])("%s is said at its field", (_, timelines, field, code) => {
  expect(faults(timelines)).toEqual({ [`timelines.${field}`]: `reviews.${code}` });
});

test("days counted from what starts a review are held against each other, and not against today", () => {
  const days = (fromDay: number, toDay: number) => ({ ...span("2020-01-01", "2019-01-01"), fromDay, toDay });
  expect(faults({ SELF: days(0, 14), MANAGER: days(14, 28) }, "CONTINUOUS")).toEqual({});
  expect(faults({ SELF: days(20, 14), PUBLISH: days(30, 40), MANAGER: days(14, 35) }, "CONTINUOUS")).toEqual({
    "timelines.SELF.toDay": "reviews.stage-order",
    "timelines.MANAGER.toDay": "reviews.stage-after-publish",
  });
});

test("days of a stage that the cycle does not have are nobody's", () => {
  expect(faults({ PEER: span("2026-12-10", "2026-12-01") })).toEqual({});
});
