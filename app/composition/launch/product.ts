import { ensureBuild } from "./build.ts";
import { serverEnvironment } from "./environment.ts";
import { logFile } from "./places.ts";
import { holdCluster } from "./postgres/hold-cluster.ts";
import { throwawayFolder } from "./postgres/throwaway-folder.ts";
import { prepare, type SignIn } from "./prepare.ts";
import { startServer } from "./server-process.ts";

/** The built product on a fresh database with the demo data, for tests; its data folder goes with it. */
export interface Product {
  url: string;
  databaseUrl: string;
  adminDatabaseUrl: string;
  signIns: SignIn[];
  stop(): Promise<void>;
}

/** Builds if needed and starts everything on `port`. Sets CAIRN_DATA and PORT of this process. */
export async function startProduct(port: number, stop: AbortSignal = new AbortController().signal): Promise<Product> {
  const build = await ensureBuild(stop);
  const home = throwawayFolder("cairn-product-");
  Object.assign(process.env, { CAIRN_DATA: home, PORT: String(port) });
  const cluster = await holdCluster({ home, throwaway: true, removed: true });
  try {
    const environment = serverEnvironment(cluster.url, true);
    const signIns = await prepare(build, cluster, environment, stop);
    const server = await startServer(environment, logFile("server"));
    const end = async () => (await server.stop(), await cluster.release());
    return { url: server.url, databaseUrl: cluster.url, adminDatabaseUrl: cluster.adminUrl, signIns, stop: end };
  } catch (failure) {
    await cluster.release();
    throw failure;
  }
}
