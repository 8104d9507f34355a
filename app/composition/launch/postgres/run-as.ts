import { spawnSync } from "node:child_process";
import type { SystemUser } from "./system-user.ts";

/** A program and how to start it as somebody else. */
export interface Invocation {
  program: string;
  parameters: string[];
  uid?: number;
  gid?: number;
}

/**
 * How to run a PostgreSQL program as `user` so that it ends when its parent does.
 * setpriv (util-linux) gives the parent-death signal; and, where a folder above ours is closed to the other user
 * (a clone under root's home), the one capability to pass through it.
 */
export function runAs(
  user: SystemUser | undefined,
  program: string,
  parameters: string[],
  needs: string[],
): Invocation {
  const closed = user !== undefined && !needs.every((path) => canReach(user, path));
  const flags = ["--pdeathsig", "INT"];
  if (user) flags.push("--reuid", String(user.uid), "--regid", String(user.gid), "--clear-groups");
  // Without no_setuid_fixup the kernel leaves the capability out of access(2), by which PostgreSQL finds its programs.
  if (closed)
    flags.push("--inh-caps", "+dac_override", "--ambient-caps", "+dac_override", "--securebits", "+no_setuid_fixup");
  if (process.platform === "linux" && spawnSync("setpriv", [...flags, "true"]).status === 0) {
    return { program: "setpriv", parameters: [...flags, program, ...parameters] };
  }
  return { program, parameters, ...user };
}

function canReach(user: SystemUser, path: string): boolean {
  return spawnSync("test", ["-r", path], { uid: user.uid, gid: user.gid, cwd: "/" }).status === 0;
}
