import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { tasksUnderWay, type TasksUnderWay } from "./tasks-under-way.ts";

let world: World;
let acme: Company;
let underWay: TasksUnderWay;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
  underWay = tasksUnderWay(world.application, { during: (_tenant, _ifEnded, work) => work() });
});
afterAll(() => world.close());

/** A task that a worker has claimed for its last attempt. */
async function claimed(): Promise<string> {
  const taskId = crypto.randomUUID();
  await acme.asProduct((context) =>
    context.rows(sql`insert into {background_task} (id, kind, params, asked_by, asked_at, heard_at, state, attempts,
      most_attempts) values (${taskId}, 'goals.export', '{}'::jsonb, ${acme.id("asha")}, now(), now(), 'RUNNING', 3, 3)`),
  );
  return taskId;
}

async function stateOf(taskId: string) {
  const [row] = await acme.asProduct((context) =>
    context.rows(sql`select state, most_attempts - attempts as left, (select count(*)::int from {outbox}
      where name = 'tasks.asked' and payload->>'taskId' = ${taskId}) as asked from {background_task} where id = ${taskId}`),
  );
  return row;
}

test("what is under way when the worker is asked to end waits for the next one, which is told of it", async () => {
  const taskId = await claimed();
  let finish = () => {};
  const working = underWay.during(acme.tenant, taskId, () => new Promise<void>((resolve) => (finish = resolve)));
  await underWay.giveBack();
  expect(await stateOf(taskId)).toEqual({ state: "QUEUED", left: 1, asked: 1 });
  finish();
  await working;
});

test("what was finished, or is cancelled, is not given back", async () => {
  const [done, cancelled] = [await claimed(), await claimed()];
  await underWay.during(acme.tenant, done, async () => undefined);
  let finish = () => {};
  const working = underWay.during(acme.tenant, cancelled, () => new Promise<void>((resolve) => (finish = resolve)));
  await acme.asProduct((context) =>
    context.rows(sql`update {background_task} set cancel_asked_at = now() where id = ${cancelled}`),
  );
  await underWay.giveBack();
  for (const taskId of [done, cancelled]) expect(await stateOf(taskId)).toMatchObject({ state: "RUNNING", asked: 0 });
  finish();
  await working;
});
