import ICAL from "ical.js";
import { RRuleTemporal } from "rrule-temporal";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { oneTaskCalendar, oneTaskCalendarInput } from "./queries/one-task-calendar.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { continueSeries } from "./use-cases/continue-series.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { repeatInitiative, repeatInitiativeInput } from "./use-cases/repeat-initiative.ts";
import { stopRepeating } from "./use-cases/stop-repeating.ts";
import { updateInitiative } from "./use-cases/update-initiative.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;
beforeAll(async () => {
  world = await createWorld({ now: start });
  globex = await (await world.company("globex")).employee("eve").admin("TASK_ADMIN").build();
  await new InitiativeWorld(globex).open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  acme = await (await world.company()).employees("asha", "otto").build();
  tasks = await new InitiativeWorld(acme).open();
});

const file = (taskId: string, asked: object = {}, by = "asha", company = acme) =>
  company.as(
    by,
    (context) => oneTaskCalendar(context, oneTaskCalendarInput.parse({ taskId, ...asked }), "https://cairn.test"),
    { readOnly: true },
  );
/** The events of a file, as a calendar reads them. */
async function read(taskId: string, asked: object = {}): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await file(taskId, asked)) as unknown[]);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}
const days = (event: ICAL.Event, count: number) => {
  const all = event.iterator();
  return Array.from({ length: count }, () => all.next() as ICAL.Time | null).map((time) => time?.toString() ?? null);
};
/** The moments of the next days, in UTC. */
const moments = (event: ICAL.Event, count: number) => {
  const all = event.iterator();
  return Array.from({ length: count }, () => (all.next() as ICAL.Time).toJSDate().toISOString());
};
const repeat = (initiativeId: string, rule: object) =>
  acme.as("asha", (context) => repeatInitiative(context, repeatInitiativeInput.parse({ initiativeId, ...rule })));
const sequences = async (id: string, asked: object = {}) => (await read(id, asked)).map(({ sequence }) => sequence);

test("one task is the whole day it is due, known by its id, and every change raises its number", async () => {
  const id = await tasks.task("asha", { text: "Call, the; supplier", dueDate: "2026-11-20" });
  const [event] = await read(id);
  expect([event!.summary, event!.startDate.toString(), event!.startDate.isDate, event!.uid]).toEqual([
    "Call, the; supplier",
    "2026-11-20",
    true,
    `${id}@cairn`,
  ]);
  await acme.as("asha", (context) => updateInitiative(context, { initiativeId: id, dueDate: "2026-11-23" }));
  const [later] = await read(id);
  expect([later!.uid, later!.startDate.toString()]).toEqual([event!.uid, "2026-11-23"]);
  expect(later!.sequence).toBeGreaterThan(event!.sequence);
});

test("a weekly series comes back on its days until it ends; without the word for it, one task stands alone", async () => {
  const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
  await repeat(id, { frequency: "WEEKLY", every: 2, weekdays: [1, 4], endsOn: "2026-12-17" });
  const [alone] = await read(id);
  expect(alone!.isRecurring()).toBe(false);
  const [series, ...others] = await read(id, { isRecurringType: "true" });
  expect(others).toEqual([]);
  expect(days(series!, 6)).toEqual([
    "2026-11-16",
    "2026-11-19",
    "2026-11-30",
    "2026-12-03",
    "2026-12-14",
    "2026-12-17",
  ]);
  expect(days(series!, 7).at(-1)).toBeNull();
});

test("a series whose first task fell on another day keeps that day beside its own", async () => {
  const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-18" });
  await repeat(id, { frequency: "WEEKLY", weekdays: [1] });
  const [first, series] = await read(id, { isRecurringType: "true" });
  expect([first!.startDate.toString(), first!.isRecurring(), days(series!, 2)]).toEqual([
    "2026-11-18",
    false,
    ["2026-11-23", "2026-11-30"],
  ]);
  expect(first!.uid).not.toBe(series!.uid);
});

