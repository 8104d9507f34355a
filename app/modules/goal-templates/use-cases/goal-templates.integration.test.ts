import { answerOf } from "#app/composition/worker/answer-of.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalsOfTemplate } from "../data/goals-from-template.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { runTask } from "#app/platform/tasks/run-task.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { previewRun } from "../queries/preview-template-run.ts";
import { goalTemplateScreen } from "../queries/goal-template-screen.ts";
import {
  assignTemplate,
  retryTemplateRun,
  updateTemplateGoals,
  withdrawTemplateGoals,
  type AskedRun,
} from "./ask-template-run.ts";
import { checkIn, checkInInput } from "#app/modules/goals/use-cases/check-in.ts";
import { createObjective, createObjectiveInput } from "#app/modules/goals/use-cases/create-objective.ts";
import { editGoal, editGoalInput } from "#app/modules/goals/use-cases/edit-goal.ts";
import { goalTemplateInput } from "./goal-template-input.ts";
import { archiveGoalTemplate, editGoalTemplateInput, saveGoalTemplate } from "./save-goal-template.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let team: string;
const statements: string[] = [];

/** gwen looks after goals; ravi leads asha, kim and lou. */
beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = (await world.company())
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .team("ravi", "asha", "kim", "lou");
  await acme.build();
  globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN", "GOAL_ADMIN").build();
  team = (
    await as("gwen", (context) => createCohort(context, cohortInput.parse({ name: "Team", managers: acme.id("ravi") })))
  ).cohortId;
});

beforeEach(() => as("gwen", (context) => context.rows(sql`delete from {goal_from_template}`)));

afterAll(() => world.close());

const as = <Result>(who: string, work: (context: Context) => Promise<Result>) => acme.as(who, work);
const open = <Result>(work: (context: Context) => Promise<Result>) => as("gwen", work);
const keyResults = [
  { title: "Calls", measureType: "COUNT", target: 10 },
  { title: "Deals", measureType: "COUNT", target: 3 },
];
const make = async (title: string, input: object = {}) =>
  (
    await as("gwen", (context) =>
      saveGoalTemplate(context, goalTemplateInput.parse({ title, timeFrame: "2026-Q4", keyResults, ...input })),
    )
  ).templateId;
const edit = (templateId: string, version: number, input: object) =>
  as("gwen", (context) =>
    saveGoalTemplate(
      context,
      editGoalTemplateInput.parse({ templateId, version, title: "x", timeFrame: "2026-Q4", keyResults, ...input }),
    ),
  );
const goals = (templateId: string) => as("gwen", (context) => goalsOfTemplate(context, templateId));
const of = async (templateId: string, who: string, part = false) =>
  (await goals(templateId)).find((goal) => goal.name === who && (goal.part !== null) === part)!;
const results = (runId: string) =>
  as("gwen", (context) =>
    context.rows<{ name: string; outcome: string; reason: string | null; fields: string[] }>(
      sql`select e.display_name as name, r.outcome, r.reason, r.fields from {person_outcome} r
        join {employee} e on e.id = r.employee_id where r.run_id = ${runId} order by 1`,
    ),
  );
const run = async (ask: (context: Context) => Promise<AskedRun>) => {
  const { runId } = await as("gwen", ask);
  await doTasks(acme);
  return (await results(runId)).map(({ name, outcome, reason }) => [name, outcome, reason]);
};
const assign = (templateId: string) => run((context) => assignTemplate(context, { templateId, cohorts: [team] }));
const given = async (title: string) => {
  const templateId = await make(title);
  await assign(templateId);
  return templateId;
};

test("everybody of a cohort gets an objective with key results, traceable to its template; who cannot is named with why", async () => {
  const templateId = await make("Sell");
  await as("kim", (context) =>
    createObjective(
      context,
      createObjectiveInput.parse({ title: "Sell – kim", timeFrame: "2026-Q4", level: "INDIVIDUAL" }),
    ),
  );
  expect(await assign(templateId)).toEqual([
    ["asha", "MADE", null],
    ["kim", "REFUSED", "goals.duplicate-title"],
    ["lou", "MADE", null],
  ]);
  expect((await goals(templateId)).map(({ name, current }) => [name, current["title"]])).toEqual([
    ["asha", "Sell – asha"],
    ["asha", "Calls"],
    ["asha", "Deals"],
    ["lou", "Sell – lou"],
    ["lou", "Calls"],
    ["lou", "Deals"],
  ]);
  expect(await assign(templateId)).toEqual([
    ["asha", "REFUSED", "goals.template-has"],
    ["kim", "REFUSED", "goals.duplicate-title"],
    ["lou", "REFUSED", "goals.template-has"],
  ]);
});

