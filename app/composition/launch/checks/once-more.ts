import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../places.ts";
import type { Failure, Part } from "./part.ts";

/** Where more failed than this in one part, something is broken, and nothing of it is run again. */
export const mostOnceMore = 12;

/** What came of the tests that failed. */
export type Settled = {
  /** Failed, then passed alone: counted as passed. */
  restless: readonly Failure[];
  /** The same, and known to be restless before: counted as failed, so that they are mended. */
  knownRestless: readonly Failure[];
  failed: readonly Failure[];
};

/** Runs what failed once more, alone. A test that passes then lost a race, or its machine was too busy. */
export async function settleFailures(
  runs: readonly { part: Part; failures: readonly Failure[] }[],
  known: readonly string[],
  stop: AbortSignal,
): Promise<Settled> {
  const settled = { restless: [] as Failure[], knownRestless: [] as Failure[], failed: [] as Failure[] };
  for (const { part, failures } of runs) {
    const isTried = part.again && failures.length > 0 && failures.length <= mostOnceMore && !stop.aborted;
    if (isTried) console.log(`\n== ${part.name}, once more: ${failures.length} that failed`);
    const passed = isTried ? await part.again!(failures, stop) : new Set<string>();
    for (const failure of failures) {
      if (!passed.has(failure.name)) settled.failed.push(failure);
      else settled[known.includes(failure.name) ? "knownRestless" : "restless"].push(failure);
    }
  }
  return settled;
}

/** One line for each, for the end of the run. */
export function settledText({ restless, knownRestless, failed }: Settled): string {
  const line = (word: string, { name, trace }: Failure, more = "") =>
    `${word}: ${name}${more}${trace ? `\n  its trace: ${trace}` : ""}`;
  return [
    ...restless.map((one) => line("restless", one, " (failed, then passed alone: add it to tests/restless.json)")),
    ...knownRestless.map((one) => line("failed", one, " (restless again: it stands in tests/restless.json, mend it)")),
    ...failed.map((one) => line("failed", one)),
  ].join("\n");
}

/** The names of tests that were restless before. */
export function knownRestlessTests(): string[] {
  return JSON.parse(readFileSync(join(root, "tests/restless.json"), "utf8")) as string[];
}