test("a series goes on with one name as its tasks are written down, stopped or skipped, and its number only rises", async () => {
  const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
  await repeat(id, { frequency: "WEEKLY", weekdays: [1] });
  const asked = { isRecurringType: "true" };
  const [before] = await read(id, asked);
  world.clock.set("2026-11-17T09:00:00Z");
  await acme.asProduct(continueSeries);
  const [next] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select id from {initiative} where occurs_on = '2026-11-23'`),
  );
  const [after] = await read(next!.id, asked);
  expect([after!.uid === before!.uid, days(after!, 1)]).toEqual([true, ["2026-11-23"]]);
  await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: next!.id }));
  const skipped = (await read(id, asked)).find((event) => event.isRecurring())!;
  expect(days(skipped, 1)).toEqual(["2026-11-30"]);
  await repeat(id, { frequency: "WEEKLY", weekdays: [2] });
  const changed = (await read(id, asked)).find((event) => event.isRecurring())!;
  const risen = [before!, after!, skipped, changed].map(({ sequence }) => sequence);
  expect(risen).toEqual([...new Set(risen)].sort((a, b) => a - b));
  await acme.as("asha", (context) => stopRepeating(context, { initiativeId: id }));
  expect((await read(id, asked)).map((event) => event.isRecurring())).toEqual([false]);
});

describe("with a time zone it has an hour, the same on the clock before and after the clocks change", () => {
  test.each([
    // Winter time ends on 2027-03-14 in New York, on 2027-03-28 in Berlin.
    [
      "America/New_York",
      { frequency: "WEEKLY", weekdays: [1] },
      "2027-03-08",
      ["2027-03-08T14:00:00.000Z", "2027-03-15T13:00:00.000Z", "2027-03-22T13:00:00.000Z", "2027-03-29T13:00:00.000Z"],
    ],
    [
      "Europe/Berlin",
      { frequency: "WEEKLY", weekdays: [1] },
      "2027-03-15",
      ["2027-03-15T08:00:00.000Z", "2027-03-22T08:00:00.000Z", "2027-03-29T07:00:00.000Z", "2027-04-05T07:00:00.000Z"],
    ],
    [
      "America/New_York",
      { frequency: "MONTHLY", monthDay: 31 },
      "2027-01-31",
      ["2027-01-31T14:00:00.000Z", "2027-02-28T14:00:00.000Z", "2027-03-31T13:00:00.000Z", "2027-04-30T13:00:00.000Z"],
    ],
    [
      "Europe/Berlin",
      { frequency: "MONTHLY", monthDay: 28 },
      "2027-09-28",
      ["2027-09-28T07:00:00.000Z", "2027-10-28T07:00:00.000Z", "2027-11-28T08:00:00.000Z", "2027-12-28T08:00:00.000Z"],
    ],
  ])("in %s, %j", async (timezone, rule, dueDate, expected) => {
    const id = await tasks.task("asha", { text: "Report", dueDate });
    await repeat(id, rule);
    const [series] = await read(id, { isRecurringType: "true", timezone });
    expect(series!.startDate.zone.tzid).toBe(timezone);
    expect(moments(series!, 4)).toEqual(expected);
  });

  test("and on the last of several days, for programs that know such rules", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2027-01-30" });
    await repeat(id, { frequency: "MONTHLY", monthDay: 30 });
    const [event] = (await file(id, { isRecurringType: "true", timezone: "Europe/Berlin" }))
      .split("BEGIN:VEVENT")
      .slice(1);
    const lines = event!
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .filter((line) => /^(DTSTART|RRULE)/.test(line));
    const found = new RRuleTemporal({ rruleString: lines.join("\n") }).all((_, count) => count < 4);
    expect(found.map((day) => new Date(day.epochMilliseconds).toISOString())).toEqual([
      "2027-01-30T08:00:00.000Z",
      "2027-02-28T08:00:00.000Z",
      "2027-03-30T07:00:00.000Z",
      "2027-04-30T07:00:00.000Z",
    ]);
  });

  test("and it ends with the day it was to end on, wherever that is", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    await repeat(id, { frequency: "WEEKLY", weekdays: [1], endsOn: "2026-11-30" });
    const [series] = await read(id, { isRecurringType: "true", timezone: "Pacific/Auckland" });
    expect(days(series!, 4).map((day) => day?.slice(0, 10) ?? null)).toEqual([
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
      null,
    ]);
  });
});

test("a task without a day, a hidden one, another company's and one that is gone have no file", async () => {
  const [none, hidden] = [
    await tasks.task("asha", { text: "Someday" }),
    await tasks.task("asha", { text: "Hidden", dueDate: "2026-11-20", visibility: "PRIVATE" }),
  ];
  await expect(file(none)).rejects.toMatchObject({ code: "initiatives.no-due-date" });
  await expect(file(hidden, {}, "otto")).rejects.toMatchObject({ status: 404 });
  await expect(file(hidden, {}, "eve", globex)).rejects.toMatchObject({ status: 404 });
  await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: hidden }));
  await expect(file(hidden)).rejects.toMatchObject({ status: 404 });
  expect(oneTaskCalendarInput.safeParse({ taskId: none, timezone: "Mars/Olympus" }).success).toBe(false);
  expect(await sequences(await tasks.task("asha", { text: "Fine", dueDate: "2026-11-20" }))).toHaveLength(1);
});
