import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createWorld, type World } from "#tests/support/world.ts";
import { jobHandler, type Job } from "./job.ts";

const job = {
  id: "tests.lanes",
  payload: z.object({ name: z.string() }),
  retryLimit: 0,
  retryDelay: 1,
  lanes: ["exports", "imports"],
} satisfies Job;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test("work waits behind its like of the same company alone: not behind another lane, nor behind another company", async () => {
  const { jobs } = world.application;
  await jobs.prepare([job]);
  const done: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isUnderWay = false;
  const ask = (name: string, lane: string, company: string) => jobs.enqueue(job, { name }, { lane, company });
  await ask("long import of acme", "imports", "acme");
  const stop = await jobs.work([
    jobHandler(job, async () => async ({ name }) => {
      if (name === "long import of acme") {
        isUnderWay = true;
        await held;
      }
      done.push(name);
    }),
  ]);
  await expect.poll(() => isUnderWay, { timeout: 8_000 }).toBe(true);
  await ask("next import of acme", "imports", "acme");
  await ask("export of acme", "exports", "acme");
  await ask("import of globex", "imports", "globex");
  await expect.poll(() => done.toSorted(), { timeout: 8_000 }).toEqual(["export of acme", "import of globex"]);
  release();
  await expect.poll(() => done.length, { timeout: 8_000 }).toBe(4);
  expect(done.slice(2)).toEqual(["long import of acme", "next import of acme"]);
  await stop();
});
