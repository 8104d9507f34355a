import { join } from "node:path";

/** Which cluster: `home` holds the PostgreSQL folder, the connection file and the log. */
export interface ClusterOptions {
  home: string;
  /** The whole home is removed at the end. */
  removed?: boolean;
  /** For tests: no durability, and a template from which empty databases are copied. */
  throwaway?: boolean;
}

/** What `postgres.json` holds while the cluster runs (mode 0600). */
export interface Connection {
  port: number;
  /** As the application's role, on its database. */
  url: string;
  /** As the superuser, for extensions and test databases. */
  adminUrl: string;
  /** Stays the same for the cluster's life. */
  identity: string;
  postmaster: number;
}

export const major = "18";
export const applicationName = "cairn";

export function clusterPaths(home: string) {
  return {
    data: join(home, "postgres"),
    marker: join(home, "postgres", "cairn.json"),
    connection: join(home, "postgres.json"),
    log: join(home, "logs", "postgres.log"),
  };
}
