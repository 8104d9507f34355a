import type { PoolClient } from "pg";
import { PgBoss, type WorkOptions } from "pg-boss";
import { workOfCompany } from "#tenancy/company-at-work.ts";
import type { Database } from "#tenancy/database.ts";
import { openToControl } from "#tenancy/logins.ts";
import type { Job, JobHandler, JobQueue } from "./job.ts";
import { sql } from "#tenancy/sql.ts";

const schema = "jobs";

/** The queues of the installation, on the control database. */
export type JobRunner = JobQueue & {
  /** Makes or upgrades the tables of pg-boss and one queue a job. */
  prepare(jobs: readonly Job[]): Promise<void>;
  /** Works on the queues until stopped; work under way is finished first. */
  work(handlers: readonly JobHandler[]): Promise<() => Promise<void>>;
  /** Throws where the queues cannot be reached. */
  reach(): Promise<void>;
};

type QueueDatabase = Pick<Database, "owner" | "control" | "logins">;

/** Hears of each try of a job how it ended, in whatever company it was at work for. */
export type JobEnded = (jobId: string, outcome: "completed" | "failed") => void;

export function createJobRunner(
  database: QueueDatabase,
  onError: (error: Error) => void,
  onEnded: JobEnded = () => undefined,
): JobRunner {
  const newBoss = (options: { migrate: boolean; supervise: boolean }) => {
    const pool = options.migrate ? database.owner : database.control.pool;
    const boss = new PgBoss({
      db: statementsOn(pool),
      schema,
      schedule: false,
      createSchema: options.migrate,
      ...options,
    });
    boss.on("error", onError);
    return boss;
  };
  let sender: Promise<PgBoss> | undefined;
  return {
    prepare: async (jobs) => {
      const boss = await newBoss({ migrate: true, supervise: false }).start();
      for (const { id, retryLimit, retryDelay } of jobs) {
        await boss.createQueue(id, { retryLimit, retryDelay, retryBackoff: true });
      }
      await boss.stop();
      await openToControl(database.owner, database.logins, schema);
    },
    enqueue: async (job, payload, { id, lessUrgent = false, lane, company, notBefore, within } = {}) => {
      // A start that failed, with the database away, is not the last word.
      const boss = await (sender ??= newBoss({ migrate: false, supervise: false }).start()).catch((error: unknown) => {
        sender = undefined;
        throw error;
      });
      const priority = lane === undefined ? (lessUrgent ? -1 : 0) : placeOf(job, lane);
      // The group names the lane too: pg-boss counts what is under way by queue and group, whatever its priority.
      const group = company === undefined ? {} : { group: { id: `${company} ${priority}` } };
      await boss.send(job.id, job.payload.parse(payload) as object, {
        ...{ priority, ...group },
        ...(id && { id }),
        ...(notBefore && { startAfter: notBefore }),
        ...(within && { db: statementsOn(within.client) }),
      });
    },
    work: async (handlers) => {
      const boss = await newBoss({ migrate: false, supervise: true }).start();
      for (const handler of handlers) await attend(boss, handler, onEnded);
      return () => boss.stop({ graceful: true, timeout: 5_000 });
    },
    reach: async () => void (await database.control.query(sql`select from ${sql.table(`${schema}.queue`)} limit 1`)),
  };
}

/** What pg-boss runs its statements on. */
const statementsOn = (connection: Pick<PoolClient, "query">) => ({
  executeSql: async (text: string, values?: unknown[]) => connection.query(text, values),
});

/** Lanes are bands of priority within a queue; one that is not known is the first. */
function placeOf({ lanes = [] }: Job, lane: string): number {
  return Math.max(0, lanes.indexOf(lane));
}

async function attend(boss: PgBoss, handler: JobHandler, onEnded: JobEnded): Promise<void> {
  const lanes = handler.job.lanes ?? [];
  if (lanes.length === 0) return attendTo(boss, handler, {}, onEnded);
  for (const lane of lanes) {
    const place = placeOf(handler.job, lane);
    const ownBand = { minPriority: place, maxPriority: place };
    await attendTo(boss, handler, { ...ownBand, localConcurrency: 2, localGroupConcurrency: 1 }, onEnded);
  }
}

async function attendTo(boss: PgBoss, { job, load }: JobHandler, more: WorkOptions, onEnded: JobEnded): Promise<void> {
  const options = {
    ...more,
    pollingIntervalSeconds: 0.5,
    batchSize: job.sideBySide ?? 1,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work<unknown>(job.id, options, async (jobs) => {
    const handle = await load();
    return Promise.all(
      jobs.map(({ id, data }) =>
        workOfCompany(companyOf(data), async () => {
          const output = await handle(data).then(
            () => null,
            ({ message }: Error) => ({ message }),
          );
          onEnded(job.id, output ? "failed" : "completed");
          return output ? { id, status: "failed" as const, output } : { id, status: "completed" as const };
        }),
      ),
    );
  });
}

/** Whose work it is, where the job says so. */
function companyOf(data: unknown): { tenant?: string } {
  const { tenantId } = (data ?? {}) as { tenantId?: unknown };
  return typeof tenantId === "string" ? { tenant: tenantId } : {};
}
