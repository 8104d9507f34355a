import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { mailChoices } from "./queries/mail-choices.ts";
import { chooseMail, setMailDefaults, stopMails } from "./use-cases/choose-mail.ts";
import { notify } from "./use-cases/notify.ts";
import { keepQuiet } from "./use-cases/keep-quiet.ts";
import { takeDueMails } from "./use-cases/take-due-mails.ts";
import type { MailTime } from "./domain/mail-time.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

const goals = { room: "goals", groups: [] };
const start = "2026-11-16T09:00:00Z";

beforeAll(async () => {
  world = await createWorld({ now: start });
  acme = await (await world.company()).employees("asha", "ravi").employee("pia").admin("PLATFORM_ADMIN").build();
  await acme.switchOn("GOAL", "FEEDBACK");
  await acme.asProduct((context) => context.rows(sql`update {organization} set time_zone = 'Europe/Berlin'`));
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set(start);
  await acme.asProduct(async (context) => {
    for (const table of ["notification", "notice_choice", "notice_default", "quiet_time"])
      await context.rows(sql`delete from ${sql.table(table)}`);
  });
});

const tell = (name: string, room: string, kind: string) =>
  acme.asProduct((context) =>
    notify(
      context,
      { id: context.newId(), name: "goals.commented", payload: {}, actorId: null, recordedAt: context.clock.now() },
      [{ recipientId: acme.id(name), room, kind, params: {}, link: "/app" }],
      () => true,
    ),
  );
const everything = {
  maySee: () => Promise.resolve(true),
  comeIn: (people: readonly { id: string }[]) => Promise.resolve(new Set(people.map(({ id }) => id))),
  justTold: new Set<string>(),
};
const due = async () =>
  (await acme.asProduct((context) => takeDueMails(context, { groupOf: () => null, ...everything }))).mails;
const choose = (name: string, mail: MailTime, room = "goals") =>
  acme.as(name, (context) => chooseMail(context, { choices: [{ room, mail }] }));

test("who chose nothing is told at once, by one mail a kind", async () => {
  await tell("asha", "goals", "commented");
  await tell("asha", "goals", "commented");
  await tell("asha", "goals", "shared");
  expect((await due()).map(({ told }) => told.map(({ kind }) => kind)).sort()).toEqual([
    ["commented", "commented"],
    ["shared"],
  ]);
  expect(await due()).toEqual([]);
});

test("a mail calls somebody as they want to be called", async () => {
  const called = (name: string | null) =>
    acme.asProduct((context) =>
      context.rows(sql`update {employee} set first_name = 'Asha', last_name = 'Rao', display_name = 'Asha Rao',
        preferred_first_name = ${name} where id = ${acme.id("asha")} returning id`),
    );
  const greeted = async (name: string | null) => {
    await called(name);
    await tell("asha", "goals", "commented");
    return (await due()).map((mail) => mail.name);
  };
  expect(await greeted(null)).toEqual(["Asha"]);
  expect(await greeted("Ash")).toEqual(["Ash"]);
});

test("who wants no mails about something is told in the inbox alone", async () => {
  await choose("asha", "NEVER");
  await tell("asha", "goals", "commented");
  await tell("ravi", "goals", "commented");
  expect((await due()).map(({ employeeId }) => employeeId)).toEqual([acme.id("ravi")]);
});

test("what somebody has once a day comes in one mail in their morning, whatever it is about", async () => {
  await choose("asha", "DAILY");
  await choose("asha", "DAILY", "feedback");
  await tell("asha", "goals", "commented");
  await tell("asha", "feedback", "given");
  expect(await due()).toEqual([]);
  world.clock.set("2026-11-17T06:59:00Z");
  expect(await due()).toEqual([]);
  world.clock.set("2026-11-17T07:00:00Z");
  const mails = await due();
  expect(mails.map(({ daily, told }) => [daily, told.map(({ room }) => room).sort()])).toEqual([
    [true, ["feedback", "goals"]],
  ]);
  expect(await due()).toEqual([]);
});

test("half an hour of notices comes as one mail, and nothing in the hours and days that somebody keeps free", async () => {
  await choose("asha", "GATHERED");
  await choose("asha", "GATHERED", "feedback");
  world.clock.set("2026-11-16T09:05:00Z");
  await tell("asha", "goals", "commented");
  world.clock.set("2026-11-16T09:20:00Z");
  await tell("asha", "feedback", "given");
  expect(await due()).toEqual([]);
  world.clock.set("2026-11-16T09:30:00Z");
  expect((await due()).map(({ told }) => told.map(({ room }) => room).sort())).toEqual([["feedback", "goals"]]);
  await acme.as("ravi", (context) => keepQuiet(context, { starts: 19, ends: 7, daysOff: true }));
  world.clock.set("2026-11-20T19:30:00Z");
  await tell("ravi", "goals", "commented");
  for (const moment of ["2026-11-20T19:31:00Z", "2026-11-21T12:00:00Z", "2026-11-23T05:59:00Z"]) {
    world.clock.set(moment);
    expect(await due()).toEqual([]);
  }
  world.clock.set("2026-11-23T06:00:00Z");
  expect((await due()).map(({ employeeId }) => employeeId)).toEqual([acme.id("ravi")]);
  expect(await due()).toEqual([]);
  const half = acme.as("ravi", (context) => keepQuiet(context, { starts: 19, ends: null, daysOff: false }));
  await expect(half).rejects.toMatchObject({ status: 422 });
});

