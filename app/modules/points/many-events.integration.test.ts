import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { KeptAct } from "#app/platform/tasks/acts-on-many.ts";
import { askUndo } from "#app/platform/tasks/undo-task.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { restoreManyEvents } from "./jobs/many-events.ts";
import { eventList, eventListInput } from "./queries/event-list.ts";
import { pointsOfTwoCompanies, type PointsWorld } from "./testing/points-world.ts";
import { askAppeal, decideAppeal } from "./use-cases/appeal.ts";
import { correctEvents, restoreEvents, withdrawEvents } from "./use-cases/many-events.ts";

let world: World;
let acme: PointsWorld;
let today = "";
const reason = "The clock at the gate was wrong";

beforeAll(async () => {
  world = await createWorld();
  ({ acme } = await pointsOfTwoCompanies(world));
  today = await acme.company.asProduct((context) => Promise.resolve(context.today()));
});
afterAll(() => world.close());

const balances = async () =>
  Promise.all(["asha", "lena"].map(async (name) => (await acme.points("tara", name)).balance));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error) ?? error,
  );
const listed = (input: object = {}, by = "tara") =>
  acme.company.as(by, (context) => eventList(context, eventListInput.parse(input)));

test("events of several people are withdrawn for one reason and brought back by one undo, with an appeal that waited", async () => {
  const eventIds = [
    await acme.record("tara", "asha", { day: addDays(today, -2), minutes: 12 }),
    await acme.record("tara", "lena", { day: addDays(today, -2), minutes: 40 }),
  ];
  const before = await balances();
  expect(before).toEqual([2, 3]);
  await acme.company.as("asha", (context) => askAppeal(context, { eventId: eventIds[0]!, reason: "I was there" }));
  const withdrawn = await acme.company.as("tara", (context) => withdrawEvents(context, { eventIds, reason }));
  expect(withdrawn.eventIds.toSorted()).toEqual(eventIds.toSorted());
  expect(await balances()).toEqual([0, 0]);
  expect((await listed({ show: "WITHDRAWN" })).total).toBe(2);
  expect(await acme.company.as("tara", (context) => withdrawEvents(context, { eventIds, reason }))).toEqual({
    eventIds: [],
  });
  await acme.company.as("tara", (context) => restoreEvents(context, withdrawn));
  expect(await balances()).toEqual(before);
  const { rows } = await listed();
  expect(rows.map(({ appealed }) => appealed).toSorted()).toEqual([false, true]);
});

test("an appeal that was granted long before its event counts again waits again, and one that was declined does not", async () => {
  const ask = (eventId: string) =>
    acme.company.as("asha", (context) => askAppeal(context, { eventId, reason: "I was there" }));
  const stateOf = async (eventId: string) =>
    (await acme.points("tara", "asha")).events.find(({ id }) => id === eventId)!.appeal!.state;
  const eventId = await acme.record("ravi", "asha", { day: addDays(today, -4), minutes: 12 });
  const { appealId } = await ask(eventId);
  const decide = (granted: "yes" | "no") =>
    acme.company.as("tara", (context) =>
      decideAppeal(context, { appealId, granted, answer: "Seen", minutes: null, days: null }),
    );
  await decide("yes");
  await acme.company.asProduct((context) =>
    context.rows(sql`update {points_appeal} set decided_at = decided_at - interval '1 day' where id = ${appealId}`),
  );
  await acme.company.as("tara", (context) => restoreEvents(context, { eventIds: [eventId] }));
  expect(await stateOf(eventId)).toBe("ASKED");
  await decide("no");
  await acme.company.as("tara", (context) => withdrawEvents(context, { eventIds: [eventId], reason }));
  await acme.company.as("tara", (context) => restoreEvents(context, { eventIds: [eventId] }));
  expect(await stateOf(eventId)).toBe("DECLINED");
});

test("minutes are taken off all or none, and a refusal names the event it is about", async () => {
  const eventIds = [
    await acme.record("tara", "asha", { day: addDays(today, -3), minutes: 35 }),
    await acme.record("tara", "lena", { day: addDays(today, -3), minutes: 8 }),
  ];
  const before = await balances();
  const refused = await refusal(
    acme.company.as("tara", (context) => correctEvents(context, { eventIds, reason, minutesOff: 10 })),
  );
  expect(refused).toMatchObject({ code: "points.refused-of-many", details: { params: { name: "lena" } } });
  expect(await balances()).toEqual(before);
  const only = { eventIds: [eventIds[0]!], reason };
  await acme.company.as("tara", (context) => correctEvents(context, { ...only, minutesOff: 10 }));
  expect(await balances()).toEqual([before[0]! - 1, before[1]]);
  await acme.company.as("tara", (context) => correctEvents(context, { ...only, minutesOff: -10 }));
  expect(await balances()).toEqual(before);
});

test("nobody withdraws their own, nor managers those of their people, also where it is withdrawn already", async () => {
  const eventId = await acme.record("tara", "asha", { day: addDays(today, -5), minutes: 12 });
  for (const by of ["asha", "ravi"]) {
    const tried = refusal(acme.company.as(by, (context) => withdrawEvents(context, { eventIds: [eventId], reason })));
    expect(await tried).not.toBe("done");
    expect(await refusal(listed({}, by))).not.toHaveProperty("rows");
  }
});

test("events that count again are withdrawn again, each for the reason it had", async () => {
  const eventIds = [
    await acme.record("tara", "asha", { day: addDays(today, -9), minutes: 12 }),
    await acme.record("tara", "lena", { day: addDays(today, -9), minutes: 40 }),
  ];
  const reasonOf = async () => {
    const rows = await acme.company.asProduct((context) =>
      context.rows<{ reason: string }>(
        sql`select withdrawn_reason as reason from {shift_event} where id = any(${eventIds}::uuid[]) and withdrawn_at is not null
          order by array_position(${eventIds}::uuid[], id)`,
      ),
    );
    return rows.map((row) => row.reason);
  };
  for (const [at, why] of ["The clock was wrong", "A holiday"].entries())
    await acme.company.as("tara", (context) => withdrawEvents(context, { eventIds: [eventIds[at]!], reason: why }));
  const balancesBefore = await balances();
  const { keptAs } = (await acme.company.as("tara", (context) =>
    restoreManyEvents.intent.run(context, { eventIds }, world.application as never),
  )) as KeptAct;
  expect(await reasonOf()).toEqual([]);
  await acme.company.as("tara", (context) => askUndo(context, world.application.gatherings.taskHandlers, keptAs!));
  expect(await reasonOf()).toEqual(["The clock was wrong", "A holiday"]);
  expect(await balances()).toEqual(balancesBefore);
});
