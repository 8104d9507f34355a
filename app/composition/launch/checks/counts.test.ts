import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../places.ts";
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

describe("failed tests are named, with what runs them alone", () => {
  test("of vitest, by file and title; a file that could not start by itself", () => {
    const file = (name: string, status: string, ...assertionResults: { fullName: string; status: string }[]) => ({
      name: join(root, name),
      status,
      assertionResults,
    });
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        file(
          "app/a.test.ts",
          "failed",
          { fullName: "sums", status: "failed" },
          { fullName: "parts", status: "passed" },
        ),
        file("app/b.test.ts", "failed"),
      ],
    };
    expect(countVitest(JSON.stringify(report), 1)).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { name: "app/a.test.ts > sums", alone: ["app/a.test.ts"] },
        { name: "app/b.test.ts", alone: ["app/b.test.ts"] },
      ],
    });
  });

  test("of Playwright, by place, title and width, with the trace", () => {
    const tried = (projectName: string, status: string) => ({
      projectName,
      status,
      results: [{ duration: 1, attachments: [{ name: "trace", path: join(root, ".data/e2e/map/trace.zip") }] }],
    });
    const spec = { title: "a goal moves", file: "goals/map.e2e.ts", line: 7 };
    const suites = [
      { file: spec.file, specs: [{ ...spec, tests: [tried("desktop", "unexpected"), tried("phone", "expected")] }] },
    ];
    expect(
      countPlaywright(JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites }), 1).failures,
    ).toEqual([
      {
        name: "tests/e2e/goals/map.e2e.ts > a goal moves (desktop)",
        alone: ["tests/e2e/goals/map.e2e.ts:7"],
        trace: ".data/e2e/map/trace.zip",
      },
    ]);
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
