import { expect, test } from "vitest";
import { reportFileName } from "./report-formats.ts";

test("a file is named by its report and day, in letters and digits alone", () => {
  expect(reportFileName("1:1s / by “place”", "2026-11-28")).toBe("1-1s-by-place-2026-11-28");
  expect(reportFileName("=cmd|' /C calc'!A1", "2026-11-28")).toBe("cmd-C-calc-A1-2026-11-28");
  expect(reportFileName("تقرير", "2026-11-28")).toBe("تقرير-2026-11-28");
  expect(reportFileName("??", "2026-11-28")).toBe("report-2026-11-28");
});
