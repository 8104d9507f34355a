import { fork, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { serverFlags, serverProgram } from "./build.ts";
import type { Environment } from "./environment.ts";
import { LaunchError } from "./launch-error.ts";
import { root } from "./places.ts";
import { tailOf } from "./tail.ts";

const patience = 20_000;

/** The running product: web and worker in one process. */
export interface ServerProcess {
  url: string;
  /** Settles with its exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Starts `build/server.js all` and waits until it listens. Throws with the log's tail when it ends before that. */
export async function startServer(environment: Environment, log: string): Promise<ServerProcess> {
  const output = openSync(log, "w", 0o600);
  const child = fork(serverProgram, ["all"], {
    cwd: root,
    env: { ...process.env, ...environment },
    execArgv: ["--enable-source-maps", ...serverFlags],
    stdio: ["ignore", output, output, "ipc"],
  });
  closeSync(output);
  const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  const url = await Promise.race([ready(child), ended.then(() => undefined)]);
  if (!url) throw new LaunchError(`The server did not start; its log is ${log}.`, tailOf(log, 12));
  return { url, ended, stop: () => stopChild(child, ended) };
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on("message", (message: { ready?: boolean; url?: string }) => {
      if (message.ready && message.url) resolve(message.url);
    });
  });
}

async function stopChild(child: ChildProcess, ended: Promise<number>): Promise<void> {
  const killing = setTimeout(() => child.kill("SIGKILL"), patience);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(killing);
}
