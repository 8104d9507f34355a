import { Gauge, type Registry } from "prom-client";
import type { CountedThing } from "#app/platform/contributions/counted-thing.ts";
import type { Job } from "#app/platform/jobs/job.ts";
import { sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { jobOutcomes } from "../job-outcomes.ts";
import { roomServers } from "../rooms.server.ts";

type Waiting = { name: string; priority: number; state: string; jobs: number; oldest: number };

/** What waits in the queues and is under way, by lane where a queue has them; and how tries of this process ended. */
export function showJobs(registry: Registry, { database }: Pick<Application, "database">, jobs: readonly Job[]): void {
  const lanes = new Map(jobs.map(({ id, lanes: named = [] }) => [id, named]));
  const waits = new Gauge({
    name: "cairn_job_oldest_wait_seconds",
    help: "How long the oldest job that could be done waits, by queue and lane.",
    labelNames: ["queue", "lane"] as const,
    registers: [],
  });
  const counts = new Gauge({
    name: "cairn_jobs",
    help: "Jobs that wait, wait for their time, or are under way, by queue and lane.",
    labelNames: ["queue", "lane", "state"] as const,
    registers: [],
    async collect() {
      // With the database away, which `/readyz` tells, the other figures are still of use.
      const rows = await countJobs(database).catch(() => []);
      for (const gauge of [this, waits]) gauge.reset();
      // A queue in which nothing waits is told too, so that a rule about it has something to look at.
      for (const [queue, named] of lanes)
        for (const lane of named.length > 0 ? named : [""]) {
          waits.set({ queue, lane }, 0);
          for (const state of ["waiting", "later", "active"]) this.set({ queue, lane, state }, 0);
        }
      for (const { name: queue, priority, state, jobs: count, oldest } of rows) {
        const lane = lanes.get(queue)?.[priority] ?? "";
        this.inc({ queue, lane, state }, count);
        if (state === "waiting") waits.set({ queue, lane }, oldest);
      }
    },
  });
  show(registry, counts, waits, jobOutcomes);
}

async function countJobs({ control }: Application["database"]): Promise<Waiting[]> {
  const { rows } = await control.query<Waiting>(
    sql`select name, priority, state, count(*)::int as jobs, greatest(0, max(waits))::float8 as oldest
      from (select name, priority, extract(epoch from now() - start_after) as waits,
          case when state = 'active' then 'active' when start_after > now() then 'later' else 'waiting' end as state
        from jobs.job where state <= 'active') j
      group by name, priority, state`,
  );
  return rows;
}

/** What each company has of what rooms count for the operator, as it was when its schedules were last kept. */
const counted = new Map<string, readonly CountedThing[]>();

export async function countThings(application: Application, tenant: Tenant): Promise<void> {
  const things = await asProduct(application, tenant, (context) =>
    Promise.all(roomServers.map(({ counts }) => counts?.(context) ?? [])),
  );
  counted.set(tenant.id, things.flat());
}

/** A company that is suspended or gone counts no more. */
export function forgetThings(tenantId: string): void {
  counted.delete(tenantId);
}

export function showThings(registry: Registry): void {
  const gauge = new Gauge({
    name: "cairn_connectors",
    help: "Connectors of all companies by how they stand, as the worker last looked.",
    labelNames: ["connector", "state"] as const,
    registers: [],
    collect() {
      this.reset();
      for (const { kind, state, count } of [...counted.values()].flat()) this.inc({ connector: kind, state }, count);
    },
  });
  show(registry, gauge);
}

/** Connections of this process to PostgreSQL, and who waits for one. */
export function showPools(registry: Registry, { database }: Pick<Application, "database">): void {
  const gauge = new Gauge({
    name: "cairn_database_connections",
    help: "Connections of this process by what they are for: open at most, in use, idle; and who waits for one.",
    labelNames: ["pool", "state"] as const,
    registers: [],
    collect() {
      for (const [pool, { options, totalCount, idleCount, waitingCount }] of database.pools()) {
        this.set({ pool, state: "most" }, options.max);
        this.set({ pool, state: "used" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "awaited" }, waitingCount);
      }
    },
  });
  show(registry, gauge);
}

/** The newest of a name counts: tests open several applications in one process. */
function show(registry: Registry, ...metrics: (Gauge<string> | typeof jobOutcomes)[]): void {
  for (const metric of metrics) {
    registry.removeSingleMetric((metric as unknown as { name: string }).name);
    registry.registerMetric(metric as Gauge<string>);
  }
}
