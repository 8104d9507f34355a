import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "../launch-error.ts";
import { clusterPaths, major } from "./cluster.ts";

/** What a completed cluster keeps about itself, inside its own folder. */
export interface ClusterMarker {
  identity: string;
  superuserPassword: string;
  password: string;
}

const debris =
  /^(PG_VERSION|base|global|pg_\w+(\.conf)?|postgresql(\.auto)?\.conf|postmaster\.(pid|opts)|current_logfiles|lost\+found)$/;

/**
 * Looks at the folder and answers with its marker, or undefined when a cluster is to be made.
 * What never completed is removed; what completed once, or is not ours, is never touched.
 */
export function inspectDataFolder(home: string): ClusterMarker | undefined {
  const paths = clusterPaths(home);
  removeUnfinished(home);
  if (!existsSync(paths.data)) return undefined;
  const version = readVersion(paths.data);
  if (version !== undefined && version !== major) {
    throw new LaunchError(
      `${paths.data} was made by PostgreSQL ${version}; this is ${major}. Move it away, or set DATABASE_URL.`,
    );
  }
  const whole = version !== undefined && existsSync(join(paths.data, "global", "pg_control"));
  if (existsSync(paths.marker)) {
    if (whole) return JSON.parse(readFileSync(paths.marker, "utf8")) as ClusterMarker;
    throw new LaunchError(`${paths.data} is damaged; restore it from a backup, or remove it to begin anew.`);
  }
  if (whole || readdirSync(paths.data).some((name) => !debris.test(name))) {
    throw new LaunchError(`${paths.data} is not a database of Cairn; move it away, or set CAIRN_DATA.`);
  }
  rmSync(paths.data, { recursive: true });
  return undefined;
}

function removeUnfinished(home: string): void {
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    if (name.startsWith("postgres.making-")) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function readVersion(folder: string): string | undefined {
  const file = join(folder, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() || undefined : undefined;
}
