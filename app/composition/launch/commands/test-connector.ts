import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../checks/tool.ts";
import { requireKnown } from "../command-line/read-words.ts";
import type { CommandShape, Given } from "../command-line/shape.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";

export const shape: CommandShape = {
  about: "Runs the tests of one connector alone.",
  words: [{ name: "connector", about: "the name of its folder in plugins/" }],
  failure: "something failed",
};

/** `npm run test:connector -- <name>`. */
export async function run({ words: [name = ""] }: Given<never>, stop: AbortSignal): Promise<number> {
  const folders = existsSync(join(root, "plugins")) ? readdirSync(join(root, "plugins"), { withFileTypes: true }) : [];
  const names = folders.filter((each) => each.isDirectory()).map((each) => each.name);
  if (names.length === 0) throw new LaunchError("There is no connector yet: npm run new -- connector makes one.");
  requireKnown(name, names, "connector");
  return runTool("vitest", ["run", "--project", "unit", `plugins/${name}/`], stop);
}
