import fc from "fast-check";
import { expect, test } from "vitest";
import { prorationOf } from "./proration.ts";

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
