// TypeScript runs natively and argon2 is built in from Node 24 on; .node-version says which one, and the pinned package carries it.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.mjs";

/** The path of a Node that runs the product: the pinned package, the running Node, or the system's. */
export function findPinnedNode(root) {
  const needed = majorOf(readFileSync(join(root, ".node-version"), "utf8"));
  const packaged = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(packaged) && isNewEnough(packaged, needed)) return packaged;
  if (majorOf(process.versions.node) >= needed) return process.execPath;
  const system = ["/usr/local/bin/node", "/usr/bin/node", "/opt/homebrew/bin/node"].find(
    (path) => existsSync(path) && isNewEnough(path),
  );
  if (system) return system;
  throw new LaunchError(
    `Node ${needed} is needed and its package could not be installed; install Node ${needed} or newer and try again.`,
  );
}

function isNewEnough(path, needed) {
  return majorOf(spawnSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout ?? "") >= needed;
}

function majorOf(version) {
  return Number(version.trim().split(".")[0]);
}
