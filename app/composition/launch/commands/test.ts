import { join } from "node:path";
import { requirements, testParts } from "../checks/parts.ts";
import { runParts } from "../checks/run-parts.ts";
import { requireKnown } from "../command-line/read-words.ts";
import type { CommandShape, Given } from "../command-line/shape.ts";
import { dataFolder } from "../places.ts";

const names = testParts.map((part) => part.name);

const options = { all: { about: "what is long as well: the whole fuzz of bodies" } };

export const shape: CommandShape<typeof options> = {
  about: "Runs every part, or those named. The last line is `N passed, N failed`.",
  words: [{ name: "part", about: `one of ${names.join(", ")}`, optional: true, many: true }],
  options,
  failure: "something failed",
};

/** `npm test`, all parts or those named. */
export async function run({ words, options: { all } }: Given<typeof options>, stop: AbortSignal): Promise<number> {
  if (all) process.env["CAIRN_LONG"] = "1";
  for (const name of words) requireKnown(name, names, "part");
  const wished = testParts.filter((part) => words.length === 0 || words.includes(part.name));
  const first = words.flatMap((name) => requirements[name] ?? []);
  return runParts([...new Set([...first, ...wished])], stop, join(dataFolder(), "test-times.json"));
}
