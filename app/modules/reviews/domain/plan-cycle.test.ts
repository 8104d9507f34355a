import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "./cycle-settings.ts";
import { planCycle, publishedOn, spanOf, type PlannedPerson } from "./plan-cycle.ts";
import { providers } from "./providers.ts";

const names = ["a", "b", "c", "d", "e", "f"];
const someone = fc.constantFrom(...names);
const person = fc.record({
  id: someone,
  managerId: fc.option(someone, { nil: null }),
  dottedLineId: fc.option(someone, { nil: null }),
  reportIds: fc.array(someone, { maxLength: 5 }),
  orgUnitId: fc.constant(null),
  hasGrade: fc.boolean(),
  hasGoals: fc.boolean(),
  elsewhere: fc.boolean(),
  anchorOn: fc.constant("2026-11-16"),
});
const company = fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 6 });

test("nobody reviews themselves but in SELF, nobody twice in one role, and one manager is accountable", () => {
  fc.assert(
    fc.property(company, fc.subarray([...providers]), (people, chosen) => {
      const plan = planCycle(readSettings({ reviewers: { providers: chosen } }), people);
      for (const { provider, reviewerId, employeeId } of plan.forms)
        if (provider !== "NOMINATOR") expect(reviewerId === employeeId).toBe(provider === "SELF");
      const keys = plan.forms.map(({ provider, reviewerId, employeeId }) => `${provider} ${reviewerId} ${employeeId}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { id } of people)
        expect(
          plan.forms.filter(({ provider, employeeId }) => provider === "MANAGER" && employeeId === id).length,
        ).toBeLessThanOrEqual(1);
      expect(plan.load.reduce((sum, { forms }) => sum + forms, 0)).toBe(plan.forms.length);
    }),
  );
});

test("who nominates has a form with the days of the nomination, where there are peers to nominate", () => {
  const nominators = (reviewers: object) =>
    planCycle(
      readSettings({ reviewers, timelines: { NOMINATION: { startsOn: "2026-11-16", endsOn: "2026-11-20" } } }),
      [{ ...asha, managerId: "ravi" }],
    ).forms.map(({ reviewerId, dueOn }) => `${reviewerId} ${dueOn}`);
  const providers = ["NOMINATOR", "PEER"];
  expect(nominators({ providers, nominatedBy: "SELF" })).toEqual(["asha 2026-11-20"]);
  expect(nominators({ providers, nominatedBy: "MANAGER" })).toEqual(["ravi 2026-11-20"]);
  expect(nominators({ providers, nominatedBy: "BOTH" })).toEqual(["asha 2026-11-20", "ravi 2026-11-20"]);
  expect(nominators({ providers: ["NOMINATOR"] })).toEqual([]);
});

const asha: PlannedPerson = {
  ...{ id: "asha", managerId: null, dottedLineId: null, reportIds: [], orgUnitId: null },
  ...{ hasGrade: false, hasGoals: true, elsewhere: false, anchorOn: "2026-11-16" },
};

test("what will not come about is named with its people", () => {
  const { faults } = planCycle(readSettings({}), [asha]);
  expect(faults).toMatchObject({ NO_MANAGER: ["asha"], NO_GRADE: ["asha"], NO_GOALS: [], MULTIPLE_VIEWS: [] });
});

test("each message has its day: when forms open, before they are due, and when results are shared", () => {
  const settings = readSettings({
    reviewers: { providers: ["SELF"] },
    calibration: { on: false },
    sharing: { mode: "AUTO", offsetDays: 3 },
    timelines: { SELF: { startsOn: "2026-11-16", endsOn: "2026-11-30", fromDay: 0, toDay: 14 } },
    reminders: { daysBefore: [7, 20], atLaunch: true },
  });
  expect(planCycle(settings, [asha]).messages).toEqual([
    { on: "2026-11-16", kind: "OPENS", stage: "SELF", people: 1 },
    { on: "2026-11-23", kind: "REMINDER", stage: "SELF", people: 1 },
    { on: "2026-12-03", kind: "SHARED", stage: "PUBLISH", people: 1 },
  ]);
  expect(publishedOn(settings, "2026-11-16")).toBe("2026-12-03");
});

test("a cycle that runs again and again counts its days from what began the review", () => {
  const settings = readSettings({
    details: { kind: "CONTINUOUS" },
    timelines: { SELF: { startsOn: "", endsOn: "", fromDay: 2, toDay: 9 } },
  });
  expect(spanOf(settings, "SELF", "2026-02-27")).toEqual({ opensOn: "2026-03-01", dueOn: "2026-03-08" });
});
