import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { vi } from "vitest";
import type { Environment } from "../environment.ts";

/** Whether a process runs; one that ended but was not yet collected does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** Waits until a process is gone; fails after ten seconds. */
export async function untilGone(pid: number): Promise<void> {
  await vi.waitFor(() => isRunning(pid) && Promise.reject(new Error(`${pid} still runs`)), {
    timeout: 10_000,
    interval: 20,
  });
}

/** Another program that holds the cluster of `home`, and the number of the server it got. */
export async function startHolder(home: string): Promise<{ child: ChildProcess; postmaster: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "holder.ts"), home], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line")) as [string];
  return { child, postmaster: Number(line) };
}

/** The parent of a process. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

/** Runs `run.mjs` with these parameters and answers with its exit code and what it printed. */
export async function runLauncher(
  parameters: string[],
  environment: Environment,
): Promise<{ code: number; text: string }> {
  const program = join(import.meta.dirname, "..", "run.mjs");
  const child = spawn(process.execPath, [program, ...parameters], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NODE_ENV: "test", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  const [code] = (await once(child, "close")) as [number];
  return { code, text };
}
