import { expect, test } from "vitest";
import { nextAppealStates, nextStates, noteStates, refusalToAppeal } from "./note.ts";

const note = { state: "PUBLISHED" as const, publishedOn: "2026-11-01", appealDays: 14, appeals: [] };

test("what was published is never a draft again, and what has ended never changes", () => {
  for (const state of noteStates) if (state === "PUBLISHED") expect(nextStates[state]).toEqual(["OVERTURNED"]);
  expect(nextStates.OVERTURNED).toEqual([]);
  expect([nextAppealStates.UPHELD, nextAppealStates.DISMISSED, nextAppealStates.WITHDRAWN]).toEqual([[], [], []]);
});

test("an appeal is made once, in time, of what was published", () => {
  const asked = (change: object, today = "2026-11-15") => refusalToAppeal({ ...note, ...change }, "2026-11-15", today);
  expect(asked({})).toBeNull();
  expect(asked({}, "2026-11-16")).toBe("appeal-late");
  expect(asked({ state: "DRAFT" })).toBe("appeal-closed");
  expect(asked({ appealDays: 0 })).toBe("appeal-closed");
  expect(asked({ appeals: ["SUBMITTED"] })).toBe("appeal-open");
  expect(asked({ appeals: ["DISMISSED"] })).toBe("appeal-decided");
  expect(asked({ appeals: ["WITHDRAWN"] })).toBeNull();
});
