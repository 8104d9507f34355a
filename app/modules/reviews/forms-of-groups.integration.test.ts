import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Element } from "./domain/elements.ts";
import type { Provider } from "./domain/providers.ts";
import { cyclesRestingOn } from "./queries/cycles-resting-on.ts";
import { formPage } from "./queries/form-page.ts";
import { resultPage } from "./queries/result-page.ts";
import { wizardInput, wizardPage } from "./queries/wizard-page.ts";
import { plainElements, reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { createCycle, createCycleInput } from "./use-cases/create-cycle.ts";
import { askLaunch } from "./use-cases/launch-cycle.ts";
import { saveAnswers, saveAnswersInput } from "./use-cases/save-answers.ts";
import {
  removeFormGroup,
  removeFormGroupInput,
  saveFormGroup,
  saveFormGroupInput,
} from "./use-cases/save-form-group.ts";
import { saveSection, saveSectionInput } from "./use-cases/save-section.ts";
import { saveTemplate } from "./use-cases/save-template.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let reviews: ReviewWorld;
const templates: Record<"plain" | "craft" | "lead", string> = { plain: "", craft: "", lead: "" };

/** The plain form with another first question. */
const asking = (text: string): Element[] =>
  plainElements.map((element) => ({
    ...element,
    id: `part-${text}`,
    questions: element.questions.map((question) => ({
      ...question,
      ...(question.id === "rating" ? { id: `rating-${text}`, text } : { id: `words-${text}` }),
    })),
  }));

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, reviews } = await reviewsOfTwoCompanies(world));
  for (const [name, text] of Object.entries({
    plain: "How good?",
    craft: "How is the craft?",
    lead: "How do they lead?",
  })) {
    const elements = asking(text);
    const made = await rae((context) => saveTemplate(context, { name, elements, version: undefined }));
    templates[name as keyof typeof templates] = made.templateId;
  }
});
afterAll(() => world.close());

const rae = <Result>(work: (context: Context) => Promise<Result>) => acme.as("rae", work);
const group = (cycleId: string, asked: object, by = rae) =>
  by((context) => saveFormGroup(context, saveFormGroupInput.parse({ cycleId, name: "Engineers", ...asked })));

/** A draft about Asha, Lena and Ravi, asked by themselves and their managers with the plain template. */
async function draft(name: string): Promise<string> {
  const { cycleId } = await rae((context) =>
    createCycle(context, createCycleInput.parse({ name, preset: "QUARTERLY_REVIEW" })),
  );
  const section = (asked: object) =>
    rae((context) => saveSection(context, saveSectionInput.parse({ cycleId, ...asked })));
  const employeeIds = ["asha", "lena", "ravi"].map((one) => acme.id(one));
  await section({ step: "reviewees", reviewees: { everyone: false, employeeIds } });
  await section({ step: "reviewers", reviewers: { providers: ["SELF", "MANAGER"] } });
  const plain = { templateId: templates.plain, sameAs: "" };
  await section({ step: "elements", forms: { SELF: plain, MANAGER: plain } });
  await section({ step: "validation", acknowledged: ["MULTIPLE_VIEWS", "NO_GOALS", "NO_GRADE", "NO_MANAGER"] });
  return cycleId;
}

/** The first question of a form, as its reviewer reads it. */
async function asked(cycleId: string, about: string, provider: Provider, reviewer: string): Promise<string> {
  const { id } = await reviews.form(cycleId, about, provider, reviewer);
  return acme.as(
    reviewer,
    async (context) => {
      const page = await formPage(context, { reviewId: cycleId, employeeId: acme.id(about), form: id } as never);
      return page.fields[0]!.text;
    },
    { readOnly: true },
  );
}

