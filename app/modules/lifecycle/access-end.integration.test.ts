import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { recordLeaving, recordLeavingInput, rehireEmployee, stillWithUs } from "#app/modules/people/index.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { startJourneyInput } from "./use-cases/journey-input.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;

/** The company counts its days in India; Asha lives in Los Angeles, thirteen and a half hours behind. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  await acme.company.employee("max").build();
  await acme.company.asProduct((context) => context.rows(sql`update {organization} set time_zone = 'Asia/Kolkata'`));
});
afterAll(() => world.close());

const zone = (name: string, timeZone: string | null) =>
  acme.company.asProduct((context) =>
    context.rows(sql`update {employee} set time_zone = ${timeZone} where id = ${acme.company.id(name)}`),
  );
const isIn = (name: string, instant: string) =>
  stillWithUs(
    { database: world.application.database, clock: { now: () => new Date(instant) } },
    acme.company.tenant,
    acme.company.id(name),
  );
const inAt = async (name: string, ...instants: string[]) => Promise.all(instants.map((at) => isIn(name, at)));

test("access ends at the minute that was set, where the person lives, and not before", async () => {
  await zone("asha", "America/Los_Angeles");
  const journeyId = await acme.start("asha", { moment: "EXIT", onDay: "2026-11-20", accessEndsAt: "17:30" });
  expect(await inAt("asha", "2026-11-20T19:00:00Z", "2026-11-21T01:29:59Z", "2026-11-21T01:30:00Z")).toEqual([
    true,
    true,
    false,
  ]);
  expect((await acme.journey("tara", journeyId)).accessEnds).toEqual({ time: "17:30", zone: "America/Los_Angeles" });
  expect((await acme.journey("asha", journeyId)).accessEnds).toEqual({ time: "17:30", zone: "America/Los_Angeles" });
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId }));
  expect(await inAt("asha", "2026-11-21T01:30:00Z", "2027-01-01T00:00:00Z")).toEqual([true, true]);
});

test("whose own zone nobody knows is let go by that of where they work, and the journey names it", async () => {
  const [place, max] = [crypto.randomUUID(), acme.company.id("max")];
  await acme.company.asProduct(async ({ rows }) => {
    await rows(
      sql`insert into {location} (id, name, country, time_zone) values (${place}, 'Berlin', 'DE', 'Europe/Berlin')`,
    );
    await rows(sql`insert into {assignment} (id, employee_id, kind, location_id, valid, recorded_at)
      values (${crypto.randomUUID()}, ${max}, 'LOCATION', ${place}, '[2020-01-01,)', now())`);
  });
  const journeyId = await acme.start("max", { moment: "EXIT", onDay: "2026-11-20", accessEndsAt: "18:00" });
  expect(await inAt("max", "2026-11-20T16:59:59Z", "2026-11-20T17:00:00Z")).toEqual([true, false]);
  expect((await acme.journey("tara", journeyId)).accessEnds).toEqual({ time: "18:00", zone: "Europe/Berlin" });
});

test("another last day keeps the time that was set, until another is given or it is emptied", async () => {
  const id = acme.company.id("otto");
  const leaves = (lastDay: string, more: object = {}) =>
    acme.company.as("tara", (context) =>
      recordLeaving(context, recordLeavingInput.parse({ employeeId: id, lastDay, ...more })),
    );
  await leaves("2026-11-20", { accessEndsAt: "12:00" });
  await leaves("2026-11-19");
  expect(await inAt("otto", "2026-11-19T06:29:59Z", "2026-11-19T06:30:00Z")).toEqual([true, false]);
  await leaves("2026-11-19", { accessEndsAt: "15:00" });
  expect(await inAt("otto", "2026-11-19T09:29:59Z", "2026-11-19T09:30:00Z")).toEqual([true, false]);
  await leaves("2026-11-19", { accessEndsAt: "" });
  expect(await inAt("otto", "2026-11-19T18:29:59Z", "2026-11-19T18:30:00Z")).toEqual([true, false]);
});

test("without a time it ends with the last day by the company's calendar, wherever the person lives", async () => {
  await acme.start("asha", { moment: "EXIT", onDay: "2026-11-20" });
  expect(await inAt("asha", "2026-11-20T18:29:59Z", "2026-11-20T18:30:00Z")).toEqual([true, false]);
});

test("whose zone nobody knows is let go by that of the company, and who comes back has no such time", async () => {
  await acme.start("lena", { moment: "EXIT", onDay: "2026-11-20", accessEndsAt: "12:00" });
  expect(await inAt("lena", "2026-11-20T06:29:59Z", "2026-11-20T06:30:00Z")).toEqual([true, false]);
  const back = { employeeId: acme.company.id("lena"), from: "2026-12-01" };
  const nowhere = { managerId: null, orgUnitId: null, jobRoleId: null, gradeId: null, locationId: null };
  await acme.company.as("tara", (context) => rehireEmployee(context, { ...back, ...nowhere }));
  expect(await inAt("lena", "2026-11-30T18:29:59Z", "2026-11-30T18:30:00Z", "2027-05-01T00:00:00Z")).toEqual([
    false,
    true,
    true,
  ]);
});

test("what is no time of a day is refused, and nothing is planned by it", async () => {
  const said = { employeeId: acme.company.id("otto"), moment: "EXIT", onDay: "2026-11-20", accessEndsAt: "25:00" };
  expect(startJourneyInput.safeParse(said).error?.issues[0]).toMatchObject({ path: ["accessEndsAt"] });
  expect(startJourneyInput.safeParse({ ...said, accessEndsAt: "" }).success).toBe(true);
  const byOtto = acme.start("lena", { moment: "EXIT", onDay: "2027-01-20", accessEndsAt: "12:00" }, "otto");
  expect(await refusalOf(byOtto)).toMatchObject({ status: 403 });
});
