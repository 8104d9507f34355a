import { Worker } from "node:worker_threads";
import { randomUUID } from "node:crypto";
import { compileSql, qualifyTables, type Sql } from "./sql.ts";
import type { Tenant } from "./tenant.ts";

export type WatchdogOptions = {
  /** As tenant work signs in. */
  connectionString: string;
  /** Milliseconds for which the process may do nothing but one thing. */
  longest: number;
};

export interface Watchdog {
  /** Should this process be ended while `work` runs, `ifEnded` is what is written of it. */
  during<Result>(tenant: Tenant, ifEnded: Sql, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

type Statement = { text: string; values: readonly unknown[] };

/** How often is looked whether the process gets on. Looks are counted, not time, which also passes while a machine sleeps. */
const everyMilliseconds = 250;

/**
 * Watches this process from a thread of its own. Where its event loop stands still for too long, the thread writes what became of
 * the work under way and ends the process (SIGKILL), so that whoever keeps it running starts it anew.
 */
export function startWatchdog({ connectionString, longest }: WatchdogOptions): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { beats, connectionString, looks: Math.ceil(longest / everyMilliseconds), everyMilliseconds };
  const thread = new Worker(script, { eval: true, workerData: { ...workerData, from: import.meta.url }, execArgv: [] });
  thread.unref();
  // Without the thread nothing is watched, which ends nobody's work.
  thread.on("error", () => undefined);
  const beating = setInterval(() => void Atomics.add(beats, 0, 1), everyMilliseconds / 2);
  beating.unref();
  return {
    during: async (tenant, ifEnded, work) => {
      const id = randomUUID();
      thread.postMessage({ id, statements: [...asTenant(tenant, ifEnded)] });
      try {
        return await work();
      } finally {
        thread.postMessage({ id });
      }
    },
    stop: async () => {
      clearInterval(beating);
      await thread.terminate();
    },
  };
}

function* asTenant({ schemaName }: Tenant, statement: Sql): Iterable<Statement> {
  const { text, values } = compileSql(statement);
  yield { text: "begin", values: [] };
  yield { text: `set local role "${schemaName}"`, values: [] };
  yield { text: qualifyTables(text, schemaName), values };
  yield { text: "commit", values: [] };
}

/** Milliseconds for writing, after which the process ends all the same. */
const patience = 3_000;

// Text, as a thread of a bundle has no file of its own.
const script = `
const { parentPort, workerData } = require("node:worker_threads");
const { beats, looks, everyMilliseconds, connectionString, from } = workerData;
const { Client } = require("node:module").createRequire(from)("pg");
const underWay = new Map();
parentPort.on("message", ({ id, statements }) => statements ? underWay.set(id, statements) : underWay.delete(id));
let seen = -1;
let still = 0;
const looking = setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  if (still < looks) return;
  clearInterval(looking);
  setTimeout(end, ${patience});
  write().catch(() => undefined).finally(end);
}, everyMilliseconds);
async function write() {
  const client = new Client({ connectionString });
  await client.connect();
  for (const statements of underWay.values()) {
    for (const { text, values } of statements) await client.query(text, values);
  }
}
function end() {
  require("node:fs").writeSync(2, JSON.stringify({
    level: "error",
    msg: "the process was ended: its event loop stood still for " + (looks * everyMilliseconds) / 1000 + " s",
    tasks: underWay.size,
  }) + "\\n");
  process.kill(process.pid, "SIGKILL");
}`;
