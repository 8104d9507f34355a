import { describe, expect, test } from "vitest";
import { countPlaywright } from "./end-to-end-part.ts";
import { countLine } from "./script-parts.ts";
import { countVitest } from "./vitest-part.ts";

const vitest = (passed: number, failed: number) => JSON.stringify({ numPassedTests: passed, numFailedTests: failed });
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky } });

describe.each([
  ["vitest", countVitest, vitest(3, 0), vitest(2, 1), vitest(0, 0)],
  ["playwright", countPlaywright, playwright(3, 0), playwright(2, 1), playwright(0, 0)],
] as const)("%s", (_name, count, good, bad, empty) => {
  test("passed and failed tests are counted", () => {
    expect(count(good, 0)).toMatchObject({ passed: 3, failed: 0 });
    expect(count(bad, 1)).toMatchObject({ passed: 2, failed: 1 });
  });

  test("a run that failed beside its tests, ran none or left no report is a failure", () => {
    expect(count(good, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(count(empty, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(count(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test("a test that passed only at the second try is a failure", () => {
  expect(countPlaywright(playwright(2, 0, 1), 0)).toMatchObject({ passed: 2, failed: 1 });
});

test("the last line of a part is read", () => {
  expect(countLine("12 passed, 0 failed", 0)).toEqual({ passed: 12, failed: 0 });
  expect(countLine("11 passed, 1 failed", 1)).toEqual({ passed: 11, failed: 1 });
  expect(countLine("Segmentation fault", 139)).toEqual({ passed: 0, failed: 1 });
});

test("the seconds of a journey file are those of all its runs, at every width and within every group", () => {
  const spec = (...durations: number[]) => ({ tests: durations.map((duration) => ({ results: [{ duration }] })) });
  const suites = [{ file: "goals/map.e2e.ts", specs: [spec(1_000, 500)], suites: [{ file: "", specs: [spec(250)] }] }];
  const report = JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0 }, suites });
  expect(countPlaywright(report, 0).files).toEqual([{ file: "tests/e2e/goals/map.e2e.ts", seconds: 1.75 }]);
});
