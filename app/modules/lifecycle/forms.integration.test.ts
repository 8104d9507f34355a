import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { welcomePage } from "./queries/welcome-page.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { closeStep, closeStepInput, giveStep } from "./use-cases/close-step.ts";
import { answerForm, answerFormInput, sayDetails, stepDetailsInput } from "./use-cases/fill-in.ts";
import { hireInput } from "./use-cases/journey-input.ts";
import { hire } from "./use-cases/start-journey.ts";
import { closeByLink, welcomeStepInput } from "./use-cases/welcome.ts";

let world: World;
let acme: LifecycleWorld;
let globex: LifecycleWorld;
let desk = "";

const said = { text: { en: "Which desk?" }, required: true };
const questions = [
  { id: "q1", kind: "text", ...said, setup: {} },
  { id: "q2", kind: "enps", text: { en: "Would you recommend us?" }, setup: {} },
];

/** Acme, where Tara administers people, Asha reports to Ravi, and Lena and Otto are colleagues; people say their desk. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await lifecycleOfTwoCompanies(world));
  desk = await field("Shoe size", "SELF");
});
afterAll(() => world.close());

let asked = "";
let details = "";
let journeyId = "";

beforeEach(async () => {
  const templateId = await acme.template("HIRE", [
    { doer: "PERSON", offset: -5, kind: "FORM", title: "First questions", questions },
    { doer: "PERSON", offset: -4, kind: "DETAILS", title: "About yourself" },
    { doer: "HR", offset: 30 },
  ]);
  const workEmail = `nia-${crypto.randomUUID()}@acme.test`;
  const joiner = { firstName: "Nia", lastName: "Okoye", workEmail, onDay: "2026-12-01", templateId };
  ({ journeyId } = await acme.company.as("tara", (context) => hire(context, hireInput.parse(joiner))));
  [asked, details] = (await acme.journey("tara", journeyId)).steps.map(({ id }) => id) as [string, string];
});

const hasToBeFilledIn = (id: string, required: boolean) =>
  acme.company.asProduct((context) =>
    context.rows(sql`update {employee_field} set required = ${required} where id = ${id}`),
  );

async function field(name: string, editors: string): Promise<string> {
  const id = crypto.randomUUID();
  await acme.company.asProduct((context) =>
    context.rows(sql`insert into {employee_field} (id, name, kind, choices, required, viewers, editors, position, created_at)
      values (${id}, ${name}, 'NUMBER', '[]', false, ${editors === "SELF" ? "MANAGERS" : "ADMINS"}, ${editors}, 1, now())`),
  );
  return id;
}

const scope = () => ({
  ...{ database: world.application.database, files: world.application.files, clock: world.clock, requestId: "outside" },
  language: "en" as const,
});
const newLink = () => acme.newLink(journeyId);
const byLink = async (stepId: string, sent: object) =>
  closeByLink(scope(), welcomeStepInput.parse({ ...(await newLink()), stepId, ...sent }));
const person = async () => (await acme.journey("tara", journeyId)).person.id;
const register = async () => {
  const [row] = await acme.company.asProduct(async (context) =>
    context.rows<Record<string, unknown>>(
      sql`select e.preferred_first_name as called, e.display_name as name, e.date_of_birth::text as born, e.gender,
        e.photo_key is not null as photo, (select v.value from {employee_field_value} v
          where v.employee_id = e.id and v.field_id = ${desk} and v.superseded_at is null) as shoe
        from {employee} e where e.id = ${await person()}`,
    ),
  );
  return row;
};
const step = async (by: string, id: string) => (await acme.journey(by, journeyId)).steps.find((one) => one.id === id)!;

test("a joiner answers a form by their link; HR reads it, their managers and colleagues do not", async () => {
  expect(await refusalOf(byLink(asked, { answers: {} }))).toMatchObject({
    code: "lifecycle.answers-faulty",
    fields: { "answers.q1": "lifecycle.answers-faulty" },
  });
  expect(
    await refusalOf(byLink(asked, { answers: { q1: { value: "By the window" }, q2: { value: 99 } } })),
  ).toMatchObject({ code: "lifecycle.answers-faulty" });
  await byLink(asked, { answers: { q1: { value: "By the window" } } });
  expect(await step("tara", asked)).toMatchObject({ state: "DONE", answers: { q1: { value: "By the window" } } });
  await acme.company.asProduct(async (context) =>
    context.rows(sql`update {lifecycle_step} set state = 'OPEN' where id = ${asked}`),
  );
  const page = await welcomePage(scope(), await newLink());
  expect(JSON.stringify(page)).not.toContain("By the window");
  expect(page!.steps[0]).toMatchObject({ id: asked, questions: [{ id: "q1" }, { id: "q2" }] });
});

test("what was answered stays with whose it is: the step is given to nobody, nor done for them", async () => {
  await byLink(asked, { answers: { q1: { value: "By the window" } } });
  const close = (to: string) =>
    acme.company.as("tara", (context) => closeStep(context, closeStepInput.parse({ stepId: asked, to, answer: "" })));
  await close("OPEN");
  expect(await refusalOf(close("DONE"))).toMatchObject({ code: "lifecycle.not-yours" });
  const give = (stepId: string) =>
    acme.company.as("tara", (context) =>
      giveStep(context, { stepId, assigneeId: acme.company.id("lena"), version: undefined }),
    );
  expect(await refusalOf(give(asked))).toMatchObject({ code: "lifecycle.papers-there" });
  expect(await refusalOf(give(details))).toMatchObject({ code: "lifecycle.own-only" });
});

test("a joiner says details about themselves by their link; what they leave empty stays, and nothing is shown back", async () => {
  const photo = new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 90, height: 90, channels: 3, background: "#3a7" } })
          .png()
          .toBuffer(),
      ),
    ],
    "me.png",
  );
  const before = await register();
  expect(
    await refusalOf(byLink(details, { dateOfBirth: "1990-02-03", values: { [desk]: "not a number" } })),
  ).toMatchObject({
    fields: { [`values.${desk}`]: "people.not-a-number" },
  });
  expect(await register()).toEqual(before);
  const secret = await field("Salary band", "ADMINS");
  expect(await refusalOf(byLink(details, { values: { [secret]: "9" } }))).toMatchObject({
    code: "people.unknown-field",
  });
  await byLink(details, { preferredFirstName: "Nini", dateOfBirth: "1990-02-03", values: { [desk]: "41" }, photo });
  expect(await register()).toEqual({
    ...{ called: "Nini", name: "Nini Okoye", born: "1990-02-03", gender: null, photo: true, shoe: "41" },
  });
  await acme.company.asProduct(async (context) =>
    context.rows(sql`update {lifecycle_step} set state = 'OPEN' where id = ${details}`),
  );
  const page = JSON.stringify(await welcomePage(scope(), await newLink()));
  expect(page).toContain("Shoe size");
  expect(page).not.toMatch(/1990-02-03|Salary band|"41"/);
  await byLink(details, { gender: "FEMALE" });
  expect(await register()).toMatchObject({ called: "Nini", born: "1990-02-03", gender: "FEMALE", shoe: "41" });
});

test("a field that has to be filled in is asked for until it says something", async () => {
  const badge = await field("Badge size", "SELF");
  await hasToBeFilledIn(badge, true);
  expect(await refusalOf(byLink(details, { gender: "OTHER" }))).toMatchObject({
    fields: { [`values.${badge}`]: "people.value-required" },
  });
  await byLink(details, { gender: "OTHER", values: { [badge]: "3" } });
  expect((await step("tara", details)).state).toBe("DONE");
  await hasToBeFilledIn(badge, false);
});

test("nobody says details or answers a form for somebody else, not even who administers people", async () => {
  const as = (by: string) => ({
    details: () => acme.company.as(by, (context) => sayDetails(context, stepDetailsInput.parse({ stepId: details }))),
    form: () =>
      acme.company.as(by, (context) =>
        answerForm(context, answerFormInput.parse({ stepId: asked, answers: { q1: { value: "Hers" } } })),
      ),
  });
  expect(await refusalOf(as("tara").details())).toMatchObject({ status: 409 });
  expect(await refusalOf(as("tara").form())).toMatchObject({ code: "lifecycle.not-yours" });
  for (const by of ["lena", "ravi"]) {
    expect((await refusalOf(as(by).details())).status).toBeGreaterThanOrEqual(403);
    expect((await refusalOf(as(by).form())).status).toBeGreaterThanOrEqual(403);
  }
  const foreign = globex.company.as("eve", (context) =>
    answerForm(context, answerFormInput.parse({ stepId: asked, answers: {} })),
  );
  expect(await refusalOf(foreign)).toMatchObject({ status: 404 });
});

test("a form is answered signed in, read by who follows the step alone, and changed once it is open again", async () => {
  const templateId = await acme.template("LEAVE", [
    { doer: "PERSON", offset: 0, kind: "FORM", title: "Before you go", questions },
    { doer: "PERSON", offset: 1, kind: "DETAILS", title: "Who you are" },
  ]);
  const id = await acme.start("asha", { moment: "LEAVE", onDay: "2026-12-01", templateId });
  const steps = async (by: string) => (await acme.journey(by, id)).steps;
  const [form, own] = await steps("asha");
  const answer = (value: string) =>
    acme.company.as("asha", (context) =>
      answerForm(context, answerFormInput.parse({ stepId: form!.id, answers: JSON.stringify({ q1: { value } }) })),
    );
  await answer("At home");
  const read = async (by: string) => (await steps(by))[0]!.answers;
  expect([await read("asha"), await read("tara")]).toEqual([
    { q1: { value: "At home" } },
    { q1: { value: "At home" } },
  ]);
  expect(await read("ravi")).toEqual({});
  const open = closeStepInput.parse({ stepId: form!.id, to: "OPEN" });
  await acme.company.as("asha", (context) => closeStep(context, open));
  expect(await read("asha")).toEqual({ q1: { value: "At home" } });
  await answer("Elsewhere");
  expect(await read("tara")).toEqual({ q1: { value: "Elsewhere" } });
  const say = stepDetailsInput.parse({ stepId: own!.id, preferredFirstName: "Ash" });
  await acme.company.as("asha", (context) => sayDetails(context, say));
  expect((await acme.journey("asha", id)).state).toBe("DONE");
});
