import fc from "fast-check";
import { expect, test } from "vitest";
import { prorationOf, prorationWithLeave } from "./proration.ts";

const day = fc
  .date({ min: new Date("2015-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("whoever was there all year gets all of it, by any method", () => {
  for (const method of ["NONE", "MONTHS", "DAYS"] as const)
    expect(prorationOf(method, { joinedOn: "2024-01-01", effectiveOn: "2026-04-01" })).toEqual({
      numerator: 1,
      denominator: 1,
    });
});

test("months count from the 15th, days one by one", () => {
  const of = (method: "MONTHS" | "DAYS", joinedOn: string) =>
    prorationOf(method, { joinedOn, effectiveOn: "2026-04-01" });
  expect(of("MONTHS", "2025-07-01")).toEqual({ numerator: 9, denominator: 12 });
  expect(of("MONTHS", "2025-07-15")).toEqual({ numerator: 9, denominator: 12 });
  expect(of("MONTHS", "2025-07-16")).toEqual({ numerator: 8, denominator: 12 });
  expect(of("DAYS", "2025-07-01")).toEqual({ numerator: 274, denominator: 365 });
  expect(of("DAYS", "2026-04-01")).toEqual({ numerator: 0, denominator: 365 });
});

test("joining later never gives more, and never more than all", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("MONTHS" as const, "DAYS" as const),
      day,
      day,
      day,
      (method, one, other, effectiveOn) => {
        const [early, late] = [one, other].sort() as [string, string];
        const share = (joinedOn: string) => {
          const { numerator, denominator } = prorationOf(method, { joinedOn, effectiveOn });
          return numerator / denominator;
        };
        expect(share(early)).toBeGreaterThanOrEqual(share(late));
        expect(share(late)).toBeGreaterThanOrEqual(0);
        expect(share(early)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

const counted = { leave: "PRORATE" as const, leaveDays: 30 };
const summer = { from: "2025-07-01", until: "2025-10-01" };
const year = { joinedOn: "2020-01-01", effectiveOn: "2026-04-01" };

test("three months of leave leave nine of twelve, or the days that are left", () => {
  const of = (method: "NONE" | "MONTHS" | "DAYS", leaves = [summer]) =>
    prorationWithLeave(method, { ...year, leaves }, counted);
  expect(of("MONTHS")).toEqual({ part: { numerator: 9, denominator: 12 }, leave: 3 });
  expect(of("DAYS")).toEqual({ part: { numerator: 273, denominator: 365 }, leave: 92 });
  expect(of("NONE")).toEqual({ part: { numerator: 1, denominator: 1 }, leave: 0 });
  const winter = { from: "2026-01-01", until: "2026-04-01" };
  expect(of("MONTHS", [winter])).toEqual({ part: { numerator: 9, denominator: 12 }, leave: 3 });
});

test("leave counts only where the company says so, and from as many days as it says", () => {
  const short = [{ from: "2025-07-01", until: "2025-07-30" }];
  const all = { part: { numerator: 1, denominator: 1 }, leave: 0 };
  expect(prorationWithLeave("DAYS", { ...year, leaves: short }, counted)).toEqual(all);
  expect(prorationWithLeave("DAYS", { ...year, leaves: short }, { ...counted, leaveDays: 29 }).leave).toBe(29);
  expect(prorationWithLeave("DAYS", { ...year, leaves: [summer] }, { ...counted, leave: "KEEP" })).toEqual(all);
});

test("leave before the year, before joining and told twice counts once at most", () => {
  const leaves = [{ from: "2024-01-01", until: "2025-05-01" }, summer, { from: "2025-08-01", until: "2025-09-01" }];
  expect(prorationWithLeave("DAYS", { ...year, leaves }, counted).leave).toBe(30 + 92);
  const joined = { joinedOn: "2025-09-01", effectiveOn: "2026-04-01", leaves: [summer] };
  expect(prorationWithLeave("MONTHS", joined, counted)).toEqual({ part: { numerator: 6, denominator: 12 }, leave: 1 });
});

test("more leave never gives more, and never less than nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("MONTHS" as const, "DAYS" as const),
      fc.array(day, { minLength: 2, maxLength: 8 }),
      day,
      day,
      (method, days, joinedOn, effectiveOn) => {
        const sorted = [...days].sort();
        const leaves = sorted.slice(1).map((until, at) => ({ from: sorted[at]!, until }));
        const share = (some: typeof leaves) => {
          const { part } = prorationWithLeave(method, { joinedOn, effectiveOn, leaves: some }, counted);
          return part.numerator / part.denominator;
        };
        expect(share(leaves)).toBeLessThanOrEqual(share(leaves.slice(1)));
        expect(share(leaves)).toBeGreaterThanOrEqual(0);
        expect(share(leaves)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
