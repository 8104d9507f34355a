import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchedCycle, payPeople } from "#app/modules/compensation/testing/compensation-world.ts";
import { PointsWorld } from "#app/modules/points/testing/points-world.ts";
import { askAppeal } from "#app/modules/points/use-cases/appeal.ts";
import { ReviewWorld } from "#app/modules/reviews/testing/review-world.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { relayOutbox } from "./relay-outbox.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";
import { tellDueSoon } from "./tell-due-soon.ts";

/** What an admin is told as a month ends, walked by a clock that is shifted; the 16th is a Monday. */
let world: World;
let acme: Company;
let cycleId: string;
let sent: MailMessage[] = [];

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await (
    await world.company()
  )
    .employees("asha", "ravi")
    .employee("admin")
    .admin("REVIEW_ADMIN", "COMPENSATION_ADMIN", "POINTS_ADMIN")
    .employee("other")
    .admin("GOAL_ADMIN")
    .employees("north", "south")
    .build();
  await (await new ReviewWorld(acme).open()).cycle(["asha"]);
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, ["asha", "ravi"]);
  ({ cycleId } = await launchedCycle(acme, { by: "admin", rated: ["asha", "ravi"], linked: false }));
  await acme.asProduct(async (context) => {
    await context.rows(sql`update {review_form} set due_on = '2026-11-20'`);
    await context.rows(sql`update {review_cycle} set launched_at = '2026-11-10T09:00:00Z'`);
    await context.rows(
      sql`update {compensation_cycle} set launched_at = '2026-11-10T09:00:00Z',
        settings = settings || '{"proposeBy": "2026-11-24"}'::jsonb where id = ${cycleId}`,
    );
  });
  await inUnits({ asha: "north", north: "north", ravi: "south" });
  const points = await new PointsWorld(acme, "admin").open();
  const eventId = await points.record("admin", "asha", { kind: "MISSED_SHIFT", day: "2026-11-13" });
  await acme.as("asha", (context) => askAppeal(context, { eventId, reason: "I was there" }));
  await acme.asProduct((context) => context.rows(sql`update {shift_event} set recorded_by = ${acme.id("ravi")}`));
});
afterAll(() => world.close());

/** Seats people in units; north and south administer the pay of the unit of their name. */
async function inUnits(seats: Record<string, "north" | "south">): Promise<void> {
  const units = { north: randomUUID(), south: randomUUID() };
  await acme.asProduct(async (context) => {
    for (const [name, id] of Object.entries(units)) {
      await context.rows(sql`insert into {org_unit} (id, name) values (${id}, ${name})`);
      await context.rows(
        sql`insert into {scoped_admin_access} (employee_id, kind, org_unit_id, granted_at)
          values (${acme.id(name)}, 'COMPENSATION_ADMIN', ${id}, now())`,
      );
    }
    for (const [who, unit] of Object.entries(seats))
      await context.rows(
        sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
          values (${randomUUID()}, ${acme.id(who)}, 'ORG_UNIT', ${units[unit]}, '[2024-01-01,)', now())`,
      );
  });
}

/** Which days of a cycle an admin of a part was told of, and of how many lines. */
const toldOfAPart = (who: "north" | "south") =>
  acme.asProduct(async (context) => {
    const rows = await context.rows<{ kind: string; count: number }>(
      sql`select n.kind, (n.payload->>'count')::int as count from {notification} n
        where n.recipient_id = ${acme.id(who)} and n.kind like '%cycle-%' order by n.created_at`,
    );
    return rows.map(({ kind, count }) => `${kind} ${count}`);
  });

async function told(now: string): Promise<string[]> {
  sent = [];
  world.clock.set(now);
  const mailer = { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) };
  const application = { ...world.application, mailer };
  await relayOutbox(application, acme.tenant);
  await tellDueSoon(application, acme.tenant, (error) => expect.unreachable(error.message));
  await sendNoticeMails(application, acme.tenant);
  return acme.asProduct(async (context) => {
    const rows = await context.rows<{ kind: string }>(
      sql`select n.kind from {notification} n where n.recipient_id in (${acme.id("admin")}, ${acme.id("other")})
        and n.created_at = ${now} and n.kind like any(array['%cycle-%', '%appeal-waiting']) order by n.kind`,
    );
    return rows.map(({ kind }) => kind);
  });
}

test("whoever runs cycles is told before a deadline and after one that was missed, once each, and nobody else is", async () => {
  expect(await told("2026-11-17T09:00:00Z")).toEqual([]);
  expect(await told("2026-11-18T09:00:00Z")).toEqual(["reviews:cycle-near"]);
  expect(sent.find(({ to }) => to.startsWith("admin"))!.text).toContain("who has not submitted");
  expect(await told("2026-11-19T09:00:00Z")).toEqual(["points:appeal-waiting"]);
  expect(sent.find(({ to }) => to.startsWith("admin"))!.subject).toContain("asha");
  expect(await told("2026-11-20T09:00:00Z")).toEqual(["compensation:cycle-near"]);
  expect(await told("2026-11-23T09:00:00Z")).toEqual(["reviews:cycle-missed"]);
  expect(await told("2026-11-24T09:00:00Z")).toEqual([]);
  expect(await told("2026-11-25T09:00:00Z")).toEqual(["compensation:cycle-missed"]);
  expect(await told("2026-11-26T09:00:00Z")).toEqual([]);
  expect(await toldOfAPart("north")).toEqual(["compensation:cycle-near 1", "compensation:cycle-missed 1"]);
  expect(await toldOfAPart("south")).toEqual(["compensation:cycle-near 1", "compensation:cycle-missed 1"]);
});