test("work done twice gives nothing twice, and goes on where it stopped", async () => {
  const templateId = await make("Twice");
  const { runId } = await as("gwen", (context) => assignTemplate(context, { templateId, cohorts: [team] }));
  let opened = 0;
  const dying: typeof open = (work) => ((opened += 1) === 4 ? Promise.reject(new Error("killed")) : open(work));
  const { database, clock, gatherings } = world.application;
  const worker = {
    handlers: gatherings.taskHandlers,
    clock,
    beside: <Result>(work: (rows: Pick<Context, "rows" | "tenant">) => Promise<Result>) =>
      inUnitOfWork(database, acme.tenant, {}, work),
    installation: { ...world.application, answerOf: answerOf(world.application) },
    openAs: () => dying,
  };
  await expect(runTask(worker, runId)).rejects.toThrow("killed");
  expect(await results(runId)).toHaveLength(2);
  await doTasks(acme);
  await runTask(worker, runId);
  expect((await results(runId)).map(({ name, outcome }) => [name, outcome])).toEqual([
    ["asha", "MADE"],
    ["kim", "MADE"],
    ["lou", "MADE"],
  ]);
  expect((await goals(templateId)).filter(({ part }) => part === null)).toHaveLength(3);
});

test("a changed template is brought to the goals field by field; own changes stay and are named, before as after", async () => {
  const templateId = await given("Learn");
  const mine = await of(templateId, "asha");
  await as("asha", (context) => editGoal(context, editGoalInput.parse({ goalId: mine.goalId, description: "My way" })));
  await edit(templateId, 1, {
    title: "Learn more",
    description: "Read",
    keyResults: [
      { ...keyResults[0], target: 20 },
      { title: "Books", measureType: "PERCENTAGE" },
    ],
  });
  const preview = await as("gwen", (context) => previewRun(context, templateId, "UPDATE"));
  expect(preview).toMatchObject({ people: 3, changed: 3, kept: [{ name: "asha", fields: ["description"] }] });
  expect(await run((context) => updateTemplateGoals(context, { templateId }))).toEqual([
    ["asha", "UPDATED", "goals.template-own"],
    ["kim", "UPDATED", null],
    ["lou", "UPDATED", null],
  ]);
  expect((await of(templateId, "asha")).current).toMatchObject({ title: "Learn more – asha", description: "My way" });
  expect((await of(templateId, "kim")).current).toMatchObject({ title: "Learn more – kim", description: "Read" });
  const parts = (await goals(templateId))
    .filter(({ name, part, archived }) => name === "kim" && part !== null && !archived)
    .map(({ current }) => [current["title"], current["target"]]);
  expect(parts).toEqual([
    ["Calls", 20],
    ["Books", 100],
  ]);
  expect(await run((context) => updateTemplateGoals(context, { templateId }))).toEqual([
    ["asha", "KEPT", "goals.template-own"],
    ["kim", "UNCHANGED", null],
    ["lou", "UNCHANGED", null],
  ]);
});

test("withdrawing archives what nobody touched, and says why the rest stays", async () => {
  const templateId = await given("Win");
  const worked = await of(templateId, "asha", true);
  await as("asha", (context) =>
    checkIn(context, checkInInput.parse({ goalId: worked.goalId, value: 2, level: "ON_TRACK" })),
  );
  await as("kim", async (context) =>
    editGoal(context, editGoalInput.parse({ goalId: (await of(templateId, "kim")).goalId, title: "Mine" })),
  );
  const preview = await as("gwen", (context) => previewRun(context, templateId, "WITHDRAW"));
  expect(preview).toMatchObject({ people: 3, changed: 1 });
  expect(await run((context) => withdrawTemplateGoals(context, { templateId }))).toEqual([
    ["asha", "KEPT", "goals.template-worked-on"],
    ["kim", "KEPT", "goals.template-own"],
    ["lou", "WITHDRAWN", null],
  ]);
  expect([(await of(templateId, "lou")).archived, (await of(templateId, "asha")).archived]).toEqual([true, false]);
});

