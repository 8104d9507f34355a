import { expect, test } from "vitest";
import { readSettings } from "./cycle-settings.ts";
import { periodOf } from "./rated.ts";

const ofCycle = { from: "2026-01-01", to: "2026-12-31" };
const probation = readSettings({
  details: { kind: "CONTINUOUS", trigger: "PROBATION_CHECKIN", afterDays: [30, 60, 90] },
});

test("a review of somebody's first months looks back no further than the day they joined", () => {
  const joinedOn = "2026-03-05";
  const first = periodOf(probation, ofCycle, { anchorOn: "2026-04-04", joinedOn });
  expect(first).toEqual({ from: joinedOn, to: "2026-04-04" });
  expect(periodOf(probation, ofCycle, { anchorOn: "2026-06-03", joinedOn }).from).toBe(joinedOn);
});

test("of those who joined long before it looks back as far as the trigger says", () => {
  expect(periodOf(probation, ofCycle, { anchorOn: "2026-04-04", joinedOn: "2020-01-01" }).from).toBe("2026-01-04");
});

test("a cycle of one time looks back on its own period", () => {
  expect(periodOf(readSettings({}), ofCycle, { anchorOn: "2026-04-04", joinedOn: "2026-03-05" })).toEqual(ofCycle);
});
