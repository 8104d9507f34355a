import { expect, test } from "vitest";
import { progressGraph } from "./progress-graph.ts";

const goal = { period: { startDate: "2025-04-01", endDate: "2025-06-30" }, start: 0, target: 50 };
const target = [
  { date: "2025-04-01", percent: 0 },
  { date: "2025-06-30", percent: 100 },
];

test("draws the last value of each day, in order of time, from 0 % on the first day", () => {
  const checkIns = [
    { date: "2025-05-02", actual: 30 },
    { date: "2025-04-10", actual: 5 },
    { date: "2025-05-02", actual: 20 },
  ];
  expect(progressGraph(goal, checkIns)).toEqual({
    achieved: [
      { date: "2025-04-01", percent: 0 },
      { date: "2025-04-10", percent: 10 },
      { date: "2025-05-02", percent: 40 },
    ],
    target,
  });
});

test("starts with a check-in of the first day or before it", () => {
  expect(progressGraph(goal, [{ date: "2025-03-20", actual: 10 }]).achieved).toEqual([
    { date: "2025-03-20", percent: 20 },
  ]);
  expect(progressGraph(goal, [{ date: "2025-04-01", actual: 10 }]).achieved).toEqual([
    { date: "2025-04-01", percent: 20 },
  ]);
});

test("shows nothing achieved before the first check-in, and falling targets rising", () => {
  expect(progressGraph(goal, [])).toEqual({ achieved: [], target });
  const falling = { ...goal, start: 40, target: 20 };
  expect(progressGraph(falling, [{ date: "2025-04-01", actual: 30 }]).achieved).toEqual([
    { date: "2025-04-01", percent: 50 },
  ]);
});
