import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enough = 4 * 2 ** 30;

/**
 * A folder for a cluster that nobody keeps: in memory where the machine has a file system there with room, for copying a
 * database is mostly making its thousands of small files.
 */
export function throwawayFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), prefix));
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= enough;
}
