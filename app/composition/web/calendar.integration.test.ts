import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { deactivateMember, reactivateMember } from "#app/modules/identity/use-cases/change-membership.ts";
import { endCalendarAddress } from "#app/modules/identity/use-cases/end-calendar-address.ts";
import { makeCalendarAddress } from "#app/modules/identity/use-cases/make-calendar-address.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { completeInitiative } from "#app/modules/initiatives/use-cases/complete-initiative.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;
let served: Awaited<ReturnType<typeof serveApi>>;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld({ now: start });
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "otto", "lena")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("eve").build();
  door = openDoor(world);
  await door.letIn(acme, "asha", "otto", "lena", "admin");
  await door.letIn(globex, "eve");
  tasks = await new InitiativeWorld(acme).open();
  await tasks.task("asha", {
    text: "Call the supplier",
    dueDate: "2026-11-20",
    visibility: "PRIVATE",
    collaboratorIds: [acme.id("otto")],
  });
  await tasks.task("lena", { text: "Of Lena", dueDate: "2026-11-21" });
  await new GoalWorld(acme).objective("asha", { title: "Win back trust", visibility: "PRIVATE" });
  served = await serveApi(world);
});
afterAll(async () => {
  await served.close();
  await world.close();
});
beforeEach(() => world.clock.set(start));

/** The path of a new address of this person. */
async function made(name: string, company = acme): Promise<string> {
  const { address } = await company.as(name, (context) =>
    makeCalendarAddress(context, {}, { origin: "https://cairn.test" }),
  );
  return new URL(address).pathname;
}
const ask = (path: string, init: RequestInit = {}) => fetch(`${served.root}${path}`, init);
async function titles(path: string): Promise<string[]> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  return calendar
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event).summary)
    .sort();
}
const gone = async (path: string) => expect((await ask(path)).status).toBe(404);

test("an address shows the open tasks and the goals of its owner by their due dates, to whoever reads it, and to be kept by nobody", async () => {
  const path = await made("asha");
  expect(path).toMatch(/^\/calendar\/acme\/[\w-]{43}\.ics$/);
  const answer = await ask(path);
  expect([
    answer.status,
    answer.headers.get("content-type"),
    answer.headers.get("cache-control"),
    answer.headers.get("set-cookie"),
  ]).toEqual([200, "text/calendar; charset=utf-8", "private, no-store", null]);
  expect(await titles(path)).toEqual(["Call the supplier", "Win back trust"]);
  expect(await titles(await made("otto"))).toEqual(["Call the supplier"]);
  expect(await titles(await made("eve", globex))).toEqual([]);
});

test("what is done is gone with the next reading, and entries keep their names", async () => {
  const task = await tasks.task("lena", { text: "Passing", dueDate: "2026-11-25" });
  const path = await made("lena");
  expect(await (await ask(path)).text()).toContain(`UID:${task}@cairn`);
  await acme.as("lena", (context) => completeInitiative(context, { initiativeId: task }));
  expect(await titles(path)).toEqual(["Of Lena"]);
});

test("only a digest of it is kept, and making and ending it stand in the audit log without it", async () => {
  const path = await made("otto");
  await acme.as("otto", endCalendarAddress);
  await gone(path);
  const again = await made("otto");
  const secret = /([\w-]{43})\.ics/.exec(again)![1]!;
  const stored = await acme.asProduct((context) =>
    context.rows<{ text: string }>(
      sql`select row_to_json(c)::text as text from {calendar_address} c union all select row_to_json(a)::text
        from {audit_entry} a`,
    ),
  );
  expect(stored.map(({ text }) => text).join()).not.toContain(secret);
  const audit = await acme.asProduct((context) =>
    context.rows<{ action: string }>(
      sql`select action from {audit_entry} where subject_id = ${acme.id("otto")} and action like '%calendar%'
        order by id desc limit 3`,
    ),
  );
  expect(audit.map(({ action }) => action)).toEqual([
    "identity.make-calendar-address",
    "identity.end-calendar-address",
    "identity.make-calendar-address",
  ]);
});

describe("it ends", () => {
  test("when it is made anew, and the new one reads the same", async () => {
    const first = await made("asha");
    const second = await made("asha");
    await gone(first);
    expect(await titles(second)).toHaveLength(2);
  });

  test("for good when its owner is kept out, also after they are let in again", async () => {
    const path = await made("otto");
    const act = (work: typeof deactivateMember) =>
      acme.as("admin", (context) =>
        work(
          context,
          { employeeId: acme.id("otto") },
          { database: world.application.database, settle: async () => undefined },
        ),
      );
    await act(deactivateMember);
    await gone(path);
    await act(reactivateMember);
    await gone(path);
  });

  test("when its owner has left", async () => {
    const path = await made("lena");
    const is = (status: string) =>
      acme.asProduct((context) =>
        context.rows(
          sql`update {assignment} set status = ${status} where employee_id = ${acme.id("lena")} and kind = 'STATUS'`,
        ),
      );
    await is("LEFT");
    await gone(path);
    await is("ACTIVE");
  });

  test("while the company is suspended", async () => {
    const path = await made("asha");
    const status = (value: string) =>
      world.application.database.control.query(
        sql`update control.tenant set status = ${value} where id = ${acme.tenant.id}`,
      );
    await status("SUSPENDED");
    await gone(path);
    await status("ACTIVE");
    expect(await titles(path)).toHaveLength(2);
  });
});

describe("who guesses", () => {
  test("is answered alike and as late, whatever does not exist, and after some tries no more", async () => {
    const own = await made("asha");
    const secret = /([\w-]{43})\.ics/.exec(own)![1]!;
    const other = `${secret.startsWith("A") ? "B" : "A"}${secret.slice(1)}`;
    const answers = [];
    for (const path of [
      `/calendar/acme/${other}.ics`,
      `/calendar/nobody/${secret}.ics`,
      `/calendar/globex/${secret}.ics`,
      "/calendar/acme/x.ics",
      `/calendar/acme/${"%00".repeat(10)}.ics`,
    ]) {
      const begun = performance.now();
      const answer = await ask(path);
      answers.push([
        answer.status,
        ((await answer.json()) as { code: string }).code,
        answer.headers.get("cache-control"),
        performance.now() - begun >= 195,
      ]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([404, "platform.not-found", "private, no-store", true])]),
    );
    const tries = await Promise.all(Array.from({ length: 40 }, () => ask(`/calendar/acme/${other}.ics`)));
    expect(tries.map(({ status }) => status)).toContain(429);
    expect(await titles(own)).toHaveLength(2);
    world.clock.set("2026-11-16T09:16:00Z");
    await gone(`/calendar/acme/${other}.ics`);
  });

  test("or reads one address without end is slowed down, and may go on later", async () => {
    const path = await made("otto");
    const statuses = (await Promise.all(Array.from({ length: 65 }, () => ask(path)))).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([60, 5]);
    world.clock.set("2026-11-16T09:16:00Z");
    expect((await ask(path)).status).toBe(200);
  });

  test("gets nothing by other verbs, by a cookie or by a token alone", async () => {
    const path = await made("asha");
    expect((await ask(path, { method: "POST" })).status).toBe(404);
    expect((await ask("/calendar/acme/", { headers: { cookie: "cairn_session=x" } })).status).toBe(404);
  });
});
