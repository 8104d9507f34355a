import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keepSchedules } from "#app/composition/worker/keep-schedules.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativeDetail, type InitiativeDetail } from "./queries/initiative-detail.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { repeatInitiative, repeatInitiativeInput } from "./use-cases/repeat-initiative.ts";
import { stopRepeating } from "./use-cases/stop-repeating.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let tasks: InitiativeWorld;

const everyMonday = { frequency: "WEEKLY", weekdays: [1] };

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A Monday morning in Berlin, in a company of its own. */
beforeEach(async () => {
  world.clock.set("2026-11-16T09:00:00Z");
  acme = await (await world.company()).employee("ravi").employee("asha").reportsTo("ravi").employee("otto").build();
  tasks = await new InitiativeWorld(acme).open();
});

function repeat(by: string, initiativeId: string, rule: object): Promise<unknown> {
  return acme.as(by, (context) => repeatInitiative(context, repeatInitiativeInput.parse({ initiativeId, ...rule })));
}

function keep(): Promise<void> {
  return keepSchedules(world.application, acme.tenant);
}

type Written = { id: string; text: string; due: string; start: string; done: boolean };
function series(): Promise<Written[]> {
  return acme.asProduct((context) =>
    context.rows<Written>(
      sql`select id, text, due_date::text as due, start_date::text as start, completed_at is not null as done
        from {initiative} where series_id is not null order by occurs_on`,
    ),
  );
}
const dues = async () => (await series()).map(({ due }) => due);

function detail(id: string): Promise<InitiativeDetail> {
  return acme.as("asha", (context) => initiativeDetail(context, id), { readOnly: true });
}

describe("a task that comes back", () => {
  test("is written down again the day after it was due, once, however often one looks", async () => {
    const id = await tasks.task("asha", { text: "Send the report", dueDate: "2026-11-16" });
    await repeat("asha", id, everyMonday);
    await keep();
    expect(await dues()).toEqual(["2026-11-16"]);
    expect((await detail(id)).recurrence).toMatchObject({
      frequency: "WEEKLY",
      weekdays: [1],
      nextOn: "2026-11-23",
      stopped: false,
    });
    world.clock.set("2026-11-17T09:00:00Z");
    await keep();
    await keep();
    expect(await series()).toMatchObject([
      { due: "2026-11-16" },
      { due: "2026-11-23", start: "2026-11-17", done: false, text: "Send the report" },
    ]);
  });

  test("without a due date has the first day of the series", async () => {
    const id = await tasks.task("asha", { text: "Water the plants" });
    await repeat("asha", id, { frequency: "MONTHLY", monthDay: 31 });
    expect((await detail(id)).initiative).toMatchObject({ dueDate: "2026-11-30", repeats: true });
    world.clock.set("2026-12-01T09:00:00Z");
    await keep();
    expect(await dues()).toEqual(["2026-11-30", "2026-12-31"]);
  });

  test("comes back every so many days, whatever the weekday", async () => {
    const id = await tasks.task("asha", { text: "Check the backups", dueDate: "2026-11-16" });
    await repeat("asha", id, { frequency: "DAILY", every: 3, weekdays: [2], monthDay: 5 });
    expect((await detail(id)).recurrence).toMatchObject({ frequency: "DAILY", weekdays: [], nextOn: "2026-11-19" });
    world.clock.set("2026-11-17T09:00:00Z");
    await keep();
    world.clock.set("2026-11-26T09:00:00Z");
    await keep();
    expect(await dues()).toEqual(["2026-11-16", "2026-11-19", "2026-11-28"]);
  });

  test("takes along the words, people, goal and parts it has by then, all open again", async () => {
    const id = await tasks.task("asha", {
      text: "Close the books",
      description: "Both of them",
      dueDate: "2026-11-16",
      collaboratorIds: [acme.id("otto")],
      weightage: 12.5,
    });
    const part = await tasks.task("asha", { text: "Count the cash", parentId: id, dueDate: "2026-11-13" });
    await tasks.task("asha", { text: "Lock the door", parentId: id });
    await acme.as("asha", (context) => completeInitiative(context, { initiativeId: part }));
    await acme.as("asha", (context) => completeInitiative(context, { initiativeId: id }));
    await repeat("asha", id, everyMonday);
    world.clock.set("2026-11-17T09:00:00Z");
    await keep();
    const next = await detail((await series())[1]!.id);
    expect(next.initiative).toMatchObject({
      text: "Close the books",
      description: "Both of them",
      completedOn: null,
      weightage: 12.5,
      owners: [{ name: "asha" }],
      collaborators: [{ name: "otto" }],
    });
    expect(next.parts.map(({ text, dueDate, completedOn }) => ({ text, dueDate, completedOn }))).toEqual([
      { text: "Count the cash", dueDate: "2026-11-20", completedOn: null },
      { text: "Lock the door", dueDate: null, completedOn: null },
    ]);
  });

  test("is skipped by deleting it, and goes on", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    await repeat("asha", id, everyMonday);
    await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: id }));
    world.clock.set("2026-11-17T09:00:00Z");
    await keep();
    expect(await tasks.texts("asha", {})).toEqual(["Report"]);
  });

  test("days that passed while nothing ran are counted, not made up; what was not done stays open", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    await repeat("asha", id, everyMonday);
    world.clock.set("2026-12-15T09:00:00Z");
    await keep();
    expect(await series()).toMatchObject([{ due: "2026-11-16", done: false }, { due: "2026-12-21" }]);
    expect((await detail(id)).recurrence).toMatchObject({ skipped: 4 });
  });

  test("ends with its last day, when it is stopped, and when nobody is left to do it", async () => {
    const short = await tasks.task("asha", { text: "Short", dueDate: "2026-11-16" });
    await repeat("asha", short, { ...everyMonday, endsOn: "2026-11-22" });
    const stopped = await tasks.task("asha", { text: "Stopped", dueDate: "2026-11-16" });
    await repeat("asha", stopped, everyMonday);
    await acme.as("asha", (context) => stopRepeating(context, { initiativeId: stopped }));
    const orphaned = await tasks.task("otto", { text: "Orphaned", dueDate: "2026-11-16" });
    await repeat("otto", orphaned, everyMonday);
    await acme.asProduct((context) =>
      context.rows(sql`update {employee} set resigned_on = '2026-11-16' where id = ${acme.id("otto")}`),
    );
    world.clock.set("2026-11-17T09:00:00Z");
    await keep();
    expect(await dues()).toEqual(["2026-11-16", "2026-11-16", "2026-11-16"]);
    expect((await detail(short)).recurrence).toMatchObject({ stopped: true, nextOn: null });
    const ended = await acme.asProduct((context) =>
      context.rows(sql`select subject_id from {audit_entry} where action = 'initiatives.end-series'`),
    );
    expect(ended.length).toBe(2);
  });

  test("waits while its module is off", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    await repeat("asha", id, everyMonday);
    world.clock.set("2026-11-17T09:00:00Z");
    await acme.switchOff("TASK");
    await keep();
    expect(await dues()).toEqual(["2026-11-16"]);
  });
});

