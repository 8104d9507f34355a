import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../places.ts";
import type { Outcome, Part } from "./part.ts";
import { runTool } from "./tool.ts";

/** One project of vitest.config.ts as a part. */
export function vitestPart(project: string): Part {
  return {
    name: project,
    run: async (stop) => {
      const report = join(dataFolder(), `${project}.report.json`);
      rmSync(report, { force: true });
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const code = await runTool("vitest", ["run", "--project", project, ...reporters], stop);
      return countVitest(existsSync(report) ? readFileSync(report, "utf8") : undefined, code);
    },
  };
}

/** Reads vitest's JSON report. A run that failed beside its tests, or ran none, counts as one failure. */
export function countVitest(report: string | undefined, code: number): Outcome {
  const { numPassedTests = 0, numFailedTests = 0 } = report
    ? (JSON.parse(report) as { numPassedTests?: number; numFailedTests?: number })
    : {};
  const broken = code !== 0 || numPassedTests === 0;
  return { passed: numPassedTests, failed: numFailedTests || (broken ? 1 : 0) };
}
