import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, root } from "../places.ts";
import { freePort } from "../postgres/free-port.ts";
import { findChromium } from "./chromium.ts";
import type { Counted, FileTime, Part } from "./part.ts";
import { runTool } from "./tool.ts";

/** The journeys in Chromium, against the built product on a fresh database; those in `folders` where some are named. */
export const endToEndPart = (folders: readonly string[] = []): Part => ({
  name: "e2e",
  run: async (stop) => {
    if (!existsSync(join(root, "tests/e2e"))) return "absent";
    const report = join(dataFolder(), "e2e.report.json");
    rmSync(report, { force: true });
    const code = await runTool("playwright", ["test", ...folders], stop, {
      CHROMIUM_PATH: await findChromium(stop),
      CAIRN_E2E_PORT: process.env["CAIRN_E2E_PORT"] ?? String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return countPlaywright(existsSync(report) ? readFileSync(report, "utf8") : undefined, code);
  },
});

type Suite = { file: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { tests: { results: { duration: number }[] }[] };
type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites?: Suite[] };

/** Reads Playwright's JSON report. A run that failed beside its tests, or ran none, counts as one failure. */
export function countPlaywright(report: string | undefined, code: number): Counted {
  const { stats, suites = [] }: Report = report
    ? (JSON.parse(report) as Report)
    : { stats: { expected: 0, unexpected: 0, flaky: 0 } };
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed || (code !== 0 || stats.expected === 0 ? 1 : 0),
    files: suites.map((suite): FileTime => ({ file: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) })),
  };
}

function secondsOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap((spec) => spec.tests.flatMap((one) => one.results));
  const own = results.reduce((all, { duration }) => all + duration / 1000, 0);
  return suites.reduce((all, suite) => all + secondsOf(suite), own);
}
