import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { ensureBuild, serverEnvironment as memory, serverFlags } from "../build.ts";
import { helpText } from "../command-line/help-text.ts";
import { asksForHelp, readWords } from "../command-line/read-words.ts";
import { UsageError, type CommandShape } from "../command-line/shape.ts";
import { serverEnvironment } from "../environment.ts";
import { root } from "../places.ts";
import { holdCluster } from "../postgres/hold-cluster.ts";
import { step } from "../progress.ts";
import { runShown } from "../run-shown.ts";

const shape = {
  about: "All benchmarks, as ratios to baselines of the same minute, on a fresh database of their own.",
  options: {
    only: { value: "P1,P9", about: "these measures alone; they are listed below" },
    rounds: { value: "number", about: "how often each is measured, 5 or more; 5 where nothing is said" },
    tenants: { value: "number", about: "companies in the database; 200 where nothing is said" },
  },
} satisfies CommandShape;

const program = join(root, "tests/bench/run.ts");
const strings = pathToFileURL(join(root, "tests/bench/read-strings.ts")).href;

/** `npm run bench`: tests/bench/run.ts, which lists its measures where help is asked for. */
export async function runTyped(typed: string[], stop: AbortSignal): Promise<number> {
  if (asksForHelp(typed)) {
    console.log(`${helpText(shape, "npm run bench")}\n\nMeasures:`);
    return runShown(process.execPath, ["--import", strings, program, "--help"], {}, stop);
  }
  checkNumbers(readWords(shape, typed, "npm run bench").options);
  await ensureBuild(stop);
  const home = mkdtempSync(join(tmpdir(), "cairn-bench-"));
  const cluster = await step("Opened a fresh database", (tell) => holdCluster({ home, removed: true }, tell));
  try {
    const environment = {
      ...memory,
      ...serverEnvironment(cluster.url, true),
      CAIRN_ADMIN_DATABASE_URL: cluster.adminUrl,
    };
    // What is measured within this process keeps its memory as the server does.
    const flags = [...serverFlags, "--expose-gc", "--import", strings];
    return await runShown(process.execPath, [...flags, program, ...typed], environment, stop);
  } finally {
    await cluster.release();
  }
}

function checkNumbers(options: { rounds: string | undefined; tenants: string | undefined }): void {
  for (const name of ["rounds", "tenants"] as const)
    if (!/^[1-9]\d{0,4}$/.test(options[name] ?? "1"))
      throw new UsageError(`--${name} is "${options[name]}"; it must be a number from 1 to 99999.`);
}
