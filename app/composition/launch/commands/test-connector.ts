import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../checks/tool.ts";
import { requireKnown } from "../command-line/read-words.ts";
import type { CommandShape, Given } from "../command-line/shape.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";

const options = {
  json: { value: "file", about: "writes what came of each check as JSON" },
  junit: { value: "file", about: "writes it as JUnit XML" },
} as const;

export const shape: CommandShape<typeof options> = {
  about: "Runs the tests of one connector alone.",
  words: [{ name: "connector", about: "the name of its folder in plugins/" }],
  options,
  failure: "something failed",
};

/** `npm run test:connector -- <name>`. */
export async function run(
  { words: [name = ""], options: given }: Given<typeof options>,
  stop: AbortSignal,
): Promise<number> {
  const folders = existsSync(join(root, "plugins")) ? readdirSync(join(root, "plugins"), { withFileTypes: true }) : [];
  const names = folders.filter((each) => each.isDirectory()).map((each) => each.name);
  if (names.length === 0) throw new LaunchError("There is no connector yet: npm run new -- connector makes one.");
  requireKnown(name, names, "connector");
  const reports = (["json", "junit"] as const).flatMap((kind) =>
    given[kind] ? [`--reporter=${kind}`, `--outputFile.${kind}=${given[kind]}`] : [],
  );
  const written = reports.length > 0 ? ["--reporter=default", ...reports] : [];
  return runTool("vitest", ["run", "--project", "unit", ...written, `plugins/${name}/`], stop);
}
