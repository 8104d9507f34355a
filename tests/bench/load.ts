import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import autocannon from "autocannon";

export type Served = { url: string; pid: number; stop(): Promise<void> };

/** A server in a process of its own that says `ready <address>` on its output. */
export async function serve(parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on(
      "line",
      (line) => line.startsWith("ready ") && resolve(line.slice("ready ".length)),
    );
    child.once("exit", (code) => reject(new Error(`${parameters.join(" ")} ended with ${code}.`)));
  });
  return { url, pid: child.pid!, stop: () => end(child) };
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** CPU milliseconds of the serving process for one request, over `amount` requests; every answer must be 200. */
export async function cpuPerRequest(
  { pid, url }: Served,
  path: string,
  amount: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const before = cpuTime(pid);
  const result = await autocannon({
    url: `${url}${path}`,
    amount,
    connections: 4,
    headers: { "accept-encoding": "gzip", ...headers },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path} answered ${result.non2xx} times with something else than 200.`);
  return (cpuTime(pid) - before) / amount;
}

/** Milliseconds of user and system time of a process and its threads; ticks are ten milliseconds. */
function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory in MB. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? NaN) / 1024;
}
