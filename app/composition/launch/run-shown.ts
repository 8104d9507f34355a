import { spawn } from "node:child_process";
import { root } from "./places.ts";

/** Runs a program on this terminal and answers with its exit code. It is asked to end when `stop` fires. */
export function runShown(
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<number> {
  const child = spawn(program, parameters, { cwd: root, env: environment, stdio: ["ignore", "inherit", "inherit", "ipc"] });
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
