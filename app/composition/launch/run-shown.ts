import { spawn } from "node:child_process";
import type { Environment } from "./environment.ts";
import { root } from "./places.ts";

/** Runs a program on this terminal and answers with its exit code. It is asked to end when `stop` fires. */
export function runShown(
  program: string,
  parameters: string[],
  environment: Environment,
  stop: AbortSignal,
): Promise<number> {
  const env = { ...process.env, ...environment };
  const child = spawn(program, parameters, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const end = () => child.kill("SIGTERM");
  stop.addEventListener("abort", end);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      stop.removeEventListener("abort", end);
      resolve(code ?? 1);
    });
  });
}