test("templates are for goal admins of their own company, one act at a time", async () => {
  const templateId = await given("Closed");
  const cohorts = [team];
  for (const ask of [assignTemplate, updateTemplateGoals, withdrawTemplateGoals]) {
    for (const who of ["ravi", "asha"])
      await expect(as(who, (context) => ask(context, { templateId, cohorts }))).rejects.toMatchObject({
        status: expect.any(Number) as number,
      });
    await expect(globex.as("spy", (context) => ask(context, { templateId, cohorts }))).rejects.toMatchObject({
      status: expect.any(Number) as number,
    });
  }
  await expect(as("asha", (context) => goalTemplateScreen(context, { templateId }))).rejects.toMatchObject({
    status: 404,
  });
  await expect(globex.as("spy", (context) => goalTemplateScreen(context, { templateId }))).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    as("gwen", (context) => assignTemplate(context, { templateId, cohorts: [randomUUID()] })),
  ).rejects.toMatchObject({ code: "audiences.cohort-unknown" });
  const women = (
    await as("gwen", (context) => createCohort(context, cohortInput.parse({ name: "Women", genders: "FEMALE" })))
  ).cohortId;
  await expect(
    as("gwen", (context) => assignTemplate(context, { templateId, cohorts: [women] })),
  ).rejects.toMatchObject({ code: "audiences.cohort-of-private-facts" });
  await as("gwen", (context) => updateTemplateGoals(context, { templateId }));
  await expect(as("gwen", (context) => withdrawTemplateGoals(context, { templateId }))).rejects.toMatchObject({
    code: "goals.template-run-busy",
  });
});

test("of two who give a template at once one is told", async () => {
  const templateId = await make("Once");
  const ask = () => as("gwen", (context) => assignTemplate(context, { templateId, cohorts: [team] }));
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("what goals cannot follow stays; an archived template is given to nobody", async () => {
  const templateId = await given("Fixed");
  await expect(edit(templateId, 1, { title: "Fixed", timeFrame: "2027-Q1" })).rejects.toMatchObject({
    code: "goals.goal-template-fixed",
  });
  await edit(templateId, 1, { title: "Fixed" });
  await expect(edit(templateId, 1, { title: "Fixed" })).rejects.toMatchObject({
    code: "platform.changed-meanwhile",
    details: { params: { version: 2, who: "you" } },
  });
  await expect(make("FIXED")).rejects.toMatchObject({ code: "goals.goal-template-taken" });
  await as("gwen", (context) => archiveGoalTemplate(context, { templateId, archived: true }));
  const assigned = as("gwen", (context) => assignTemplate(context, { templateId, cohorts: [team] }));
  await expect(assigned).rejects.toMatchObject({ code: "goals.goal-template-archived" });
  await make("FIXED");
  await expect(
    as("gwen", (context) => archiveGoalTemplate(context, { templateId, archived: false })),
  ).rejects.toMatchObject({ details: { fields: { title: "goals.goal-template-taken" } } });
});

test("of two who write down the same title at once one is told that it is taken", async () => {
  const answers = await Promise.allSettled([make("At once"), make("at once")]);
  expect(
    answers.map((answer) => (answer.status === "rejected" ? (answer.reason as AppError).code : "DONE")).sort(),
  ).toEqual(["DONE", "goals.goal-template-taken"]);
});

test("the screen of a template takes as many statements for three people as for none", async () => {
  const count = async (templateId: string) => {
    statements.length = 0;
    await as("gwen", (context) => goalTemplateScreen(context, { templateId }));
    return statements.length;
  };
  const none = await count(await make("None"));
  expect(await count(await given("Some"))).toBe(none);
  expect(none).toBeLessThanOrEqual(11);
});

test("a template is given to everybody but those left out; who was refused is tried again", async () => {
  const templateId = await make("Ours");
  const own = { title: "Ours – kim", timeFrame: "2026-Q4", level: "INDIVIDUAL" };
  await as("kim", (context) => createObjective(context, createObjectiveInput.parse(own)));
  const asked = { templateId, everyone: true, withoutIds: ["gwen", "ravi", "lou"].map((who) => acme.id(who)) };
  const { runId } = await as("gwen", (context) => assignTemplate(context, asked));
  await doTasks(acme);
  const screen = await as("gwen", (context) => goalTemplateScreen(context, { templateId }));
  expect(screen.runs[0]).toMatchObject({ done: 2, total: 2, counts: { MADE: 1, REFUSED: 1 } });
  expect(screen.runs[0]!.asked.named).toEqual({ everyone: true, names: [], without: 3 });
  expect(screen.outcomes.rows.map(({ name, reason }) => [name, reason])).toEqual([["kim", "goals.duplicate-title"]]);
  const again = (context: Context) => retryTemplateRun(context, { templateId, runId });
  for (const ask of [() => as("ravi", again), () => as("asha", again), () => globex.as("spy", again)])
    await expect(ask()).rejects.toMatchObject({ status: expect.any(Number) as number });
  await edit(templateId, 1, { title: "Theirs" });
  expect(await run(again)).toEqual([["kim", "MADE", null]]);
  const nobody = as("gwen", (context) => assignTemplate(context, { templateId }));
  await expect(nobody).rejects.toMatchObject({ code: "audiences.nobody-chosen" });
});
