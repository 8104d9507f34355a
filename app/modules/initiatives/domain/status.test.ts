import { expect, test } from "vitest";
import { detailedStatusOf, dueOf, statusOf } from "./status.ts";

const today = "2026-11-16";

test.each([
  ["without a due date", null, null, "UNPLANNED", null, "GREY", 0],
  ["due later", "2026-11-24", null, "ONGOING", null, "ORANGE", 0],
  ["due within a week", "2026-11-23", null, "ONGOING", null, "RED", 0],
  ["due today", today, null, "ONGOING", null, "BLUE", 0],
  ["due yesterday", "2026-11-15", null, "DELAYED", "DELAYED", "RED", 1],
  ["due a month ago", "2026-10-16", null, "DELAYED", "DELAYED", "RED", 31],
  ["done in time", "2026-11-15", "2026-11-15", "COMPLETED", null, "GREY", 0],
  ["done late", "2026-11-14", "2026-11-15", "COMPLETED", "COMPLETED_WITH_DELAY", "GREY", 0],
  ["done, never planned", null, "2026-11-15", "COMPLETED", null, "GREY", 0],
])("a task %s", (_, dueDate, completedOn, status, detailed, colour, overdueDays) => {
  const dates = { dueDate, completedOn };
  expect([statusOf(dates, today), detailedStatusOf(dates, today), dueOf(dates, today)]).toEqual([
    status,
    detailed,
    { colour, overdueDays },
  ]);
});
