import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stopProcess } from "./postmaster.ts";

/**
 * Called by the one supervisor of a folder before it starts a server: stops a server that outlived its supervisor,
 * and clears a lock file whose process number now belongs to some other program (common after a container's restart).
 */
export async function clearOrphan(data: string): Promise<void> {
  const lock = join(data, "postmaster.pid");
  if (!existsSync(lock)) return;
  const [first = "", folder = ""] = readFileSync(lock, "utf8").split("\n");
  const pid = Number(first);
  if (!pid || !isAlive(pid)) return;
  if (serves(pid, data) || serves(pid, folder)) await stopProcess(pid, gone(pid));
  else rmSync(lock, { force: true });
}

function serves(pid: number, folder: string): boolean {
  const line = commandLine(pid);
  return folder !== "" && line.includes("postgres") && line.includes(folder);
}

function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, "utf8").replaceAll("\0", " ");
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(50);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
}
