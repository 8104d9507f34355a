import { totalmem } from "node:os";
import type { ClusterOptions } from "./cluster.ts";

/**
 * The server's settings, given on its command line so that they follow the code and nothing stale stays on disk.
 * syncfs: a restart after a crash with 1,000 tenants takes under a second instead of half a minute.
 * max_locks_per_transaction: one transaction may touch all tables of several tenants.
 */
export function serverSettings(options: ClusterOptions, port: number): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    max_locks_per_transaction: "256",
    shared_buffers: `${sharedBuffers()}MB`,
    random_page_cost: "1.1",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
    ...(options.throwaway
      ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "2GB" }
      : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

// An eighth of the memory, between 128 and 512 MB.
function sharedBuffers(): number {
  return Math.round(Math.min(512, Math.max(128, totalmem() / 8 / 2 ** 20)));
}
