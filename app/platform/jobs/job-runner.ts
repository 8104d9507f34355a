import { PgBoss } from "pg-boss";
import type pg from "pg";
import type { Job, JobHandler, JobQueue } from "./job.ts";

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

export function createJobRunner(pool: pg.Pool, onError: (error: Error) => void): JobRunner {
  const db = { executeSql: async (text: string, values?: unknown[]) => pool.query(text, values) };
  const newBoss = (options: { migrate: boolean; supervise: boolean }) => {
    const boss = new PgBoss({ db, schema, schedule: false, createSchema: options.migrate, ...options });
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
    },
    enqueue: async (job, payload) => {
      const boss = await (sender ??= newBoss({ migrate: false, supervise: false }).start());
      await boss.send(job.id, job.payload.parse(payload) as object);
    },
    work: async (handlers) => {
      const boss = await newBoss({ migrate: false, supervise: true }).start();
      for (const handler of handlers) await attend(boss, handler);
      return () => boss.stop({ graceful: true, timeout: 5_000 });
    },
    reach: async () => void (await pool.query(`select from ${schema}.queue limit 1`)),
  };
}

async function attend(boss: PgBoss, { job, load }: JobHandler): Promise<void> {
  await boss.work<unknown>(job.id, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    const handle = await load();
    for (const one of jobs) await handle(one.data);
  });
}
