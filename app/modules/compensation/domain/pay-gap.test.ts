import { expect, test } from "vitest";
import { adjustedGap, type Compared } from "./pay-gap.ts";

const people = (group: Compared["group"], cell: string, pays: readonly number[]): Compared[] =>
  pays.map((pay) => ({ group, cell, pay }));
const men = [50_000, 52_000, 54_000, 56_000, 58_000, 60_000];

test("who is paid a tenth less for the same work is found out exactly, within an interval", () => {
  const women = men.map((pay) => pay * 0.9);
  const gap = adjustedGap([...people("MALE", "G4", men), ...people("FEMALE", "G4", women)])!;
  expect(gap.percent).toBe(10);
  expect(gap.low).toBeLessThan(10);
  expect(gap.high).toBeGreaterThan(10);
  expect(gap.people).toBe(12);
});

test("what comes of other work or another currency is no gap", () => {
  const high = men.map((pay) => pay * 3);
  const mixed = [
    ...people("MALE", "G4", men.slice(0, 2)),
    ...people("FEMALE", "G4", men),
    ...people("MALE", "G7", high),
    ...people("FEMALE", "G7", high.slice(0, 2)),
  ];
  // By work alone: women of each grade are paid what its men are, on average a little more where theirs are the lower.
  expect(Math.abs(adjustedGap(mixed.filter(({ pay }) => pay !== 0))!.percent)).toBeLessThan(6);
  const same = [...people("MALE", "G4", men), ...people("FEMALE", "G4", men), ...people("MALE", "G7", high)];
  expect(adjustedGap(same)!.percent).toBe(0);
});

test("nothing is said of fewer than five of either, nor where nobody can be compared", () => {
  expect(adjustedGap([...people("MALE", "G4", men), ...people("FEMALE", "G4", men.slice(0, 4))])).toBeNull();
  expect(adjustedGap([...people("MALE", "G4", men), ...people("FEMALE", "G5", men)])).toBeNull();
  expect(adjustedGap([])).toBeNull();
});
