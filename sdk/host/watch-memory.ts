import { readFileSync } from "node:fs";

const every = 100;
const pageSize = 4096;

/** Looks again and again how much memory a process and those below it hold; where the system does not tell, nothing comes of it. */
export function watchMemory(pid: number | undefined, megabytes: number, tooMuch: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (pid !== undefined && heldBy(pid) > megabytes * 1024 * 1024) tooMuch();
  }, every);
  timer.unref();
  return timer;
}

function heldBy(pid: number): number {
  const [statistics, children] = [told(`/proc/${pid}/statm`), told(`/proc/${pid}/task/${pid}/children`)];
  const own = Number(statistics.split(" ")[1] ?? 0) * pageSize;
  return children
    .split(" ")
    .filter(Boolean)
    .reduce((sum, child) => sum + heldBy(Number(child)), own);
}

function told(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
