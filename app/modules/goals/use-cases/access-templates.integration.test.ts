import { afterAll, beforeAll, expect, test } from "vitest";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { deleteCohort } from "#app/modules/audiences/use-cases/delete-cohort.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadTemplates, templateOf, type StoredTemplate } from "../data/template-record.ts";
import { previewTemplates } from "../queries/preview-template-change.ts";
import { templateList, templatesRestingOn } from "../queries/template-list.ts";
import { addAccessTemplate } from "./add-access-template.ts";
import { createObjective, createObjectiveInput } from "./create-objective.ts";
import {
  askTemplateEarlier,
  oneEarlier,
  removeAccessTemplate,
  restoreAccessTemplate,
} from "./order-access-templates.ts";
import { saveAccessTemplate, saveAccessTemplateInput } from "./save-access-template.ts";

let world: World;
let acme: Company;
let globex: Company;
let asha: string;
let ravisTeam: string;
const statements: string[] = [];

/** gwen looks after goals, pam shares; ravi leads asha and kim. */
beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = (await world.company())
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("ravi")
    .team("ravi", "asha", "kim");
  await acme.build();
  globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN", "GOAL_ADMIN").build();
  asha = await cohort("Asha", { source: "PICKED", people: [acme.id("asha")] });
  ravisTeam = await cohort("Team", { managers: acme.id("ravi") });
});

afterAll(() => world.close());

const as = <Result>(who: string, work: (context: Context) => Promise<Result>) => acme.as(who, work);
const cohort = async (name: string, input: object, who = "pam") =>
  (await as(who, (context) => createCohort(context, cohortInput.parse({ name, shared: true, ...input })))).cohortId;
const stored = async (id: string): Promise<StoredTemplate> =>
  (await as("gwen", loadTemplates)).find((one) => one.id === id)!;
const nameFor = (who: string) => as(who, async (context) => (await templateOf(context)).template.name);
const apply = async (
  templateId: string,
  whom: string[] | object,
  change: (template: StoredTemplate["template"]) => unknown = (template) => template,
) => {
  const { template, version } = await stored(templateId);
  const audience = Array.isArray(whom) ? { cohorts: whom } : whom;
  return as("gwen", (context) =>
    saveAccessTemplate(
      context,
      saveAccessTemplateInput.parse({ templateId, version, template: change(template), audience }),
    ),
  );
};
const add = async (name: string) => (await as("gwen", (context) => addAccessTemplate(context, { name }))).templateId;
const own = (who: string, title: string) =>
  as(who, (context) =>
    createObjective(context, createObjectiveInput.parse({ title, timeFrame: "2026-Q4", level: "INDIVIDUAL" })),
  );

test("the first template whose cohorts hold a person is theirs, in names, rights and defaults; everybody else keeps the company's", async () => {
  const team = await add("Team's");
  const single = await add("Asha's");
  expect(await nameFor("asha")).toBe("OKR - Simplified");
  await apply(team, [ravisTeam], (template) => ({
    ...template,
    objectivesName: "Aims",
    access: { ...template.access, GOAL_USER: { ...template.access.GOAL_USER, createObjectiveLevels: ["TEAM"] } },
  }));
  await apply(single, [asha]);
  expect([await nameFor("asha"), await nameFor("kim"), await nameFor("ravi")]).toEqual([
    "Team's",
    "Team's",
    "OKR - Simplified",
  ]);
  await expect(own("asha", "Mine")).rejects.toMatchObject({ status: 403 });
  await own("ravi", "His");
  await as("gwen", (context) => askTemplateEarlier(context, { templateId: single }));
  expect([await nameFor("asha"), await nameFor("kim")]).toEqual(["Asha's", "Team's"]);
  await own("asha", "Mine");
  expect((await as("gwen", templateList)).map(({ name, people }) => [name, people])).toEqual([
    ["Asha's", 1],
    ["Team's", 1],
    ["OKR - Simplified", 3],
  ]);
  await as("gwen", (context) => removeAccessTemplate(context, { templateId: single }));
  expect(await nameFor("asha")).toBe("Team's");
  await as("gwen", (context) => restoreAccessTemplate(context, { templateId: single }));
  expect(await nameFor("asha")).toBe("Asha's");
});

test("before it is saved it is said who comes to live by another template, and what they gain and lose", async () => {
  const [single, team] = await as("gwen", loadTemplates);
  const preview = await as("gwen", (context) => previewTemplates(context, (all) => oneEarlier(all, team!.id!)));
  expect(preview.moved).toEqual([{ from: "Asha's", to: "Team's", people: 1 }]);
  expect(preview.effects).toEqual([
    {
      kind: "GENERAL",
      who: "EMPLOYEES",
      change: "LOSE",
      privilege: "createObjectiveLevels",
      value: "INDIVIDUAL",
      people: 1,
    },
  ]);
  const emptied = await as("gwen", (context) =>
    previewTemplates(context, (all) => all.map((one) => (one.id === team!.id ? { ...one, audience: {} } : one))),
  );
  expect(emptied.moved).toEqual([{ from: "Team's", to: "OKR - Simplified", people: 1 }]);
  expect(emptied.effects).toMatchObject([{ change: "GAIN", people: 1 }]);
  expect((await as("gwen", loadTemplates)).map(({ id }) => id)).toEqual([
    single!.id,
    team!.id,
    (await as("gwen", loadTemplates)).at(-1)!.id,
  ]);
});

