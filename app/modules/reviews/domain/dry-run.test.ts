import { expect, test } from "vitest";
import { daysOff } from "./dry-run.ts";
import type { PlannedForm } from "./plan-cycle.ts";

const dueOn = (day: string): PlannedForm => ({
  ...{ employeeId: "asha", anchorOn: "2026-12-01", provider: "SELF", reviewerId: "asha", opensOn: "2026-12-01" },
  dueOn: day,
});

test("weekends and holidays among the days of a cycle are told with what is due on them; working days are not", () => {
  const forms = [dueOn("2026-12-25"), dueOn("2026-12-25"), dueOn("2026-12-28"), dueOn("2026-12-27")];
  const days = ["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27", "2026-12-28"];
  const holidays = new Map([
    ["2026-12-25", "Christmas Day"],
    ["2026-12-26", "Boxing Day"],
  ]);
  expect(daysOff({ forms }, days, holidays, [1, 2, 3, 4, 5])).toEqual([
    { day: "2026-12-25", holiday: "Christmas Day", due: 2 },
    { day: "2026-12-26", holiday: "Boxing Day", due: 0 },
    { day: "2026-12-27", holiday: null, due: 1 },
  ]);
});
