import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findReportingLoop, type ReportingLine, wouldMakeLoop } from "./reporting-line.ts";

const people = ["ana", "ben", "cai", "dev", "eve", "fay"];
const days = Array.from({ length: 12 }, (_, index) => `2025-01-${String(index + 1).padStart(2, "0")}`);
const person = fc.constantFrom(...people);
const line: fc.Arbitrary<ReportingLine> = fc
  .record({
    employeeId: person,
    managerId: person,
    start: fc.nat(11),
    length: fc.option(fc.integer({ min: 1, max: 8 })),
  })
  .map(({ start, length, ...ids }) => {
    const end = length === null ? undefined : days[start + length];
    return { ...ids, validFrom: days[start]!, validTo: end ?? null };
  });

const holdsOn = (each: ReportingLine, day: string) =>
  each.validFrom <= day && (each.validTo === null || each.validTo > day);
const overlapping = (one: ReportingLine, other: ReportingLine) =>
  days.some((day) => holdsOn(one, day) && holdsOn(other, day));

/** Day by day: does anybody, going up from themselves, come back? */
function hasLoop(lines: readonly ReportingLine[]): boolean {
  return days.some((day) =>
    people.some((start) => {
      let above = start;
      for (let step = 0; step <= people.length; step++) {
        const next = lines.find((each) => each.employeeId === above && holdsOn(each, day));
        if (!next) return false;
        above = next.managerId;
      }
      return true;
    }),
  );
}

describe("the guard against reporting loops", () => {
  test("agrees with trying every day, whatever lines were accepted before", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (candidates) => {
        const accepted: ReportingLine[] = [];
        for (const candidate of candidates) {
          if (accepted.some((each) => each.employeeId === candidate.employeeId && overlapping(each, candidate)))
            continue;
          const linesOf = (id: string) => accepted.filter((each) => each.employeeId === id);
          const refused = hasLoop([...accepted, candidate]);
          expect(wouldMakeLoop(linesOf, candidate)).toBe(refused);
          if (!refused) accepted.push(candidate);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("names the date and the way up", () => {
    const lines: ReportingLine[] = [
      { employeeId: "ben", managerId: "ana", validFrom: "2025-01-01", validTo: "2025-06-01" },
      { employeeId: "ben", managerId: "cai", validFrom: "2025-06-01", validTo: null },
      { employeeId: "cai", managerId: "dev", validFrom: "2025-01-01", validTo: null },
    ];
    const linesOf = (id: string) => lines.filter((each) => each.employeeId === id);
    const change = { employeeId: "dev", managerId: "ben", validFrom: "2025-03-01", validTo: null };
    expect(findReportingLoop(linesOf, change)).toEqual({ date: "2025-06-01", path: ["ben", "cai", "dev"] });
    expect(findReportingLoop(linesOf, { ...change, validTo: "2025-06-01" })).toBeNull();
  });

  test("refuses being one's own manager, and ends on stored loops", () => {
    const loop: ReportingLine[] = [
      { employeeId: "ben", managerId: "cai", validFrom: "2025-01-01", validTo: null },
      { employeeId: "cai", managerId: "ben", validFrom: "2025-01-01", validTo: null },
    ];
    const linesOf = (id: string) => loop.filter((each) => each.employeeId === id);
    expect(
      wouldMakeLoop(() => [], { employeeId: "ana", managerId: "ana", validFrom: "2025-01-01", validTo: null }),
    ).toBe(true);
    expect(
      wouldMakeLoop(linesOf, { employeeId: "ana", managerId: "ben", validFrom: "2025-01-01", validTo: null }),
    ).toBe(true);
  });
});
