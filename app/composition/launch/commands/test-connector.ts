import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../checks/tool.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";

/** `npm run test:connector -- <name>`: the tests of one connector alone. */
export async function testConnector([name = "", ...options]: string[], stop: AbortSignal): Promise<number> {
  const folders = existsSync(join(root, "plugins")) ? readdirSync(join(root, "plugins"), { withFileTypes: true }) : [];
  const names = folders.filter((each) => each.isDirectory()).map((each) => each.name);
  if (!names.includes(name))
    throw new LaunchError(`There is no connector "${name}"; there are ${names.join(", ") || "none yet"}.`);
  return runTool("vitest", ["run", "--project", "unit", `plugins/${name}/`, ...options], stop);
}
