import { readFileSync } from "node:fs";

/** The last lines of a log, from byte `start` on; empty when there is none. */
export function tailOf(file: string, count: number, start = 0): string[] {
  try {
    return readFileSync(file)
      .subarray(start)
      .toString("utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(-count);
  } catch {
    return [];
  }
}
