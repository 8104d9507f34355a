import { setTimeout as wait } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { z } from "zod";
import { jobHandler, type Job } from "#app/platform/jobs/job.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave, median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";

const idle = { id: "bench.idle", payload: z.object({}), retryLimit: 0, retryDelay: 1 } satisfies Job;
const many = { id: "bench.many", payload: z.object({}), retryLimit: 0, retryDelay: 1, sideBySide: 50 } satisfies Job;
const alone = "bench.alone";
const tries = 20;
const jobs = 2_000;

/** How soon a job begins where nothing else is to be done, and how many are done in a second, against pg-boss alone. */
export const jobsStart: Measure = {
  id: "P23",
  about: "jobs: from being put into the queue to the start, and 2,000 in a row against pg-boss alone",
  run: async (surroundings) => {
    const { jobs: runner } = surroundings.application;
    await runner.prepare([idle, many, { ...many, id: alone }]);
    const heard = { idle: 0, many: 0, alone: 0 };
    const stop = await runner.work([
      jobHandler(idle, async () => async () => void (heard.idle += 1)),
      jobHandler(many, async () => async () => void (heard.many += 1)),
    ]);
    const boss = await bossAlone(surroundings, () => void (heard.alone += 1));
    try {
      const starts: number[] = [];
      for (let done = 0; done < tries; done += 1) {
        // Not in step with whoever looks from time to time.
        await wait(100 + 37 * done);
        const began = performance.now();
        await runner.enqueue(idle, {});
        await until(() => heard.idle > done);
        starts.push(performance.now() - began);
      }
      const times = await interleave(surroundings.rounds, {
        ours: () => timed(() => runner.enqueue(many, {}), "many", heard),
        alone: () => timed(() => boss.send(alone, {}), "alone", heard),
      });
      return [startOf(starts), throughput(times)];
    } finally {
      await boss.stop({ graceful: false });
      await stop();
    }
  },
};

async function bossAlone({ application }: Surroundings, done: () => void): Promise<PgBoss> {
  const boss = await new PgBoss({
    ...{ connectionString: application.config.logins.control, schema: "jobs", schedule: false },
    ...{ createSchema: false, migrate: false, supervise: false },
  }).start();
  const options = { pollingIntervalSeconds: 0.5, batchSize: 50, burstWhenBatchFull: true } as const;
  await boss.work(alone, options, async (batch) => batch.forEach(done));
  return boss;
}

/** Milliseconds for many jobs, put in fifty at a time and waited for. */
async function timed(
  send: () => Promise<unknown>,
  name: "many" | "alone",
  heard: Record<"many" | "alone", number>,
): Promise<number> {
  const before = name === "many" ? heard.many : heard.alone;
  const began = performance.now();
  for (let sent = 0; sent < jobs; sent += 50) await Promise.all(Array.from({ length: 50 }, send));
  await until(() => (name === "many" ? heard.many : heard.alone) >= before + jobs);
  return performance.now() - began;
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 1) {
    if (waited > 60_000) throw new Error("The jobs were not done within a minute.");
    await wait(1);
  }
}

function startOf(starts: number[]): Finding {
  const value = starts.toSorted((one, other) => one - other)[Math.floor(starts.length * 0.95)]!;
  return {
    ...{ id: "P23", what: "from the queue to the start, idle, 95th of a hundred", goal: "≤ 100 ms", value, limit: 100 },
    ...{ unit: "ms", ours: `median ${median(starts).toFixed(0)} ms`, baseline: "", spread: spread(starts) },
  };
}

function throughput({ ours, alone: boss }: Record<"ours" | "alone", number[]>): Finding {
  return against({
    ...{ id: "P23", what: `${jobs} jobs, put in and done, time`, goal: "≤ 1.25× pg-boss alone", limit: 1.25 },
    ...{ ours, baseline: boss, name: "pg-boss" },
  });
}
