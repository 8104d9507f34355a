import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Environment } from "../environment.ts";
import { dataFolder, root } from "../places.ts";
import { freePort } from "../postgres/free-port.ts";
import { findChromium } from "./chromium.ts";
import type { Counted, Failure, FileTime, Part } from "./part.ts";
import { runTool } from "./tool.ts";
import { turnHere } from "./turn.ts";

/** As many of these run at the same time, each with a product and a database of its own: one for each core of a small machine. */
const shards = 2;

/** The short form has journeys that are variants of others by turns; what is run by hand, or because it changed, has all. */
const inTurn = turnHere();

/** The journeys in Chromium, against the built product on a fresh database; those in `folders` where some are named. */
export const endToEndPart = (folders: readonly string[] = []): Part => ({
  name: "e2e",
  run: async (stop) => {
    if (!existsSync(join(root, "tests/e2e"))) return "absent";
    // One product that runs already, or one port, is for one run.
    const isOne = folders.length > 0 || process.env["CAIRN_E2E_URL"] || process.env["CAIRN_E2E_PORT"];
    if (isOne) {
      const { code, report } = await runJourneys("e2e", folders, stop);
      return countPlaywright(report, code);
    }
    // Where there is no browser yet it is installed once.
    await findChromium(stop);
    const runs = Array.from({ length: shards }, async (_, index) => {
      const name = `e2e-${index + 1}`;
      const part = [`--shard=${index + 1}/${shards}`, "--output", join(dataFolder(), name)];
      const { code, report } = await runJourneys(name, part, stop, inTurn);
      return countPlaywright(report, code);
    });
    return sumOf(await Promise.all(runs));
  },
  again: async (failures, stop) => {
    const places = failures.flatMap(({ alone }) => alone);
    // A folder of its own: Playwright empties the one it writes to, and the first traces are kept.
    const output = join(dataFolder(), "e2e-again");
    return passedOf((await runJourneys("e2e-again", [...places, "--output", output], stop, inTurn)).report);
  },
});

async function runJourneys(name: string, more: readonly string[], stop: AbortSignal, turn: Environment = {}) {
  const file = join(dataFolder(), `${name}.report.json`);
  rmSync(file, { force: true });
  const code = await runTool("playwright", ["test", ...more], stop, {
    ...turn,
    CHROMIUM_PATH: await findChromium(stop),
    CAIRN_E2E_PORT: process.env["CAIRN_E2E_PORT"] ?? String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return { code, report: existsSync(file) ? readFileSync(file, "utf8") : undefined };
}

type Suite = { file: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; line: number; tests: Tried[] };
type Tried = { projectName: string; status: string; results: Result[] };
type Result = { duration: number; attachments?: { name: string; path?: string }[] };
type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites?: Suite[] };

/** Reads Playwright's JSON report. A run that failed beside its tests, or ran none, counts as one failure. */
export function countPlaywright(report: string | undefined, code: number): Counted {
  const { stats, suites = [] } = parsed(report);
  const failed = stats.unexpected + stats.flaky;
  const failures = triedIn(suites)
    .filter(({ tried }) => tried.status === "unexpected")
    .map(failureOf);
  return {
    passed: stats.expected,
    failed: failed || (code !== 0 || stats.expected === 0 ? 1 : 0),
    files: suites.map((suite): FileTime => ({ file: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) })),
    ...(failures.length > 0 && failures.length === failed && { failures }),
  };
}

/** What several runs came to together; failures are named where every run that had some could name them. */
function sumOf(counts: readonly Counted[]): Counted {
  const failed = counts.reduce((all, one) => all + one.failed, 0);
  const failures = counts.flatMap((one) => one.failures ?? []);
  return {
    passed: counts.reduce((all, one) => all + one.passed, 0),
    failed,
    files: counts.flatMap((one) => one.files ?? []),
    ...(failures.length > 0 && failures.length === failed && { failures }),
  };
}

function passedOf(report: string | undefined): ReadonlySet<string> {
  const tried = triedIn(parsed(report).suites ?? []);
  return new Set(tried.filter(({ tried: { status } }) => status === "expected").map((one) => failureOf(one).name));
}

function failureOf({ spec, tried }: { spec: Spec; tried: Tried }): Failure {
  const trace = tried.results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === "trace")?.path;
  return {
    name: `tests/e2e/${spec.file} > ${spec.title} (${tried.projectName})`,
    alone: [`tests/e2e/${spec.file}:${spec.line}`],
    ...(trace && { trace: relative(root, trace) }),
  };
}

const parsed = (report: string | undefined): Report =>
  report ? (JSON.parse(report) as Report) : { stats: { expected: 0, unexpected: 0, flaky: 0 } };

function triedIn(suites: readonly Suite[]): { spec: Spec; tried: Tried }[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) => spec.tests.map((tried) => ({ spec, tried }))),
    ...triedIn(inner),
  ]);
}

function secondsOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap((spec) => spec.tests.flatMap((one) => one.results));
  const own = results.reduce((all, { duration }) => all + duration / 1000, 0);
  return suites.reduce((all, suite) => all + secondsOf(suite), own);
}
