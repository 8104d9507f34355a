import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { dataFolder, root } from "../places.ts";
import type { Counted, Failure, FileTime, Part } from "./part.ts";
import { runTool } from "./tool.ts";

/** One project of vitest.config.ts as a part; `more` narrows it down. */
export function vitestPart(project: string, more: readonly string[] = []): Part {
  return {
    name: project,
    run: async (stop) => {
      const times = join(dataFolder(), `${project}.times.json`);
      rmSync(times, { force: true });
      const reporter = `--reporter=${join(import.meta.dirname, "file-times-reporter.ts")}`;
      const { code, report } = await runProject(project, project, [reporter, ...more], stop, times);
      const counted = countVitest(report, code);
      if (!existsSync(times)) return counted;
      return { ...counted, files: JSON.parse(readFileSync(times, "utf8")) as FileTime[] };
    },
    again: async (failures, stop) => {
      const files = [...new Set(failures.flatMap(({ alone }) => alone))];
      const { report } = await runProject(project, `${project}-again`, ["--no-file-parallelism", ...files], stop);
      return passedOf(report);
    },
  };
}

async function runProject(
  project: string,
  name: string,
  more: readonly string[],
  stop: AbortSignal,
  times?: string,
): Promise<{ code: number; report: string | undefined }> {
  const file = join(dataFolder(), `${name}.report.json`);
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runTool("vitest", ["run", "--project", project, ...reporters, ...more], stop, {
    ...(times && { CAIRN_FILE_TIMES: times }),
  });
  return { code, report: existsSync(file) ? readFileSync(file, "utf8") : undefined };
}

type FileReport = { name: string; status: string; assertionResults: { fullName: string; status: string }[] };
type Report = { numPassedTests?: number; numFailedTests?: number; testResults?: FileReport[] };

/** Reads vitest's JSON report. A run that failed beside its tests, or ran none, counts as one failure. */
export function countVitest(report: string | undefined, code: number): Counted {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = parsed(report);
  const failures = testResults.filter(({ status }) => status === "failed").flatMap(failuresOf);
  const failed = Math.max(numFailedTests, failures.length);
  const broken = code !== 0 || numPassedTests === 0;
  return {
    passed: numPassedTests,
    failed: failed || (broken ? 1 : 0),
    ...(failures.length > 0 && failures.length === failed && { failures }),
  };
}

/** The tests that failed in a file; the file itself where what stands before its tests failed. */
function failuresOf({ name, assertionResults }: FileReport): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const alone = [relative(root, name)];
  if (failed.length === 0) return [{ name: relative(root, name), alone }];
  return failed.map(({ fullName }) => ({ name: nameOf(name, fullName), alone }));
}

/** The names of the tests that passed, and of the files in which all did. */
function passedOf(report: string | undefined): ReadonlySet<string> {
  const files = parsed(report).testResults ?? [];
  const whole = files.filter(({ status }) => status === "passed").map(({ name }) => relative(root, name));
  const passed = files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === "passed").map(({ fullName }) => nameOf(name, fullName)),
  );
  return new Set([...whole, ...passed]);
}

const parsed = (report: string | undefined) => (report ? (JSON.parse(report) as Report) : {});
const nameOf = (file: string, title: string) => `${relative(root, file)} > ${title}`;
