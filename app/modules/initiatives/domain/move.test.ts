import { expect, test } from "vitest";
import { dueDateAt, mayMove } from "./move.ts";
import { initiativeStatuses, statusOf } from "./status.ts";

const today = "2026-11-16";

test.each([
  ["ONGOING", null, "2026-11-23"],
  ["ONGOING", "2026-11-01", "2026-11-23"],
  ["ONGOING", "2026-11-16", "2026-11-16"],
  ["ONGOING", "2026-12-24", "2026-12-24"],
  ["UNPLANNED", "2026-12-24", null],
  ["COMPLETED", null, null],
  ["COMPLETED", "2026-11-01", "2026-11-01"],
  ["DELAYED", "2026-11-15", "2026-11-15"],
  ["DELAYED", "2026-11-16", undefined],
  ["DELAYED", null, undefined],
] as const)("moved to %s a task due on %s is due on %s", (to, due, after) => {
  expect(dueDateAt(to, due, today)).toBe(after);
});

test("wherever a task can be moved, that is how it stands then", () => {
  for (const to of initiativeStatuses)
    for (const due of [null, "2026-11-01", today, "2026-12-01"]) {
      const after = dueDateAt(to, due, today);
      if (after !== undefined)
        expect(statusOf({ dueDate: after, completedOn: to === "COMPLETED" ? today : null }, today)).toBe(to);
    }
});

test("who may say that it is done moves it there and back, and dates are changed by who may edit", () => {
  const task = (status: "ONGOING" | "COMPLETED" | "DELAYED", dueDate: string | null, rights: object) => ({
    status,
    dueDate,
    mayEdit: false,
    mayComplete: false,
    ...rights,
  });
  expect(mayMove(task("ONGOING", today, { mayComplete: true }), "COMPLETED", today)).toBe(true);
  expect(mayMove(task("ONGOING", today, { mayEdit: true }), "COMPLETED", today)).toBe(false);
  expect(mayMove(task("COMPLETED", today, { mayComplete: true }), "ONGOING", today)).toBe(true);
  expect(mayMove(task("COMPLETED", today, { mayComplete: true }), "UNPLANNED", today)).toBe(false);
  expect(mayMove(task("DELAYED", "2026-11-01", { mayComplete: true }), "ONGOING", today)).toBe(false);
  expect(mayMove(task("DELAYED", "2026-11-01", { mayEdit: true }), "ONGOING", today)).toBe(true);
  expect(mayMove(task("ONGOING", today, { mayEdit: true, mayComplete: true }), "ONGOING", today)).toBe(false);
  expect(mayMove(task("ONGOING", today, { mayEdit: true, mayComplete: true }), "DELAYED", today)).toBe(false);
});
