import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "../launch-error.ts";
import { runToEnd } from "../run-to-end.ts";
import type { Binaries } from "./binaries.ts";
import { clusterPaths, type ClusterOptions } from "./cluster.ts";
import type { ClusterMarker } from "./data-folder.ts";
import { runAs } from "./run-as.ts";
import type { SystemUser } from "./system-user.ts";

/** Makes a cluster beside its place and moves it there whole, so that its folder never holds half of one. */
export async function initialise(
  options: ClusterOptions,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<ClusterMarker> {
  const making = join(options.home, `postgres.making-${process.pid}`);
  const marker: ClusterMarker = {
    identity: randomBytes(8).toString("hex"),
    superuserPassword: randomBytes(24).toString("hex"),
    password: randomBytes(24).toString("hex"),
  };
  mkdirSync(making, { recursive: true, mode: 0o700 });
  give(making, user);
  await runInitdb(making, marker, options, binaries, user);
  writeMarker(making, marker, user);
  renameSync(making, clusterPaths(options.home).data);
  return marker;
}

async function runInitdb(
  folder: string,
  marker: ClusterMarker,
  options: ClusterOptions,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<void> {
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, marker.superuserPassword, { mode: 0o600 });
  give(passwordFile, user);
  const flags = ["--pgdata", folder, "--username", "postgres", "--auth", "scram-sha-256", "--pwfile", passwordFile];
  // The built-in provider sorts and folds the same on every machine and after every upgrade of its libraries.
  flags.push(
    "--encoding",
    "UTF8",
    "--locale-provider",
    "builtin",
    "--builtin-locale",
    "C.UTF-8",
    "--locale",
    "C.UTF-8",
  );
  if (options.throwaway) flags.push("--no-sync");
  const call = runAs(user, binaries.initdb, flags, [binaries.initdb, folder]);
  const result = await runToEnd(call.program, call.parameters, { ...call, cwd: "/" });
  rmSync(passwordFile, { force: true });
  if (result.code === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new LaunchError(`PostgreSQL could not create its folder ${clusterPaths(options.home).data}.`, result.tail);
}

function writeMarker(folder: string, marker: ClusterMarker, user: SystemUser | undefined): void {
  const file = join(folder, "cairn.json");
  writeFileSync(file, JSON.stringify(marker), { mode: 0o600 });
  give(file, user);
}

function give(path: string, user: SystemUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
}
