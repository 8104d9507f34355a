import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { createDelivery } from "./create-mailer.ts";
import { deliverMail, deliverOutside } from "./deliver-mail.job.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare([deliverMail, deliverOutside]);
});
afterAll(() => world.close());

const token = "n0b0dy-may-read-this-in-the-database";
const mail = (to: string) => ({
  company: null,
  to,
  subject: "A new password",
  text: `https://cairn.test/forgotPasswordConfirmation?token=${token}`,
  html: `<a href="https://cairn.test/forgotPasswordConfirmation?token=${token}">…</a>`,
});
const query = <Row extends object>(statement: Sql) => world.application.database.control.query<Row>(statement);

async function deliverAll(count: number): Promise<string[]> {
  const handlers = jobHandlers(world.application).filter(({ job }) => job.id === deliverMail.id);
  const stop = await world.application.jobs.work(handlers);
  const sent = async () =>
    (await query<{ recipient: string }>(sql`select recipient from control.mailbox_message order by ctid`)).rows;
  await expect.poll(async () => (await sent()).length, { timeout: 20_000, interval: 50 }).toBe(count);
  await stop();
  return (await sent()).map(({ recipient }) => recipient);
}

test("what a mail says can be read neither while it waits nor when it was sent; an urgent one overtakes hundreds", async () => {
  const { mailer } = world.application;
  for (let number = 0; number < 300; number += 1)
    await mailer.send(mail(`invited-${number}@acme.test`), { lessUrgent: true });
  await mailer.send(mail("asha@acme.test"));
  const kept = async () => JSON.stringify((await query(sql`select * from jobs.job`)).rows);
  const waiting = await kept();
  expect(waiting).toContain("sealed");
  expect(waiting).not.toMatch(new RegExp(`${token}|asha@acme|password`, "i"));
  const order = await deliverAll(301);
  expect(order.indexOf("asha@acme.test")).toBeLessThan(deliverMail.sideBySide);
  expect(await kept()).not.toMatch(new RegExp(`${token}|asha@acme`));
  const { rows } = await query<{ body_text: string }>(sql`select body_text from control.mailbox_message limit 1`);
  expect(rows[0]!.body_text).toContain(token);
});

test("one mail that cannot be sent holds up none of those beside it", async () => {
  const { jobs, mailer } = world.application;
  await jobs.enqueue(deliverMail, { id: "broken", sealed: "v1.00000000.x.y" });
  await mailer.send(mail("omar@acme.test"));
  expect(await deliverAll(302)).toContain("omar@acme.test");
  const states = await query<{ state: string }>(sql`select state::text from jobs.job where data->>'id' = 'broken'`);
  expect(states.rows).toEqual([{ state: "retry" }]);
});

test("letters to people outside have a queue of their own and leave no earlier than they may", async () => {
  const leavesAt = new Date(Date.now() + 3_600_000);
  await world.application.mailer.send(mail("cara@customer.test"), { outside: { leavesAt } });
  const { rows } = await query<{ name: string; leavesAt: Date }>(
    sql`select name, start_after as "leavesAt" from jobs.job where name <> ${deliverMail.id}`,
  );
  expect(rows).toEqual([{ name: deliverOutside.id, leavesAt }]);
});

test("a mail that is sent twice under one id waits once, and what was delivered before its worker ended is kept once", async () => {
  const { mailer, config, database, clock } = world.application;
  const id = randomUUID();
  for (let turn = 0; turn < 2; turn += 1) await mailer.send(mail("rosa@acme.test"), { id, lessUrgent: true });
  const { rows } = await query<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data->>'id' = ${id}`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  const deliver = createDelivery(config, database, clock);
  for (let turn = 0; turn < 2; turn += 1) await deliver(mail("rosa@acme.test"), id);
  const kept = await query(sql`select from control.mailbox_message where recipient = 'rosa@acme.test'`);
  expect(kept.rows).toHaveLength(1);
});