describe("which day it is", () => {
  test("is decided where the person lives, on the days the clocks change too", async () => {
    world.clock.set("2026-03-23T09:00:00Z");
    const spring = await tasks.task("asha", { text: "Spring", dueDate: "2026-03-28" });
    await repeat("asha", spring, { frequency: "WEEKLY", weekdays: [6, 7] });
    // Midnight of Sunday 29 March in Berlin is 23:00 of Saturday in UTC; of Monday, after the change, 22:00 of Sunday.
    for (const [at, expected] of [
      ["2026-03-28T22:59:00Z", 1],
      ["2026-03-28T23:00:00Z", 2],
      ["2026-03-29T21:59:00Z", 2],
      ["2026-03-29T22:00:00Z", 3],
    ] as const) {
      world.clock.set(at);
      await keep();
      expect([at, (await series()).length]).toEqual([at, expected]);
    }
    expect(await dues()).toEqual(["2026-03-28", "2026-03-29", "2026-04-04"]);
    await acme.as("asha", (context) => stopRepeating(context, { initiativeId: spring }));
  });

  test("in autumn as well", async () => {
    world.clock.set("2026-10-19T09:00:00Z");
    const autumn = await tasks.task("asha", { text: "Autumn", dueDate: "2026-10-25" });
    await repeat("asha", autumn, { frequency: "WEEKLY", weekdays: [7] });
    for (const [at, expected] of [
      ["2026-10-25T22:59:00Z", 1],
      ["2026-10-25T23:00:00Z", 2],
    ] as const) {
      world.clock.set(at);
      await keep();
      expect([at, (await series()).length]).toEqual([at, expected]);
    }
  });
});

describe("who may, and what is refused", () => {
  test("only who may edit the task; strangers find nothing there", async () => {
    const id = await tasks.task("asha", { text: "Secret", dueDate: "2026-11-16" });
    for (const work of [
      () => repeat("otto", id, everyMonday),
      () => acme.as("otto", (context) => stopRepeating(context, { initiativeId: id })),
    ]) {
      expect(await refusalOf(work())).toMatchObject({ status: 404 });
    }
    expect(await series()).toEqual([]);
  });

  test("a rule without days, one that ends before it begins, and parts", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    const part = await tasks.task("asha", { text: "Part", parentId: id });
    const cases: [string, object, object][] = [
      [id, { frequency: "WEEKLY" }, { fields: { weekdays: "platform.recurrence-weekdays" } }],
      [id, { frequency: "MONTHLY" }, { fields: { monthDay: "platform.recurrence-month-day" } }],
      [id, { ...everyMonday, endsOn: "2026-11-15" }, { fields: { endsOn: "platform.recurrence-ends" } }],
      [part, everyMonday, { code: "initiatives.part-repeats" }],
    ];
    for (const [of, rule, refusal] of cases) expect(await refusalOf(repeat("asha", of, rule))).toMatchObject(refusal);
  });

  test("each act is announced and written down", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    await repeat("asha", id, everyMonday);
    world.clock.set("2026-11-17T09:00:00Z");
    await keep();
    await acme.as("asha", (context) => stopRepeating(context, { initiativeId: id }));
    expect((await tasks.traces(id)).audit).toEqual([
      "initiatives.create",
      "initiatives.repeat",
      "initiatives.stop-repeating",
    ]);
    // Nobody hears of it: it stands in the audit log alone.
    expect(await tasks.traces((await series())[1]!.id)).toEqual({
      events: [],
      audit: ["initiatives.recur"],
    });
  });

  test("two workers at once write one down", async () => {
    const id = await tasks.task("asha", { text: "Report", dueDate: "2026-11-16" });
    await repeat("asha", id, everyMonday);
    world.clock.set("2026-11-17T09:00:00Z");
    await Promise.all([keep(), keep(), keep()]);
    expect(await dues()).toEqual(["2026-11-16", "2026-11-23"]);
  });
});
