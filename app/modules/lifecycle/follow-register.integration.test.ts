import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { addEmployee, addEmployeeInput, changeAssignment, recordLeaving } from "#app/modules/people/index.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { addDays } from "#app/platform/time/days.ts";
import { correctAssignment, correctAssignmentInput } from "#app/modules/people/use-cases/correct-assignment.ts";
import { withdrawPlannedChange } from "#app/modules/people/use-cases/withdraw-planned-change.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { registerMoments } from "./data/register-moments.ts";
import { startPage, startPageInput } from "./queries/start-page.ts";
import { templatesPage } from "./queries/templates-page.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { closeStep, closeStepInput } from "./use-cases/close-step.ts";
import { saveTemplate, saveTemplateInput } from "./use-cases/save-template.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;
let berlin = "";
const today = "2026-11-16";

/** Acme, where Tara administers people and Asha reports to Ravi; newcomers are in Berlin or nowhere. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  berlin = await acme.company.asProduct(async (context) => {
    const id = context.newId();
    await context.rows(
      sql`insert into {location} (id, name, country, time_zone) values (${id}, 'Berlin', 'DE', 'Europe/Berlin')`,
    );
    return id;
  });
});
afterAll(() => world.close());

const steps = [
  { key: "hr", title: "Contract", kind: "TICK", doer: "HR", offset: -3 },
  { key: "lead", title: "Welcome", kind: "TICK", doer: "MANAGER", offset: 0 },
  { key: "own", title: "First impressions", kind: "TICK", doer: "PERSON", offset: 10 },
];
const id = (name: string) => acme.company.id(name);
const save = (said: object) =>
  acme.company.as("tara", (context) =>
    saveTemplate(context, saveTemplateInput.parse({ name: "Follows", moment: "HIRE", steps, ...said })),
  );
const follow = (said: object = {}) => save({ followsRegister: "true", hrId: id("tara"), ...said });
const codeOf = async (work: Promise<unknown>) => (await refusalOf(work)).code;
let number = 0;
const join = async (joinedOn: string, said: object = {}) => {
  number += 1;
  const input = { firstName: `Newcomer ${number}`, workEmail: `new${number}@acme.test`, joinedOn, ...said };
  const { employeeId } = await acme.company.as("tara", (context) =>
    addEmployee(context, addEmployeeInput.parse({ managerId: id("ravi"), ...input })),
  );
  return employeeId;
};
const state = (employeeId: string, from: string, value: string) =>
  acme.company.as("tara", (context) =>
    changeAssignment(context, { employeeId, kind: "STATUS", from, value, future: "REPLACE" }),
  );
type Row = { id: string; moment: string; onDay: string; state: string; told: boolean; steps: string[] };
const journeys = (employeeId: string) =>
  acme.company.asProduct((context) =>
    context.rows<Row>(
      sql`select j.id, j.moment, j.on_day::text as "onDay", j.state, j.told, array(select s.key || ' ' || s.due_on || ' ' || coalesce(
          (select e.display_name from {employee} e where e.id = s.assignee_id), '-') from {lifecycle_step} s
          where s.journey_id = j.id order by s.position) as steps
        from {lifecycle_journey} j where j.employee_id = ${employeeId} order by j.started_at, j.on_day`,
    ),
  );
const shown = async (employeeId: string) =>
  (await journeys(employeeId)).map(({ moment, onDay, state: stands }) => `${moment} ${onDay} ${stands}`);

test("only what the register can say begins by itself, and somebody does the steps of HR", async () => {
  expect(await codeOf(follow({ moment: "MOVE" }))).toBe("lifecycle.moves-by-hand");
  expect(await codeOf(follow({ hrId: "" }))).toBe("lifecycle.hr-needed");
  expect(await codeOf(follow({ audience: { everyone: false } }))).toBe("audiences.nobody-chosen");
  expect(
    (
      await refusalOf(
        acme.company.as("ravi", (context) =>
          saveTemplate(context, saveTemplateInput.parse({ name: "Mine", moment: "HIRE", steps })),
        ),
      )
    ).status,
  ).toBe(404);
});

test("who joins gets the journey meant for them, once; who joined before it was switched on gets none", async () => {
  world.clock.set(`${today}T09:00:00Z`);
  const before = await join("2026-11-10");
  const first = await join("2026-12-01", { locationId: berlin });
  await acme.tend();
  expect(await shown(first)).toEqual([]);
  const { templateId } = await save({ name: "Everybody" });
  const page = (open: string) => acme.company.as("tara", (context) => templatesPage(context, { template: open }));
  expect((await page(templateId)).open!.wouldBegin).toBe(1);
  const saved = await acme.company.as("tara", (context) => templatesPage(context, { template: templateId }));
  await save({
    templateId,
    name: "Everybody",
    followsRegister: "true",
    hrId: id("tara"),
    version: saved.open!.version,
  });
  await follow({ name: "In Berlin", audience: { locations: [berlin] }, steps: [steps[0]] });
  const second = await join("2026-12-01");
  await acme.tend();
  await acme.tend();
  expect([await shown(before), await shown(first), await shown(second)]).toEqual([
    [],
    ["HIRE 2026-12-01 RUNNING"],
    ["HIRE 2026-12-01 RUNNING"],
  ]);
  expect((await journeys(first))[0]).toMatchObject({ told: true, steps: ["hr 2026-11-28 tara"] });
  expect((await journeys(second))[0]!.steps).toEqual([
    "hr 2026-11-28 tara",
    "lead 2026-12-01 ravi",
    expect.stringMatching(/^own 2026-12-11 Newcomer/),
  ]);
  const told = await acme.company.asProduct((context) =>
    context.rows<{ count: number }>(
      sql`select count(*)::int as count from {outbox} where name = 'lifecycle.journey-started'
        and payload ->> 'employeeId' in (${first}, ${second})`,
    ),
  );
  expect(told[0]!.count).toBe(2);
  const offered = await acme.company.as("tara", (context) =>
    startPage(context, startPageInput.parse({ moment: "HIRE", employeeId: first })),
  );
  expect(offered.templates.map(({ name }) => name)).toEqual(["Everybody", "In Berlin"]);
});

test("a corrected day moves the journey and what is open, a withdrawn one ends it, and one that comes again begins anew", async () => {
  world.clock.set(`${today}T09:00:00Z`);
  const someone = await join("2026-12-01");
  await acme.tend();
  const [begun] = await journeys(someone);
  const { steps: all } = await acme.journey("tara", begun!.id);
  await acme.company.as("tara", (context) =>
    closeStep(context, closeStepInput.parse({ stepId: all[0]!.id, to: "DONE" })),
  );
  await acme.company.asProduct((context) =>
    context.rows(
      sql`update {assignment} set valid = daterange('2026-12-08', upper(valid)) where employee_id = ${someone}`,
    ),
  );
  await acme.tend();
  expect((await journeys(someone))[0]!.steps.map((step) => step.slice(0, 16).trim())).toEqual([
    "hr 2026-11-28 ta",
    "lead 2026-12-08",
    "own 2026-12-18 N",
  ]);
  await acme.company.asProduct((context) =>
    context.rows(sql`update {assignment} set superseded_at = now() where employee_id = ${someone} and kind = 'STATUS'`),
  );
  await acme.tend();
  expect(await shown(someone)).toEqual(["HIRE 2026-12-08 WITHDRAWN"]);
  await state(someone, "2026-12-15", "ACTIVE");
  await acme.tend();
  expect(await shown(someone)).toEqual(["HIRE 2026-12-08 WITHDRAWN", "HIRE 2026-12-15 RUNNING"]);
});

test("one that somebody withdrew does not begin again", async () => {
  world.clock.set(`${today}T09:00:00Z`);
  const someone = await join("2026-12-01");
  await acme.tend();
  const [begun] = await journeys(someone);
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId: begun!.id }));
  await acme.tend();
  expect(await shown(someone)).toEqual(["HIRE 2026-12-01 WITHDRAWN"]);
});

test("a departure begins unseen by its person; what they have open is planned afterwards, and goes over on the day", async () => {
  world.clock.set(`${today}T09:00:00Z`);
  await follow({ moment: "EXIT", name: "Leaving" });
  await acme.company.team("ravi", "xena");
  await acme.company.build();
  const other = await acme.template("LEAVE", [{ doer: "NAMED", personId: id("xena"), offset: 0 }]);
  const forOther = await acme.start("lena", { moment: "LEAVE", onDay: "2026-12-20", templateId: other });
  await acme.company.as("tara", (context) =>
    recordLeaving(context, { employeeId: id("xena"), lastDay: "2026-11-20", reports: "UP", newManagerId: null }),
  );
  await acme.tend();
  const [begun] = await journeys(id("xena"));
  expect(begun).toMatchObject({ moment: "EXIT", onDay: "2026-11-20", told: false });
  expect((await refusalOf(acme.journey("xena", begun!.id))).status).toBe(404);
  const page = await acme.journey("tara", begun!.id);
  expect([page.canPlan, page.canTell, page.hands]).toEqual([true, true, []]);
  const nobody = "0193a1b2-0000-7000-8000-000000000000";
  const planned = { moment: "EXIT", onDay: "2026-11-20" };
  expect(await codeOf(acme.start("xena", { ...planned, buddyId: nobody }))).toBe("lifecycle.unknown-person");
  const started = await acme.start("xena", { moment: "EXIT", onDay: "2026-11-20", heirId: id("ravi"), told: false });
  expect(started).toBe(begun!.id);
  expect(await acme.journey("tara", begun!.id)).toMatchObject({
    canPlan: false,
    hands: [{ toName: "ravi", count: 1 }],
  });
  expect((await journeys(id("xena")))[0]!.steps).toHaveLength(3);
  world.clock.set("2026-11-21T09:00:00Z");
  await acme.tend();
  expect((await acme.journey("tara", forOther)).steps.map(({ assignee }) => assignee?.name)).toEqual(["ravi"]);
});

test("whatever the order of late, corrected, doubled and withdrawn news, journeys are those of the register in the end", async () => {
  world.clock.set(`${today}T09:00:00Z`);
  for (const moment of ["LEAVE", "RETURN", "REHIRE"]) await follow({ moment, name: `Follows ${moment}` });
  const random = seededRandom("register");
  const pick = <One>(all: readonly One[]) => all[Math.floor(random.next() * all.length)]!;
  // All at once, as news of many people comes: what is to be is asked of the register as a whole.
  const people = await inTurn(36, () => join(addDays(today, 1 + Math.floor(random.next() * 5))));
  for (let news = 0; news < 7; news += 1) {
    for (const someone of people) await tell(someone, random.next(), pick);
    if (news % 2 === 0) await acme.tend();
  }
  await acme.tend();
  for (const someone of people) {
    const truth = await acme.company.asProduct((context) =>
      context.rows<{ moment: string; onDay: string }>(
        sql`select m.moment, m.on_day::text as "onDay" from (${registerMoments(today)}) m where m.employee_id = ${someone}`,
      ),
    );
    const standing = (await journeys(someone)).filter(({ state: stands }) => stands !== "WITHDRAWN");
    const said = (rows: readonly { moment: string; onDay: string }[]) =>
      rows.map(({ moment, onDay }) => `${moment} ${onDay}`).toSorted();
    expect(said(standing)).toEqual(said(truth));
  }
});

const inTurn = async <One>(count: number, work: () => Promise<One>) => {
  const all: One[] = [];
  for (let one = 0; one < count; one += 1) all.push(await work());
  return all;
};

/** One piece of news: a state from a day on, perhaps twice; a planned one that is not to be; or one whose day was wrong. */
async function tell(someone: string, kind: number, pick: <One>(all: readonly One[]) => One): Promise<void> {
  const days = Array.from({ length: 40 }, (_, day) => addDays(today, 8 + day));
  const [from, value] = [pick(days), pick(["ON_LEAVE", "ACTIVE", "LEFT"])];
  if (kind < 0.7) {
    await state(someone, from, value).catch(() => undefined);
    if (kind < 0.2) await state(someone, from, value).catch(() => undefined);
    return;
  }
  const planned = await acme.company.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`select a.id from {assignment} a where a.employee_id = ${someone} and a.kind = 'STATUS' and a.superseded_at is null
        and lower(a.valid) > ${today}::date order by lower(a.valid) desc limit 1`,
    ),
  );
  for (const { id: assignmentId } of planned) {
    const said = { employeeId: someone, assignmentId };
    await acme.company
      .as("tara", (context) =>
        kind < 0.85
          ? withdrawPlannedChange(context, said)
          : correctAssignment(context, correctAssignmentInput.parse({ ...said, from, value })),
      )
      .catch(() => undefined);
  }
}
