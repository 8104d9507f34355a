import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";
import { tailOf } from "../tail.ts";
import type { Binaries } from "./binaries.ts";
import { clusterPaths, type ClusterOptions } from "./cluster.ts";
import { runAs } from "./run-as.ts";
import { serverSettings } from "./settings.ts";
import type { SystemUser } from "./system-user.ts";

const startLimit = 60_000;

/** A running PostgreSQL server: `ended` settles when it is gone, for whatever reason. */
export interface Postmaster {
  pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server and waits until it takes connections. Throws with the log's tail when it does not. */
export async function startPostmaster(
  options: ClusterOptions,
  binaries: Binaries,
  user: SystemUser | undefined,
  port: number,
): Promise<Postmaster> {
  const { data, log } = clusterPaths(options.home);
  for (let attempt = 1; ; attempt += 1) {
    const logStart = existsSync(log) ? statSync(log).size : 0;
    const child = launch(options, binaries, user, port);
    if (await becomesReady(child, data)) return supervise(child);
    const tail = tailOf(log, 12, logStart);
    // Backends of a server that was killed outright hold its shared memory for a moment longer.
    const lingering = tail.some((line) => line.includes("pre-existing shared memory block"));
    if (!lingering || attempt === 20) throw new LaunchError("PostgreSQL did not start.", tail);
    await wait(500);
  }
}

function launch(options: ClusterOptions, binaries: Binaries, user: SystemUser | undefined, port: number): ChildProcess {
  const { data, log } = clusterPaths(options.home);
  const output = openSync(log, "a", 0o600);
  const parameters = ["-D", data, ...serverSettings(options, port)];
  const call = runAs(user, binaries.postgres, parameters, [binaries.postgres, data]);
  const child = spawn(call.program, call.parameters, { ...call, cwd: "/", stdio: ["ignore", output, output] });
  closeSync(output);
  return child;
}

// The way pg_ctl does it: the first line of postmaster.pid is the process, the eighth its state.
async function becomesReady(child: ChildProcess, data: string): Promise<boolean> {
  let failed = false;
  child.once("error", () => (failed = true));
  const limit = Date.now() + startLimit;
  while (!failed && child.exitCode === null && child.signalCode === null && Date.now() < limit) {
    const lines = readLines(join(data, "postmaster.pid"));
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === "ready") return true;
    await wait(20);
  }
  if (!failed) child.kill("SIGQUIT");
  return false;
}

function supervise(child: ChildProcess): Postmaster {
  const pid = child.pid as number;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { pid, ended, stop: () => stopProcess(pid, ended) };
}

/** Fast shutdown, then immediate, then none. `ended` settles when the process is gone. */
export async function stopProcess(pid: number, ended: Promise<void>): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (!sendSignal(pid, signal)) return;
    const timer = new AbortController();
    const gone = await Promise.race([
      ended.then(() => true),
      wait(patience, false, { signal: timer.signal }).catch(() => false),
    ]);
    timer.abort();
    if (gone) return;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
