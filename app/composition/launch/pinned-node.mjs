// TypeScript runs natively and argon2 is built in from Node 24 on; the pinned package carries one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.mjs";

/** The path of a Node 24 or newer: the pinned package, the running Node, or the system's. */
export function findPinnedNode(root) {
  const packaged = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(packaged) && isNewEnough(packaged)) return packaged;
  if (majorOf(process.versions.node) >= 24) return process.execPath;
  const system = ["/usr/local/bin/node", "/usr/bin/node", "/opt/homebrew/bin/node"].find(
    (path) => existsSync(path) && isNewEnough(path),
  );
  if (system) return system;
  throw new LaunchError(
    "Node 24 is needed and its package could not be installed; install Node 24 or newer and try again.",
  );
}

function isNewEnough(path) {
  return majorOf(spawnSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout ?? "") >= 24;
}

function majorOf(version) {
  return Number(version.trim().split(".")[0]);
}
