import { writeFileSync } from "node:fs";
import { LaunchError } from "../launch-error.ts";
import { knownRestlessTests, settledText, settleFailures } from "./once-more.ts";
import type { Failure, Outcome, Part } from "./part.ts";
import { overBudget, sharesOfRooms, slowestFiles, timesText, type PartTime } from "./times.ts";

type RunPartsOptions = {
  timesFile?: string;
  note?: string;
  /** Tests that are known to be restless; those of the repository where left out. */
  known?: readonly string[];
};

/**
 * Runs every part whatever became of the others, those of a list beside each other, then once more and alone what failed.
 * It says where the time went, in `timesFile` too, and names what failed; the last line printed is `N passed, N failed`.
 */
export async function runParts(
  parts: readonly (Part | readonly Part[])[],
  stop: AbortSignal,
  { timesFile, note, known = knownRestlessTests() }: RunPartsOptions = {},
): Promise<number> {
  const rows: string[] = [];
  const times: PartTime[] = [];
  const failed: { part: Part; failures: readonly Failure[] }[] = [];
  const unnamed: string[] = [];
  const total = { passed: 0, failed: 0 };
  const began = performance.now();
  for await (const { part, outcome, seconds } of outcomesOf(parts, stop)) {
    rows.push(`  ${part.name.padEnd(18)} ${describe(outcome).padEnd(26)} ${seconds.toFixed(1)} s`);
    if (outcome === "absent") continue;
    times.push({ name: part.name, seconds, files: outcome.files });
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (outcome.failures) failed.push({ part, failures: outcome.failures });
    else if (outcome.failed > 0) unnamed.push(`failed: ${part.name}, ${outcome.failed} (what it printed says which)`);
  }
  const settled = await settleFailures(failed, known, stop);
  total.passed += settled.restless.length;
  total.failed -= settled.restless.length;
  if (stop.aborted) return 130;
  tellTimes(times);
  if (timesFile) keepTimes(timesFile, times);
  const took = secondsSince(began);
  if (note) console.log(`\n${note}`);
  rows.push(`  ${"all".padEnd(18)} ${"".padEnd(26)} ${took.toFixed(1)} s`);
  console.log(`\n${rows.join("\n")}`);
  const named = [...unnamed, settledText(settled)].filter(Boolean).join("\n");
  if (named) console.log(`\n${named}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function* outcomesOf(parts: readonly (Part | readonly Part[])[], stop: AbortSignal) {
  for (const beside of parts.map((one) => [one].flat())) {
    if (stop.aborted) return;
    console.log(`\n== ${beside.map(({ name }) => name).join(", ")}`);
    const started = performance.now();
    const run = async (part: Part) => ({ part, outcome: await runPart(part, stop), seconds: secondsSince(started) });
    yield* await Promise.all(beside.map(run));
  }
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

async function runPart(part: Part, stop: AbortSignal): Promise<Outcome> {
  try {
    return await part.run(stop);
  } catch (failure) {
    if (!(failure instanceof LaunchError)) console.error(failure);
    else console.error([...failure.tail, failure.message].join("\n"));
    return { passed: 0, failed: 1 };
  }
}

/** A room over its budget is said and never fails: how fast a machine is, is no property of the sources. */
function tellTimes(times: readonly PartTime[]): void {
  const tables = times.filter(({ name }) => ["integration", "e2e"].includes(name)).map(timesText);
  const text = [...tables.filter(Boolean), ...times.flatMap(overBudget)].join("\n");
  if (text) console.log(`\n${text}`);
}

function keepTimes(file: string, times: readonly PartTime[]): void {
  const kept = times.map((part) => ({
    part: part.name,
    seconds: part.seconds,
    ...(part.files && { rooms: sharesOfRooms(part), slowest: slowestFiles(part) }),
  }));
  writeFileSync(file, JSON.stringify(kept, undefined, 2));
}

function describe(outcome: Outcome): string {
  return outcome === "absent" ? "absent" : `${outcome.passed} passed, ${outcome.failed} failed`;
}
