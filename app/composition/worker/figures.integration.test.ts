import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { jobHandler, type Job } from "#app/platform/jobs/job.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorkerServer } from "../web/worker-server.server.ts";
import { forgetThings } from "./figures.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { jobHandlers } from "./job-handlers.ts";
import { keepSchedules } from "./keep-schedules.ts";

let world: World;
let acme: Company;
let close: () => void;
let figures: () => Promise<string>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").build();
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  const server = createServer(createWorkerServer(world.application, createHeartbeat(world.clock))).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  figures = async () => (await fetch(address)).text();
  close = () => server.close();
});
afterAll(async () => {
  close();
  await world.close();
});

const figure = async (line: string) =>
  (await figures())
    .split("\n")
    .find((each) => each.startsWith(`${line} `))
    ?.slice(line.length + 1);

test("what waits is told by queue and lane, and for how long; a queue in which nothing waits is told too", async () => {
  const state = (queue: string, lane: string, how: string) =>
    `cairn_jobs{queue="${queue}",lane="${lane}",state="${how}"}`;
  const [task, mail] = ["tasks.run", "mail.deliver"];
  const [lane] = jobHandlers(world.application)
    .find(({ job }) => job.id === task)!
    .job.lanes!.slice(1);
  expect(await figure(state(task, lane!, "waiting"))).toBe("0");
  await world.application.database.owner.query(
    `insert into jobs.job (name, priority, data, state, start_after) values
      ('${task}', 1, '{}', 'created', now() - interval '5 minutes'), ('${mail}', 0, '{}', 'created', now() + interval '1 hour'),
      ('${mail}', -1, '{}', 'retry', now()), ('${mail}', 0, '{}', 'active', now()), ('${mail}', 0, '{}', 'completed', now())`,
  );
  expect(await figure(state(task, lane!, "waiting"))).toBe("1");
  const oldest = Number(await figure(`cairn_job_oldest_wait_seconds{queue="${task}",lane="${lane}"}`));
  expect(oldest).toBeGreaterThanOrEqual(300);
  expect(oldest).toBeLessThan(400);
  for (const how of ["waiting", "later", "active"]) expect(await figure(state(mail, "", how))).toBe("1");
});

test("tries of jobs are counted by how they ended", async () => {
  const job = { id: "test.odd", payload: z.object({ number: z.int() }), retryLimit: 0, retryDelay: 1 } satisfies Job;
  await world.application.jobs.prepare([job]);
  for (const number of [1, 2, 3]) await world.application.jobs.enqueue(job, { number });
  const work = async ({ number }: { number: number }) => {
    if (number % 2 === 1) throw new Error("odd");
  };
  const stop = await world.application.jobs.work([jobHandler(job, async () => work)]);
  const tries = (outcome: string) => figure(`cairn_job_tries_total{queue="test.odd",outcome="${outcome}"}`);
  await expect.poll(() => tries("failed"), { timeout: 10_000 }).toBe("2");
  expect(await tries("completed")).toBe("1");
  await stop();
});

test("connectors are counted by how they stand; those of a company that is gone are not", async () => {
  await acme.asProduct((context) =>
    context.rows(
      sql`insert into {connector_installation} (id, connector, connector_version, kind, name, status, settings, mapping,
          every_minutes, retires_missing, failures, last_error, created_by, created_at, version)
        select gen_random_uuid(), 'jira', '1.0.0', 'issue-tracker', 'Jira ' || n, 'ACTIVE', '{}', '{}', 60, false,
          case when n < 3 then 2 else 0 end, case when n = 1 then 'auth' end, ${acme.id("asha")}, now(), 1
        from generate_series(1, 3) n`,
    ),
  );
  await keepSchedules(world.application, acme.tenant);
  const states = ["sign_in", "degraded", "waiting"];
  const told = () => Promise.all(states.map((state) => figure(`cairn_connectors{connector="jira",state="${state}"}`)));
  expect(await told()).toEqual(["1", "1", "1"]);
  forgetThings(acme.tenant.id);
  expect(await told()).toEqual([undefined, undefined, undefined]);
});

test("connections are told by what they are for", async () => {
  expect(await figure('cairn_database_connections{pool="tenants",state="most"}')).toBe("8");
  for (const state of ["used", "idle", "awaited"])
    expect(await figure(`cairn_database_connections{pool="control",state="${state}"}`)).toMatch(/^\d+$/);
});

test("every figure that the rules for Prometheus look at is there", async () => {
  const rules = readFileSync(new URL("../deploy/alerts.yml", import.meta.url), "utf8");
  const asked = new Set(
    [...rules.matchAll(/\b(cairn_[a-z_]+?)(?:_count|_bucket)?(?=[{[)\s])/g)].map(([, name]) => name!),
  );
  expect(asked.size).toBeGreaterThanOrEqual(7);
  const known = new Set([...(await figures()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});
