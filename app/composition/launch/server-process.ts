import { fork } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { serverEnvironment, serverFlags, serverProgram } from "./build.ts";
import type { Environment } from "./environment.ts";
import { keepRunning, partsOfServer, settingsOf } from "./keep-running.ts";
import { LaunchError } from "./launch-error.ts";
import { root } from "./places.ts";
import { tailOf } from "./tail.ts";

/** The running product: web and worker, each in a process of its own and started again where it ended by itself. */
export interface ServerProcess {
  url: string;
  /** Settles with the exit code of a part that could not be started, or 0 when it was stopped. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Starts `build/server.js web` and `… worker` and waits until both listen. Throws with the log's tail when one ends before that. */
export async function startServer(environment: Environment, log: string): Promise<ServerProcess> {
  const output = openSync(log, "w", 0o600);
  const { ready, ended, stop } = keepRunning({
    parts: partsOfServer,
    start: (part, before) =>
      fork(serverProgram, [part], {
        cwd: root,
        env: { ...serverEnvironment, ...process.env, ...environment, ...settingsOf(part, before) },
        execArgv: [...serverFlags],
        stdio: ["ignore", output, output, "ipc"],
      }),
    tell: (line) => void writeSync(output, `${line}\n`),
  });
  void ended.then(() => closeSync(output));
  const web = await ready;
  if (!web) throw new LaunchError(`The server did not start; its log is ${log}.`, tailOf(log, 12));
  return { url: web.url, ended, stop };
}