test("each group is asked with its own templates, the first counts, and everybody else as before", async () => {
  const cycleId = await draft("By group");
  await group(cycleId, { employeeIds: [acme.id("asha")], templates: { MANAGER: templates.craft } });
  const { groupId } = await group(cycleId, {
    name: "Leads",
    employeeIds: [acme.id("asha"), acme.id("ravi")],
    templates: { SELF: templates.lead, MANAGER: templates.lead },
  });
  const { groups, questions } = await rae((context) =>
    wizardPage(context, wizardInput.parse({ reviewId: cycleId, step: "elements", group: groupId })),
  );
  expect(groups.rows.map(({ name, people }) => [name, people])).toEqual([
    ["Engineers", 1],
    ["Leads", 1],
  ]);
  expect(groups.others).toBe(1);
  expect(groups.open).toMatchObject({ name: "Leads", templates: { SELF: templates.lead } });
  // What the person reads of the answers is chosen among the questions of all groups.
  expect(questions.find(({ provider }) => provider === "MANAGER")!.keys.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["How good?", "How is the craft?", "How do they lead?"]),
  );

  await rae((context) => askLaunch(context, { cycleId }));
  await doTasks(acme);
  expect(await asked(cycleId, "asha", "MANAGER", "ravi")).toBe("How is the craft?");
  // Where a group has no template it is asked as everybody else, never as the next group.
  expect(await asked(cycleId, "asha", "SELF", "asha")).toBe("How good?");
  expect(await asked(cycleId, "ravi", "MANAGER", "skip")).toBe("How do they lead?");
  expect(await asked(cycleId, "lena", "MANAGER", "ravi")).toBe("How good?");

  const { id } = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
  const input = (answers: Record<string, string>) => saveAnswersInput.parse({ formId: id, answers });
  const others = acme.as("ravi", (context) => saveAnswers(context, input({ "q:rating-How good?": "3" })));
  await expect(others).rejects.toThrow();
  const own = { "q:rating-How is the craft?": "3", result: "option-3", "result:box": "2-2" };
  await acme.as("ravi", (context) => submitForm(context, input(own)));
  const page = await acme.as("ravi", (context) =>
    resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") } as never),
  );
  expect(page.questions.map(({ text }) => text)).toEqual(["How is the craft?"]);
});

test("a group says who is in it and what they are asked, and its mistakes are told by field", async () => {
  const cycleId = await draft("Mistakes");
  const one = { employeeIds: [acme.id("asha")], templates: { MANAGER: templates.craft } };
  expect(await refusalOf(group(cycleId, { ...one, employeeIds: [] }))).toMatchObject({ status: 422 });
  expect(await refusalOf(group(cycleId, { ...one, templates: { MANAGER: "" } }))).toMatchObject({
    code: "reviews.group-without-form",
    fields: { templates: "reviews.group-without-form" },
  });
  const nowhere = "00000000-0000-4000-8000-000000000000";
  expect(await refusalOf(group(cycleId, { ...one, templates: { MANAGER: nowhere } }))).toMatchObject({
    code: "reviews.template-gone",
  });
  const { version } = await group(cycleId, one);
  expect(await refusalOf(group(cycleId, { ...one, name: "engineers" }))).toMatchObject({
    code: "reviews.group-name-taken",
  });
  // Who read the draft before the group was added does not write over it.
  expect(await refusalOf(group(cycleId, { ...one, name: "Others", version: version - 1 }))).toMatchObject({
    status: 409,
  });
  for (const [company, who] of [
    [acme, "ravi"],
    [globex, "eve"],
  ] as const)
    expect((await refusalOf(group(cycleId, { ...one, name: "Mine" }, (work) => company.as(who, work)))).status).toBe(
      404,
    );
});

test("a group is taken away while the cycle is a draft, and stays once it runs", async () => {
  const cycleId = await draft("Taken away");
  const one = { employeeIds: [acme.id("asha")], templates: { MANAGER: templates.craft } };
  const { groupId } = await group(cycleId, one);
  const remove = (id: string) =>
    rae((context) => removeFormGroup(context, removeFormGroupInput.parse({ cycleId, groupId: id })));
  await remove(groupId);
  expect(await refusalOf(remove(groupId))).toMatchObject({ status: 404 });
  const again = await group(cycleId, one);
  await rae((context) => askLaunch(context, { cycleId }));
  await doTasks(acme);
  expect(await refusalOf(remove(again.groupId))).toMatchObject({ code: "reviews.already-launched" });
  expect(await refusalOf(group(cycleId, { ...one, name: "Late" }))).toMatchObject({ code: "reviews.already-launched" });
});

test("a cohort that a group rests on says so before it is deleted", async () => {
  const cycleId = await draft("Rests on a cohort");
  const cohortId = "0193a1b2-0000-7000-8000-00000000000c";
  const rests = () => rae(async (context) => (await cyclesRestingOn(context, "Cohort", cohortId)).length);
  expect(await rests()).toBe(0);
  const groups = [{ id: cohortId, name: "Engineers", audience: { cohorts: [cohortId] }, templates: {} }];
  await acme.asProduct((context) =>
    context.rows(
      sql`update {review_cycle} set settings = jsonb_set(settings, '{formGroups}', ${JSON.stringify(groups)}::jsonb)
        where id = ${cycleId}`,
    ),
  );
  expect(await rests()).toBe(1);
});
