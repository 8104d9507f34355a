import { spawn, type SpawnOptions } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";

/** How a program ended, and its last lines. A program that a signal ended has code 1. */
export interface RunResult {
  code: number;
  tail: string[];
}

interface RunToEndOptions extends SpawnOptions {
  /** Everything the program prints goes here too. */
  log?: string;
  onLine?: (line: string) => void;
  /** Ends the program (SIGTERM) when it fires. */
  stop?: AbortSignal;
}

/** Runs a program quietly, keeping its last 15 lines. Never throws for a failure of the program. */
export async function runToEnd(
  program: string,
  parameters: string[],
  options: RunToEndOptions = {},
): Promise<RunResult> {
  const { log, onLine, stop, ...spawning } = options;
  const child = spawn(program, parameters, { ...spawning, stdio: ["ignore", "pipe", "pipe"] });
  const file = log ? createWriteStream(log, { mode: 0o600 }) : undefined;
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      file?.write(`${line}\n`);
      tail.push(line);
      if (tail.length > 15) tail.shift();
      onLine?.(line);
    });
  }
  const end = () => child.kill("SIGTERM");
  stop?.addEventListener("abort", end);
  const code = await new Promise<number>((resolve) => {
    child.once("error", (failure) => (tail.push(failure.message), resolve(1)));
    child.once("close", (found) => resolve(found ?? 1));
  });
  stop?.removeEventListener("abort", end);
  file?.end();
  return { code, tail };
}
