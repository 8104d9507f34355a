import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the clone. */
export const root = resolve(import.meta.dirname, "..", "..");

/** Every file that is, or is about to be, part of the project: tracked or new, never ignored. */
export function projectFiles(): string[] {
  const call = ["-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listing = execFileSync("git", call, { cwd: root, encoding: "utf8" });
  return listing.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
}

/** The names of the rooms under app/modules. */
export function roomNames(): string[] {
  const found = projectFiles().map((path) => /^app\/modules\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(found)].filter((name) => name !== undefined);
}
