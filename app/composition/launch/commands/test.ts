import { join } from "node:path";
import { changedParts } from "../checks/changed-parts.ts";
import { requirements, testParts } from "../checks/parts.ts";
import { runParts } from "../checks/run-parts.ts";
import { skippedHere } from "../checks/skipped-here.ts";
import { requireKnown } from "../command-line/read-words.ts";
import { UsageError, type CommandShape, type Given } from "../command-line/shape.ts";
import { dataFolder } from "../places.ts";

const names = testParts.flat().map((part) => part.name);

const options = {
  all: { about: "the long form: every mutant, every journey at both widths, 100,000 requests of any kind" },
  changed: { about: "what the changes since this branch left main touch; says what it leaves out" },
};

export const shape: CommandShape<typeof options> = {
  about: "Runs every part, or those named. The last line is `N passed, N failed`.",
  words: [{ name: "part", about: `one of ${names.join(", ")}`, optional: true, many: true }],
  options,
  failure: "something failed",
};

/** `npm test`, all parts or those named. */
export async function run(
  { words, options: { all, changed } }: Given<typeof options>,
  stop: AbortSignal,
): Promise<number> {
  if (all) process.env["CAIRN_LONG"] = "1";
  if (changed) return runChanged(words, stop);
  for (const name of words) requireKnown(name, names, "part");
  const wished = testParts.flat().filter((part) => words.includes(part.name));
  const first = words.flatMap((name) => requirements[name] ?? []);
  const parts = words.length === 0 ? testParts : [...new Set([...first, ...wished])];
  return runParts(parts, stop, { timesFile: timesFile(), note: skippedHere() });
}

async function runChanged(words: readonly string[], stop: AbortSignal): Promise<number> {
  if (words.length > 0) throw new UsageError("--changed finds the parts itself; name none.");
  const { parts, said } = changedParts();
  console.log(said);
  return runParts(parts, stop, { timesFile: timesFile(), note: `${said}\n${skippedHere()}` });
}

const timesFile = () => join(dataFolder(), "test-times.json");
