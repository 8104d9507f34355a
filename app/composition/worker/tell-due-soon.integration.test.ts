import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { completeInitiative } from "#app/modules/initiatives/use-cases/complete-initiative.ts";
import { localTime } from "#app/platform/time/local-time.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { relayOutbox } from "./relay-outbox.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";
import { tellDueSoon } from "./tell-due-soon.ts";

/** Asha sits in Berlin with her company, Lena in New York. */
const zones = { asha: "Europe/Berlin", lena: "America/New_York" } as const;
type Owner = keyof typeof zones;
/** A Monday. */
const today = "2026-11-16";

let world: World;
let acme: Company;
let tasks: InitiativeWorld;
let sent: MailMessage[] = [];

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
  acme = await (await world.company()).employee("ravi").employee("asha").employee("lena").build();
  tasks = await new InitiativeWorld(acme).open();
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set time_zone = ${zones.lena} where id = ${acme.id("lena")}`),
  );
});
afterAll(() => world.close());

const application = () => ({
  ...world.application,
  mailer: { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) },
});
async function sweepAt(now: string): Promise<string[]> {
  sent = [];
  world.clock.set(now);
  await relayOutbox(application(), acme.tenant);
  await tellDueSoon(application(), acme.tenant, (error) => expect.unreachable(error.message));
  await sendNoticeMails(application(), acme.tenant);
  return sent.map(({ to, subject }) => `${to.split("@")[0]!}: ${subject}`).sort();
}
const clear = () =>
  acme.asProduct(async (context) => {
    await context.rows(sql`update {initiative} set deleted_at = ${context.clock.now()} where deleted_at is null`);
    await context.rows(sql`delete from {notification}`);
    await context.rows(sql`update {outbox} set relayed_at = ${context.clock.now()} where relayed_at is null`);
  });
type Reminder = { title: string; at: Date; done: boolean };
const reminders = () =>
  acme.asProduct((context) =>
    context.rows<Reminder>(
      sql`select payload->>'title' as title, created_at as at, done_at is not null as done from {notification}
        where kind in ('initiatives:due-soon', 'goals:due-soon') order by created_at, title`,
    ),
  );

test("who owns a task that is due in two working days is reminded once, in the morning of their own clock, in one mail", async () => {
  await tasks.task("asha", { text: "Call the bank", dueDate: "2026-11-20" });
  await tasks.task("asha", { text: "Order chairs", dueDate: "2026-11-20" });
  await tasks.task("lena", { text: "Book the room", dueDate: "2026-11-20" });
  await sweepAt("2026-11-17T09:00:00Z");
  expect(await sweepAt("2026-11-18T06:30:00Z")).toEqual([]);
  expect(await sweepAt("2026-11-18T07:05:00Z")).toEqual(["asha: “Call the bank” is due on Nov 20, 2026 (and 1 more)"]);
  expect(sent[0]!.text).toContain("“Order chairs” is due on Nov 20, 2026");
  // 8 in the morning in New York.
  expect(await sweepAt("2026-11-18T13:05:00Z")).toEqual(["lena: “Book the room” is due on Nov 20, 2026"]);
  expect(sent[0]!.text).toContain("Open the task");
  expect(await sweepAt("2026-11-19T16:00:00Z")).toEqual([]);
});

test("on Thursday it is told of Monday, a moved day is told anew, and what is done is told no more", async () => {
  world.clock.set("2026-11-17T09:00:00Z");
  await clear();
  const [moved, done] = [
    await tasks.task("asha", { text: "Moved", dueDate: "2026-11-23" }),
    await tasks.task("asha", { text: "Done", dueDate: "2026-11-23" }),
  ];
  expect(await sweepAt("2026-11-18T09:00:00Z")).toEqual([]);
  await sweepAt("2026-11-19T09:00:00Z");
  expect((await reminders()).map(({ title }) => title)).toEqual(["Done", "Moved"]);
  await acme.as("asha", (context) => completeInitiative(context, { initiativeId: done }));
  await acme.asProduct((context) =>
    context.rows(sql`update {initiative} set due_date = '2026-11-27' where id = ${moved}`),
  );
  await sweepAt("2026-11-25T09:00:00Z");
  expect((await reminders()).map(({ title, done: isDone }) => [title, isDone])).toEqual([
    ["Done", true],
    ["Moved", false],
    ["Moved", false],
  ]);
});

test("an objective that ends soon is called to its owner's mind, by mail, and closing it ends that", async () => {
  world.clock.set("2026-11-17T09:00:00Z");
  await clear();
  const { goalId } = await new GoalWorld(acme).objective("asha", { title: "Answer within a day" });
  await acme.asProduct((context) =>
    context.rows(sql`update {goal} set start_date = '2026-10-01', due_date = '2026-11-20' where id = ${goalId}`),
  );
  expect(await sweepAt("2026-11-18T09:00:00Z")).toEqual(["asha: “Answer within a day” ends on Nov 20, 2026"]);
  expect(sent[0]!.text).toContain("let it run longer");
  expect(sent[0]!.text).toContain(`/app/goal/${goalId}`);
});

test("each task is called to mind exactly once before its day is over, however sweeps fall and end", async () => {
  const owner = fc.constantFrom<Owner>("asha", "lena");
  const plan = fc.record({
    tasks: fc.array(
      fc.record({
        owner,
        dueIn: fc.integer({ min: 1, max: 9 }),
        doneAfter: fc.option(fc.integer({ min: 1, max: 200 })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    // At most nine hours between two sweeps: some fall into each day of any zone.
    sweeps: fc.array(fc.record({ hours: fc.integer({ min: 1, max: 9 }), killed: fc.boolean() }), {
      minLength: 60,
      maxLength: 60,
    }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ tasks: planned, sweeps }) => {
      const begins = Date.parse(`${today}T12:00:00Z`);
      world.clock.set(new Date(begins).toISOString());
      await clear();
      const made = [];
      for (const [place, { owner: who, dueIn, doneAfter }] of planned.entries()) {
        const dueDate = addDays(today, dueIn);
        const id = await tasks.task(who, { text: `Task ${place}`, dueDate });
        made.push({
          ...{ id, who, dueDate, title: `Task ${place}` },
          doneAt: doneAfter && begins + doneAfter * 3_600_000,
        });
      }
      const completed = new Map<string, number>();
      let now = begins;
      for (const { hours, killed } of sweeps) {
        now += hours * 3_600_000;
        world.clock.set(new Date(now).toISOString());
        for (const { id, who, doneAt } of made)
          if (doneAt && doneAt <= now && !completed.has(id)) {
            await acme.as(who, (context) => completeInitiative(context, { initiativeId: id }));
            completed.set(id, now);
          }
        await relayOutbox(application(), acme.tenant);
        await tellDueSoon(application(), acme.tenant, (error) => expect.unreachable(error.message));
        if (!killed) await sendNoticeMails(application(), acme.tenant);
      }
      const told = await reminders();
      for (const { id, who, dueDate, title } of made) {
        const own = told.filter((one) => one.title === title);
        const doneAt = completed.get(id);
        const over =
          doneAt !== undefined && localTime(new Date(doneAt), zones[who]).toPlainDate().toString() <= dueDate;
        expect(own.length, title).toBeLessThanOrEqual(1);
        if (!over) expect(own.length, title).toBe(1);
        for (const { at } of own) {
          const local = localTime(at, zones[who]);
          expect(local.toPlainDate().toString() <= dueDate, `${title} at ${local.toString()}`).toBe(true);
          expect(local.hour).toBeGreaterThanOrEqual(8);
          if (doneAt) expect(at.getTime()).toBeLessThan(doneAt);
        }
      }
    }),
    { numRuns: 6, seed: 20261129 },
  );
}, 240_000);
