import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../places.ts";
import type { Counted, FileTime, Part } from "./part.ts";
import { runTool } from "./tool.ts";

/** One project of vitest.config.ts as a part; `more` narrows it down. */
export function vitestPart(project: string, more: readonly string[] = []): Part {
  return {
    name: project,
    run: async (stop) => {
      const report = join(dataFolder(), `${project}.report.json`);
      const times = join(dataFolder(), `${project}.times.json`);
      for (const file of [report, times]) rmSync(file, { force: true });
      const reporters = [
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
        `--reporter=${join(import.meta.dirname, "file-times-reporter.ts")}`,
      ];
      const code = await runTool("vitest", ["run", "--project", project, ...reporters, ...more], stop, {
        CAIRN_FILE_TIMES: times,
      });
      const counted = countVitest(existsSync(report) ? readFileSync(report, "utf8") : undefined, code);
      if (!existsSync(times)) return counted;
      return { ...counted, files: JSON.parse(readFileSync(times, "utf8")) as FileTime[] };
    },
  };
}

/** Reads vitest's JSON report. A run that failed beside its tests, or ran none, counts as one failure. */
export function countVitest(report: string | undefined, code: number): Counted {
  const { numPassedTests = 0, numFailedTests = 0 } = report
    ? (JSON.parse(report) as { numPassedTests?: number; numFailedTests?: number })
    : {};
  const broken = code !== 0 || numPassedTests === 0;
  return { passed: numPassedTests, failed: numFailedTests || (broken ? 1 : 0) };
}