test("what is said twice is stored once, and what is no part of the product is not stored", async () => {
  const said = (room: string, mail: MailTime) => ({ room, mail });
  const choices = [said("goals", "NEVER"), said("goals", "DAILY")];
  await acme.as("asha", (context) => chooseMail(context, { choices }));
  expect(await acme.as("asha", (context) => mailChoices(context, [goals]))).toMatchObject([{ chosen: "DAILY" }]);
  await expect(choose("asha", "NEVER", "no-such-room")).rejects.toMatchObject({ status: 404 });
});

test("what the company fixed holds whatever people chose", async () => {
  await choose("asha", "NEVER");
  const defaults = [{ room: "goals", mail: "NOW" as const, fixed: true }];
  await acme.as("pia", (context) => setMailDefaults(context, { defaults }));
  await choose("asha", "NEVER");
  await tell("asha", "goals", "commented");
  expect(await due()).toHaveLength(1);
  const [choice] = await acme.as("asha", (context) => mailChoices(context, [goals]));
  expect(choice).toMatchObject({ chosen: "NEVER", holds: "NOW", company: { fixed: true } });
});

test("nobody but an admin says what holds for the company", async () => {
  const defaults = [{ room: "goals", mail: "NEVER" as const, fixed: true }];
  await expect(acme.as("asha", (context) => setMailDefaults(context, { defaults }))).rejects.toMatchObject({
    status: 404,
  });
});

test("what a mail program asked for holds for that person alone, and is in the audit log", async () => {
  await acme.asProduct((context) => stopMails(context, acme.id("asha"), ["goals"]));
  await tell("asha", "goals", "commented");
  await tell("ravi", "goals", "commented");
  expect((await due()).map(({ employeeId }) => employeeId)).toEqual([acme.id("ravi")]);
  const [entry] = await acme.asProduct((context) =>
    context.rows(sql`select subject_id from {audit_entry} where action = 'notifications.stop-mail' order by id desc`),
  );
  expect(entry).toEqual({ subject_id: acme.id("asha") });
});

/** What the worker asks: of goals, comments and shares are kinds that people choose. */
const kindOf = (room: string, kind: string) => (room === "goals" && kind !== "closed" ? kind : null);
const dueByKind = async () =>
  (await acme.asProduct((context) => takeDueMails(context, { groupOf: kindOf, ...everything }))).mails.flatMap(
    ({ told }) => told.map(({ kind }) => kind),
  );
const fix = (room: string, mail: MailTime | null, fixed: boolean) =>
  acme.as("pia", (context) => setMailDefaults(context, { defaults: [{ room, mail, fixed }] }));
async function tellAll() {
  for (const kind of ["commented", "shared", "closed"]) await tell("asha", "goals", kind);
}

test("a kind that is fixed without a time is fixed as its part stands", async () => {
  await fix("goals", "DAILY", false);
  await fix("goals:commented", null, true);
  const defaults = await acme.asProduct((context) =>
    context.rows(sql`select mail, fixed from {notice_default} where room = 'goals:commented'`),
  );
  expect(defaults).toEqual([{ mail: "DAILY", fixed: true }]);
  await fix("goals:commented", null, false);
  await fix("goals", "NOW", false);
});

test("what somebody chose of a kind holds before what they chose of all, until they take it back", async () => {
  await choose("asha", "NEVER");
  await choose("asha", "NOW", "goals:commented");
  await tellAll();
  expect(await dueByKind()).toEqual(["commented"]);
  await acme.as("asha", (context) => chooseMail(context, { choices: [{ room: "goals:commented", mail: null }] }));
  await tellAll();
  expect(await dueByKind()).toEqual([]);
});

test("what the company fixed of a kind holds whatever somebody chose, and may be let go again", async () => {
  await fix("goals:commented", "NOW", true);
  await choose("asha", "NEVER", "goals:commented");
  await choose("asha", "NEVER");
  await tellAll();
  expect(await dueByKind()).toEqual(["commented"]);
  const groups = [{ group: "commented", label: "", byMail: true, leaders: false, kinds: [] }];
  const [choice] = await acme.as("asha", (context) => mailChoices(context, [{ room: "goals", groups }]));
  expect(choice!.kinds).toMatchObject([{ holds: "NOW", fixed: true, chosen: null }]);
  await fix("goals:commented", null, false);
  await tellAll();
  expect(await dueByKind()).toEqual([]);
});

test("quiet hours hold for a kind that goes at once too", async () => {
  await choose("asha", "NOW", "goals:commented");
  await acme.as("asha", (context) => keepQuiet(context, { starts: 9, ends: 12, daysOff: false }));
  await tell("asha", "goals", "commented");
  expect(await dueByKind()).toEqual([]);
  world.clock.set("2026-11-16T11:00:00Z");
  expect(await dueByKind()).toEqual(["commented"]);
});

test("a mail program ends mails of one kind alone", async () => {
  await acme.asProduct((context) => stopMails(context, acme.id("asha"), ["goals:shared"]));
  await tellAll();
  expect((await dueByKind()).sort()).toEqual(["closed", "commented"]);
});
