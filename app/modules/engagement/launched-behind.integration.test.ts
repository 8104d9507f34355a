import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { Survey } from "./data/entities.ts";
import { launchSurveyTask } from "./jobs/launch-survey.task.ts";
import { creationInput, creationPage } from "./queries/creation-page.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { askedAtOnce, askLaunch, launchSurvey } from "./use-cases/launch-survey.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let surveys: SurveyWorld;
let people: number;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
  people = surveys.everybody.length + askedAtOnce;
  const ids = Array.from({ length: askedAtOnce }, () => randomUUID());
  await surveys.company.asProduct(async (context) => {
    await insertRows(
      context,
      "employee",
      "id uuid, first_name text, display_name text, work_email text, joined_on date, created_at timestamptz, updated_at timestamptz",
      ids.map((id, place) => ({
        ...{ id, first_name: "P", display_name: `Person ${place}`, work_email: `p${place}@many.test` },
        ...{ joined_on: "2018-01-01", created_at: "2018-01-01", updated_at: "2018-01-01" },
      })),
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
        select gen_random_uuid(), id, 'STATUS', 'ACTIVE', daterange('2018-01-01', null), now() from unnest(${ids}::uuid[]) id`,
    );
  });
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );
const ask = (surveyId: string, version?: number) =>
  surveys.company.as("admin", (context) => askLaunch(context, { surveyId, version }));
const asked = (surveyId: string) =>
  surveys.company.asProduct(async (context) => {
    const [row] = await context.rows<{ state: string; count: number; said: number }>(
      sql`select s.state, (select count(*)::int from {survey_participant} p where p.survey_id = s.id) as count,
        (select count(*)::int from {audit_entry} a where a.subject_id = s.id and a.action = 'engagement.launch') as said
        from {survey} s where s.id = ${surveyId}`,
    );
    return row!;
  });

test("a survey of many is launched in the background, once, however often it is asked for", async () => {
  const surveyId = await surveys.draft();
  const codes = await Promise.all([codeOf(ask(surveyId)), codeOf(ask(surveyId))]);
  expect(codes.toSorted()).toEqual(["done", "engagement.launch-busy"]);
  expect(await asked(surveyId)).toEqual({ state: "DRAFT", count: 0, said: 0 });
  const page = await surveys.company.as("admin", (context) =>
    creationPage(context, creationInput.parse({ surveyId, step: "launch" })),
  );
  expect(page).toMatchObject({ launching: { state: "QUEUED", error: null }, dryRun: null });
  await doTasks(surveys.company);
  expect(await asked(surveyId)).toEqual({ state: "LIVE", count: people, said: 1 });
  expect(await codeOf(ask(surveyId))).toBe("engagement.launched-already");
});

const endsOnTheWay = (done: number) => (done > 0 ? Promise.reject(new Error("The worker ended.")) : Promise.resolve());

test("a worker that ends on the way leaves a draft, and the next one launches it whole", async () => {
  const surveyId = await surveys.draft();
  const { taskId } = await ask(surveyId);
  const killed = surveys.company.as("admin", (context) =>
    launchSurvey(context, { surveyId }, { progress: endsOnTheWay }),
  );
  await expect(killed).rejects.toThrow("The worker ended.");
  expect(await asked(surveyId)).toEqual({ state: "DRAFT", count: 0, said: 0 });
  await doTasks(surveys.company);
  expect(await asked(surveyId)).toEqual({ state: "LIVE", count: people, said: 1 });
  const task = await surveys.company.as("admin", (context) => findTask(context, launchSurveyTask, taskId!));
  expect(task).toMatchObject({ state: "DONE", done: people, total: people, result: { asked: people } });
});

test("what was changed after it was asked for is not launched unseen, and a draft that cannot be launched at once is said so", async () => {
  const surveyId = await surveys.draft();
  const { taskId } = await ask(surveyId);
  await surveys.company.as("admin", async (context) => {
    (await context.em.findOneOrFail(Survey, { id: surveyId })).title = { en: "Changed" };
    await context.em.flush();
  });
  await doTasks(surveys.company);
  const task = await surveys.company.as("admin", (context) => findTask(context, launchSurveyTask, taskId!));
  expect(task).toMatchObject({ state: "FAILED", error: { code: "platform.changed-meanwhile" } });
  expect(await asked(surveyId)).toEqual({ state: "DRAFT", count: 0, said: 0 });
  const empty = await surveys.draft("empty", { title: { en: "Nothing asked" } });
  expect(await codeOf(ask(empty))).toBe("engagement.no-questions");
});

test("a survey of few is launched while its admin waits", async () => {
  const few = ["l1", "l2", "l3", "l4", "l5"].map((name) => surveys.company.id(name));
  const surveyId = await surveys.draft("sample:pulse", { audience: { employeeIds: few } });
  expect(await ask(surveyId)).toEqual({ surveyId, asked: 5, taskId: null });
  expect((await asked(surveyId)).state).toBe("LIVE");
});
