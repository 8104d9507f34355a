import { describe, expect, test } from "vitest";
import { levelColour } from "./level-colour.ts";
import {
  dueState,
  expectedOf,
  expectedPercent,
  levelOfValue,
  progressColour,
  scoreColour,
  suggestLevel,
} from "./status.ts";

const period = { startDate: "2025-04-01", endDate: "2025-04-10" };

test.each([
  ["2025-03-01", 0],
  ["2025-04-01", 0],
  ["2025-04-02", 10],
  ["2025-04-10", 90],
  ["2025-04-11", 100],
  ["2026-01-01", 100],
])("on %s, %d %% is expected of the first ten days of April", (today, percent) => {
  expect(expectedPercent(period, today)).toBe(percent);
});

test.each([
  [50, 50, "ON_TRACK"],
  [40, 50, "ON_TRACK"],
  [39.9, 50, "OFF_TRACK"],
  [25, 50, "OFF_TRACK"],
  [24.9, 50, "AT_RISK"],
  [null, 5, "ON_TRACK"],
  [null, 60, "AT_RISK"],
  [-20, 0, "OFF_TRACK"],
  [140, 100, "ON_TRACK"],
] as const)("at %s %% where %d %% is expected, %s is offered", (percent, expected, level) => {
  expect(suggestLevel(percent, expected)).toBe(level);
});

describe("a goal made in the middle of its time", () => {
  const goal = { startDate: "2025-04-01", dueDate: "2025-04-30", createdAt: "2025-04-20T20:00:00.000Z" };

  test.each([
    ["2025-04-20", "UTC", 0],
    ["2025-04-21", "Asia/Kolkata", 0],
    ["2025-04-26", "Asia/Kolkata", 50],
    ["2025-05-01", "UTC", 100],
  ])("is expected from the day it was made on: %s in %s", (today, timeZone, percent) => {
    expect(expectedOf(goal, today, timeZone)).toBe(percent);
  });

  test("is expected from its start where it was made before, and wholly where it was made after its end", () => {
    expect(expectedOf({ ...goal, createdAt: "2025-03-01T00:00:00.000Z" }, "2025-04-16", "UTC")).toBe(50);
    expect(expectedOf({ ...goal, createdAt: "2025-06-01T00:00:00.000Z" }, "2025-06-01", "UTC")).toBe(100);
  });

  test("has the level of its value", () => {
    const day = { today: "2025-04-26", timeZone: "Asia/Kolkata" };
    expect([95, 30, 10].map((value) => levelOfValue({ ...goal, start: 0, target: 100 }, value, day))).toEqual([
      "ON_TRACK",
      "OFF_TRACK",
      "AT_RISK",
    ]);
    expect(levelOfValue({ ...goal, start: 80, target: 40 }, 80, day)).toBe("AT_RISK");
  });
});

describe("colours", () => {
  test.each([
    [null, "GREY", 0],
    ["2025-05-09", "RED", 1],
    ["2025-04-30", "RED", 10],
    ["2025-05-10", "BLUE", 0],
    ["2025-05-11", "RED", 0],
    ["2025-05-17", "RED", 0],
    ["2025-05-18", "ORANGE", 0],
  ] as const)("due %s is %s on 10 May, %d days overdue", (due, colour, overdueDays) => {
    expect(dueState(due, "2025-05-10")).toEqual({ colour, overdueDays });
  });

  test.each([
    [100, "GREEN"],
    [75, "GREEN"],
    [74.9, "YELLOW"],
    [50, "YELLOW"],
    [49, "MUSTARD"],
    [25, "MUSTARD"],
    [24, "RED"],
    [-5, "RED"],
  ] as const)("a score of %d is %s", (score, colour) => expect(scoreColour(score)).toBe(colour));

  test("follow level and status", () => {
    expect((["ON_TRACK", "OFF_TRACK", "AT_RISK", "CLOSED"] as const).map(levelColour)).toEqual([
      "GREEN",
      "ORANGE",
      "RED",
      "GREY",
    ]);
    expect(["DELAYED", "ONGOING", "COMPLETED", "COMPLETED_WITH_DELAY", "UNPLANNED"].map(progressColour)).toEqual([
      "RED",
      "ORANGE",
      "GREEN",
      "GREEN",
      "GREY",
    ]);
  });
});
