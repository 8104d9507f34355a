import { expect, test } from "vitest";
import { applyChange, type DatedRow } from "./effective-dating.ts";
import { judgePromotion } from "./promotion.ts";

const row = (value: string, validFrom: string, recordedAt: string): DatedRow<string | null> => ({
  id: value,
  validFrom,
  validTo: null,
  recordedAt,
  supersededAt: null,
  value,
});
const terms = { from: "2027-01-01", knownAt: "2026-10-01T00:00:00Z" };
const person = {
  joinedOn: "2020-01-01",
  today: "2026-11-01",
  states: [row("ACTIVE", "2020-01-01", "2020-01-01T00:00:00Z")],
};
const grades = [row("G4", "2020-01-01", "2020-01-01T00:00:00Z")];
const changed = (from: string, value: string, recordedAt: string) =>
  applyChange(grades, { from, value, future: "KEEP", recordedAt, newId: () => `${value} ${recordedAt}` }).rows;

test("a promotion changes what was known when it was planned, and nothing that was recorded since", () => {
  expect(judgePromotion(person, grades, "G5", terms)).toBe("CHANGES");
  expect(judgePromotion(person, grades, "G4", terms)).toBe("ALREADY");
  expect(judgePromotion(person, changed("2026-12-01", "G6", "2026-10-02T00:00:00Z"), "G5", terms)).toBe("MOVED");
  expect(judgePromotion(person, changed("2026-12-01", "G6", "2026-09-30T00:00:00Z"), "G5", terms)).toBe("CHANGES");
  expect(judgePromotion(person, changed("2027-06-01", "G6", "2026-10-02T00:00:00Z"), "G5", terms)).toBe("CHANGES");
  expect(judgePromotion(person, [], "G5", terms)).toBe("CHANGES");
});

test("who has left by then, or joins later, is promoted to nothing", () => {
  const left = applyChange(person.states, {
    from: "2026-12-15",
    value: "LEFT",
    future: "REPLACE",
    recordedAt: "2026-10-02T00:00:00Z",
    newId: () => "left",
  }).rows;
  expect(judgePromotion({ ...person, states: left }, grades, "G5", terms)).toBe("LEFT");
  expect(judgePromotion({ ...person, joinedOn: "2027-02-01" }, grades, "G5", terms)).toBe("JOINS_LATER");
});
