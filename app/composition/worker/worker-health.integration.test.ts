import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { end, operatorOf } from "#tests/support/operator.ts";
import { keepMail } from "#app/platform/mail/kept-mail.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { createWorkerServer } from "../web/worker-server.server.ts";
import { jobHandlers } from "./job-handlers.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { startWorker } from "./start-worker.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  await world.company();
});
afterAll(() => world.close());

async function serve(heartbeat: ReturnType<typeof createHeartbeat>) {
  const server = createServer(createWorkerServer(world.application, heartbeat)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, close: () => server.close() };
}

test("a worker is ready as long as its loops get on and its queues can be reached", async () => {
  const heartbeat = createHeartbeat(world.clock);
  const { ask, close } = await serve(heartbeat);
  expect(await ask("/healthz")).toEqual({ status: 200, text: "ok" });
  expect(await ask("/readyz")).toEqual({
    status: 200,
    text:
      "ready\nok relay: last relayed what companies wait to hear 0 s ago\nok schedules: last did what fell " +
      "due 0 s ago\nok queue: reachable",
  });
  world.clock.set("2026-11-16T09:03:00Z");
  const silent = await ask("/readyz");
  expect(silent.status).toBe(503);
  expect(silent.text).toMatch(/^NOT ready\n-- relay: [^\n]*180 s ago\nok schedules/);
  expect((await ask("/metrics")).text).toContain('cairn_worker_silence_seconds{loop="relay"} 180');
  const stop = await startWorker(world.application, heartbeat);
  // The first sweep does all that fell due in each room: on a busy machine more than a second.
  await expect.poll(async () => (await ask("/readyz")).status, { timeout: 20_000 }).toBe(200);
  await stop();
  await world.application.database.owner.query("alter schema jobs rename to away");
  expect(await ask("/readyz")).toMatchObject({ status: 503, text: expect.stringContaining("-- queue: NOT reachable") });
  await world.application.database.owner.query("alter schema away rename to jobs");
  close();
});

test("mails that reach nobody are counted; kept ones are forgotten after thirty days", async () => {
  const { database, clock } = world.application;
  const control = database.control;
  const mail = { company: null, to: "asha@acme.test", subject: "Hello", text: "Hello", html: "Hello" };
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  for (const days of [31, 29]) await keepMail({ control }, mail, daysAgo(days));
  await database.owner.query(
    "insert into jobs.job (name, data, state) values ('mail.deliver', '{}', 'failed'), ('mail.deliver', '{}', 'created')",
  );
  const { ask, close } = await serve(createHeartbeat(clock));
  const figures = async () => [...(await ask("/metrics")).text.matchAll(/^cairn_mails.*$/gm)].map(([line]) => line);
  expect(await figures()).toEqual(['cairn_mails{state="kept"} 2', 'cairn_mails{state="undelivered"} 1']);
  const stop = await startWorker(world.application);
  await stop();
  expect(await figures()).toEqual(['cairn_mails{state="kept"} 1', 'cairn_mails{state="undelivered"} 1']);
  close();
});

test("the worker tells its address, and answers there until it ends", async () => {
  const worker = await operatorOf(world.database.url)("worker");
  expect(worker.code).toBe("stay");
  const url = /^ready (http:\/\/localhost:\d+)$/.exec(worker.said)?.[1];
  expect(await (await fetch(`${url}/readyz`)).text()).toMatch(/^ready\n/);
  await end(worker);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
