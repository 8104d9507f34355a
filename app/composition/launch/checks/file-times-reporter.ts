// A reporter of vitest's own: its JSON report knows neither how long a file's imports took nor what it did before its tests.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { root } from "../places.ts";
import type { FileTime } from "./part.ts";

/** Writes a list of `FileTime` to the file that CAIRN_FILE_TIMES names. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const place = process.env["CAIRN_FILE_TIMES"];
    if (place) writeFileSync(place, JSON.stringify(modules.map(timeOf)));
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const milliseconds = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { file: relative(root, module.moduleId), seconds: milliseconds / 1000 };
}
