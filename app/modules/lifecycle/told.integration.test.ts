import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { lifecycleOwed } from "./queries/lifecycle-obligations.ts";
import { myJourneys } from "./queries/my-journeys.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { closeStep, closeStepInput } from "./use-cases/close-step.ts";
import { remindLate } from "./use-cases/remind-late.ts";
import { tellPerson } from "./use-cases/tell-person.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;
let globex: LifecycleWorld;
let journeyId = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await lifecycleOfTwoCompanies(world));
  const templateId = await acme.template("EXIT", [
    { doer: "PERSON", offset: -10, title: "Hand over open work" },
    { doer: "MANAGER", offset: -9 },
  ]);
  journeyId = await acme.start("asha", { moment: "EXIT", onDay: "2026-11-20", templateId, told: false });
});
afterAll(() => world.close());

const tell = (by: string, company = acme) => company.company.as(by, (context) => tellPerson(context, { journeyId }));
const owed = (name: string) =>
  acme.company.as(name, (context) => context.rows(sql`select s.id ${lifecycleOwed(context).open}`));
const mine = (name: string) => acme.company.as(name, (context) => myJourneys(context), { readOnly: true });
const remindedIds = () =>
  acme.company.asProduct(async (context) =>
    (
      await context.rows<{ id: string }>(
        sql`select distinct payload ->> 'assigneeId' as id from {outbox} where name = 'lifecycle.steps-due'`,
      )
    ).map(({ id }) => id),
  );

test("steps of a leaving that was not told reach nobody's list and no reminder of the leaver, and the others' do", async () => {
  world.clock.set("2026-11-16T09:00:00Z");
  await acme.tend();
  await acme.company.as("tara", (context) => remindLate(context));
  expect(await remindedIds()).toEqual([acme.company.id("ravi")]);
  expect([(await owed("asha")).length, (await owed("ravi")).length]).toEqual([0, 1]);
  expect(await mine("asha")).toMatchObject({ journeys: [], steps: [] });
  expect((await refusalOf(acme.journey("asha", journeyId))).status).toBe(404);
  const stepId = (await acme.journey("tara", journeyId)).steps[0]!.id;
  const close = () =>
    acme.company.as("asha", (context) => closeStep(context, closeStepInput.parse({ stepId, to: "DONE" })));
  expect((await refusalOf(close())).status).toBe(404);
});

test("who runs it tells the person later, once, and then the steps are theirs", async () => {
  for (const by of ["asha", "lena"]) expect((await refusalOf(tell(by))).status).toBe(404);
  expect((await refusalOf(tell("ravi"))).status).toBe(403);
  expect((await refusalOf(tell("eve", globex))).status).toBe(404);
  expect((await acme.journey("tara", journeyId)).canTell).toBe(true);
  await tell("tara");
  expect((await refusalOf(tell("tara"))).code).toBe("lifecycle.told-already");
  expect((await acme.journey("asha", journeyId)).steps.length).toBe(2);
  expect([(await owed("asha")).length, (await mine("asha")).steps.length]).toEqual([1, 1]);
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId }));
  expect((await refusalOf(tell("tara"))).code).toBe("lifecycle.withdrawn");
});
