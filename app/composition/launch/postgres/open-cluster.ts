import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { findBinaries } from "./binaries.ts";
import { applicationName, clusterPaths, type ClusterOptions, type Connection } from "./cluster.ts";
import { inspectDataFolder, type ClusterMarker } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { adminUrl, applicationUrl, furnish } from "./furnish.ts";
import { initialise } from "./initialise.ts";
import { clearOrphan } from "./orphan.ts";
import { startPostmaster, type Postmaster } from "./postmaster.ts";
import { chooseSystemUser } from "./system-user.ts";

/** From whatever lies in the folder to a running, furnished server whose connection file is written. */
export async function openCluster(options: ClusterOptions, tell: (text: string) => void): Promise<Postmaster> {
  const { data, connection } = clusterPaths(options.home);
  const binaries = findBinaries();
  const known = inspectDataFolder(options.home);
  const user = chooseSystemUser(data);
  if (!known) tell("Creating the database");
  const marker = known ?? (await initialise(options, binaries, user));
  await clearOrphan(data);
  const port = await freePort(rememberedPort(connection));
  tell("Starting PostgreSQL");
  const postmaster = await startPostmaster(options, binaries, user, port);
  try {
    await furnish(options, marker, port);
    writeConnection(connection, marker, port, postmaster.pid);
    return postmaster;
  } catch (failure) {
    await postmaster.stop();
    throw failure;
  }
}

function rememberedPort(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as Connection).port;
  } catch {
    return undefined;
  }
}

function writeConnection(file: string, marker: ClusterMarker, port: number, pid: number): void {
  const connection: Connection = {
    port,
    url: applicationUrl(marker, port, applicationName),
    adminUrl: adminUrl(marker, port, "postgres"),
    identity: marker.identity,
    postmaster: pid,
  };
  writeFileSync(file, JSON.stringify(connection, undefined, 2), { mode: 0o600 });
}
