import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { LaunchError } from "../launch-error.ts";

/** The user PostgreSQL runs as; undefined means our own. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root: under root another user is found, or made. An existing cluster keeps its owner. */
export function chooseSystemUser(cluster: string): SystemUser | undefined {
  const own = process.getuid?.();
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (own !== 0) {
    if (owner && owner.uid !== own)
      throw new LaunchError(`${cluster} belongs to another user; start as that user, or as root.`);
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = lookUp("postgres") ?? create() ?? lookUp("nobody");
  if (!found) throw new LaunchError("PostgreSQL cannot run as root and no other user could be found or made.");
  return found;
}

function lookUp(name: string): SystemUser | undefined {
  const ask = (flag: string) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const uid = ask("-u");
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(ask("-g").stdout) } : undefined;
}

function create(): SystemUser | undefined {
  const made = spawnSync("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    "/bin/false",
    "postgres",
  ]);
  return made.status === 0 ? lookUp("postgres") : undefined;
}
