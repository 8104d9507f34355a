import { describe, expect, test } from "vitest";
import { boundsOf, RunBoundMet, runMeter } from "./run-bounds.ts";

const met = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof RunBoundMet ? error.code : error;
  }
};

describe("a run", () => {
  const bounds = boundsOf("hr", { rows: 10, pages: 3, milliseconds: 1_000 });

  test.each([
    ["rows", [6, 5], 0, "too-many-rows"],
    ["pages that hold nothing", [0, 0, 0, 0], 0, "too-many-pages"],
    ["time", [1], 1_000, "too-long"],
    ["nothing", [5, 5], 999, null],
  ] as const)("meets its bound of %s", (_, pages, elapsed, code) => {
    const meter = runMeter(bounds, () => elapsed);
    expect(met(() => pages.forEach((rows) => meter.page(rows)))).toBe(code);
  });

  test("of people reads no more than an import of people may hold", () => {
    expect(boundsOf("hr").rows).toBeLessThan(boundsOf("issue-tracker").rows);
  });
});