test("a template rests on shared cohorts that tell no private fact, and keeps them", async () => {
  const [single] = await as("gwen", loadTemplates);
  const mine = await cohort("Mine alone", { shared: false }, "gwen");
  const women = await cohort("Women", { genders: "FEMALE" });
  await expect(apply(single!.id!, [mine])).rejects.toMatchObject({
    code: "audiences.cohort-private",
    details: { fields: { "audience.cohorts": "audiences.cohort-private" } },
  });
  await expect(apply(single!.id!, [women])).rejects.toMatchObject({ code: "audiences.cohort-of-private-facts" });
  await expect(apply(single!.id!, [await cohort("Hidden", { shared: false })])).rejects.toMatchObject({
    code: "audiences.cohort-unknown",
  });
  const uses = (who: string) => as(who, (context) => templatesRestingOn(context, "Cohort", asha));
  expect(await uses("gwen")).toMatchObject([{ params: { name: "Asha's" }, rests: true, mayChange: true }]);
  expect(await uses("kim")).toMatchObject([{ link: null, mayChange: false }]);
  const asRoom = async (context: Context) =>
    (await templatesRestingOn(context, "Cohort", asha)).map((use) => ({ ...use, room: "goals" }));
  await expect(as("pam", (context) => deleteCohort(context, { cohortId: asha }, asRoom))).rejects.toMatchObject({
    code: "audiences.cohort-in-use",
  });
});

test("a template is applied by units, line, names and exceptions as well, and says whom it means", async () => {
  const [single, team] = await as("gwen", loadTemplates);
  await apply(single!.id!, { managers: [acme.id("ravi")], withoutIds: [acme.id("kim")] });
  expect([await nameFor("asha"), await nameFor("kim"), await nameFor("ravi")]).toEqual([
    "Asha's",
    "Team's",
    "OKR - Simplified",
  ]);
  await apply(team!.id!, { employeeIds: [acme.id("ravi")] });
  expect([await nameFor("kim"), await nameFor("ravi")]).toEqual(["OKR - Simplified", "Team's"]);
  await apply(team!.id!, { everyone: true, withoutIds: [acme.id("pam")] });
  expect([await nameFor("asha"), await nameFor("kim"), await nameFor("pam")]).toEqual([
    "Asha's",
    "Team's",
    "OKR - Simplified",
  ]);
  const listed = await as("gwen", templateList);
  expect(listed.map(({ name, people, named }) => [name, people, named.everyone, named.names, named.without])).toEqual([
    ["Asha's", 1, false, ["ravi"], 1],
    ["Team's", 3, true, [], 1],
    ["OKR - Simplified", 1, false, [], 0],
  ]);
  await apply(single!.id!, [asha]);
  await apply(team!.id!, [ravisTeam]);
});

test("a template rests on no grade, which is told to few", () => {
  const asked = saveAccessTemplateInput.parse({
    version: 1,
    template: {},
    audience: { grades: [acme.id("asha")], employeeIds: [] },
  });
  expect(asked.audience).not.toHaveProperty("grades");
});

test("templates are for those who shape them, of their own company, and one of two who save at once", async () => {
  const [single] = await as("gwen", loadTemplates);
  const templateId = single!.id!;
  for (const act of [askTemplateEarlier, removeAccessTemplate, restoreAccessTemplate]) {
    await expect(as("asha", (context) => act(context, { templateId }))).rejects.toMatchObject({ status: 403 });
    await expect(globex.as("spy", (context) => act(context, { templateId }))).rejects.toMatchObject({ status: 404 });
  }
  await expect(as("asha", (context) => addAccessTemplate(context, { name: "Mine" }))).rejects.toMatchObject({
    status: 403,
  });
  await expect(
    globex.as("spy", (context) => addAccessTemplate(context, { name: "Theirs", copyOf: templateId })),
  ).rejects.toMatchObject({ status: 404 });
  await expect(add("ASHA'S")).rejects.toMatchObject({ code: "goals.template-name-taken" });
  const save = () =>
    as("gwen", (context) =>
      saveAccessTemplate(context, { templateId, version: single!.version, template: single!.template }),
    );
  const answers = await Promise.allSettled([save(), save()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("rights cost the same statements however many templates there are, and none for each goal", async () => {
  const count = async () => {
    statements.length = 0;
    await as("kim", async (context) => {
      await context.ability();
      await templateOf(context);
    });
    return statements.length;
  };
  const before = await count();
  for (const name of ["a", "b", "c"]) await apply(await add(name), [asha]);
  expect(await count()).toBe(before);
});
