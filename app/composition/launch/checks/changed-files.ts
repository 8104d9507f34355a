import { spawnSync } from "node:child_process";
import { root } from "../places.ts";

/** What differs from `base`, in commits and in the work tree; paths as git names them. */
export type Changed = { base: string; files: readonly string[] };

/** Everything that changed since this branch left the main one; null where there is no such history, as in a shallow clone. */
export function changedFiles(): Changed | null {
  for (const main of ["origin/main", "main"]) {
    const base = git("merge-base", "HEAD", main)?.trim();
    if (!base) continue;
    const changed = git("diff", "--name-only", "--no-renames", base) ?? "";
    const added = git("ls-files", "--others", "--exclude-standard") ?? "";
    const files = `${changed}\n${added}`.split("\n").filter(Boolean);
    return { base, files: [...new Set(files)].toSorted() };
  }
  return null;
}

function git(...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}
