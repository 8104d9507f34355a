import type { ChildProcess } from "node:child_process";
import cluster from "node:cluster";
import { readConfig, type Config } from "#app/platform/config/config.ts";
import { keepRunning } from "./launch/keep-running.ts";
import { freePort } from "./launch/postgres/free-port.ts";
import { onEnd } from "./on-end.ts";
import { gatherFigures } from "./web/figures-of-processes.server.ts";

/** How many processes serve, and the settings of each in place of the installation's. */
export type Shares = { readonly processes: number; readonly settings: Readonly<Record<string, string>> };

/** What each of several processes of `web` gets; null where one does, or where whoever serves will say what is wrong. */
export function sharesOf(words: readonly string[], environment: NodeJS.ProcessEnv): Shares | null {
  if (words.length !== 1 || words[0] !== "web") return null;
  const config = readOrNull(environment);
  if (!config || config.webProcesses === 1) return null;
  const { webProcesses: processes, databasePool, apiRate, appSecrets, port } = config;
  return {
    processes,
    settings: {
      CAIRN_WEB_PROCESSES: "1",
      DATABASE_POOL: String(Math.floor(databasePool / processes)),
      CAIRN_API_RATE: String(Math.ceil(apiRate / processes)),
      // Outside production a process makes its own secret where none is given; these must have the same.
      APP_SECRET: appSecrets.join(),
      PORT: String(port),
    },
  };
}

function readOrNull(environment: NodeJS.ProcessEnv): Config | null {
  try {
    return readConfig(environment);
  } catch {
    return null;
  }
}

/**
 * Serves by several processes that share one port, until it is asked to end. Each is kept running for itself: what a fault
 * does to its process, the others' requests do not notice.
 */
export async function serveByProcesses({ processes, settings }: Shares): Promise<void> {
  // Whichever is free, but the same for all, and for those that come after them.
  const port = settings["PORT"] === "0" ? String(await freePort()) : settings["PORT"];
  const { ready, ended, stop } = keepRunning({
    parts: Array.from({ length: processes }, (_, index) => `web process ${index + 1}`),
    start: () => closingUntaken(cluster.fork({ ...settings, PORT: port }).process),
    tell: (line) => void process.stderr.write(`${line}\n`),
    firstAlone: true,
  });
  gatherFigures();
  onEnd(stop);
  const web = await ready;
  if (web) {
    process.stdout.write(`ready ${web.url}\n`);
    process.send?.(web);
  }
  process.exit(await ended);
}

/** What cluster says when it hands a connection over, and what it hears once that was taken. */
type HandingOver = { act?: string; seq?: number; ack?: number };

/**
 * A connection that was on its way to a process as that ended is closed: Node.js keeps it open, and whoever came by it would
 * wait for an answer that nobody gives. Closed, a browser asks anew.
 */
function closingUntaken(child: ChildProcess): ChildProcess {
  const untaken = new Map<number, { close(): void }>();
  const send = child.send.bind(child) as (...given: unknown[]) => boolean;
  child.send = ((...given: unknown[]) => {
    const [{ act, seq }, handle] = given as [HandingOver, { close(): void } | undefined];
    if (act === "newconn" && seq !== undefined && handle) untaken.set(seq, handle);
    return send(...given);
  }) as ChildProcess["send"];
  child.on("internalMessage", ({ ack }: HandingOver) => ack !== undefined && untaken.delete(ack));
  child.once("exit", () => untaken.forEach((handle) => handle.close()));
  return child;
}
