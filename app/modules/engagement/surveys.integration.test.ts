import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { answersInput, type Answer, type Question } from "#app/modules/questionnaires/domain.ts";
import { addTag, addTagInput } from "#app/modules/tags/index.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { Survey } from "./data/entities.ts";
import { completionPage } from "./queries/completion-page.ts";
import { insightsInput, insightsPage } from "./queries/insights-page.ts";
import { mySurveys } from "./queries/survey-lists.ts";
import { everyGroup, participationIn, resultsOf } from "./queries/survey-results.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { answerSurvey } from "./use-cases/answer-survey.ts";
import { extendSurvey, remindOfSurvey, reopenSurvey } from "./use-cases/run-survey.ts";
import { saveDesign } from "./use-cases/edit-survey.ts";
import { tendSurveys } from "./use-cases/tend-surveys.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

/** An answer to every question of the pulse: the step of its scale, ten for the recommendation, words at the end. */
function formOf(questions: readonly Question[], step: number, words?: string): Record<string, Answer> {
  return Object.fromEntries(
    questions.flatMap(({ id, kind, setup }): [string, Answer][] => {
      if (kind === "enps") return [[id, { value: step * 2 }]];
      if (kind === "text") return words ? [[id, { value: words }]] : [];
      return [[id, { value: (setup as { options: { id: string }[] }).options[step]!.id }]];
    }),
  );
}

async function answered(surveyId: string, who: readonly string[], step: (name: string) => number): Promise<void> {
  const questions = await surveys.questions(surveyId);
  for (const name of who) await surveys.answer(name, surveyId, formOf(questions, step(name), `Words of ${name}`));
}

const tables = ["survey_box", "survey_spent", "survey_key", "survey_answer", "survey_comment", "survey_result"];
const stored = (surveyId: string) =>
  surveys.company.asProduct(async (context) => {
    const [row] = await context.rows<Record<string, number>>(
      sql`select (select count(*)::int from {survey_box} where survey_id = ${surveyId}) as survey_box,
        (select count(*)::int from {survey_spent} where survey_id = ${surveyId}) as survey_spent,
        (select count(*)::int from {survey_key} where survey_id = ${surveyId}) as survey_key,
        (select count(*)::int from {survey_answer} where survey_id = ${surveyId}) as survey_answer,
        (select count(*)::int from {survey_comment} where survey_id = ${surveyId}) as survey_comment,
        (select count(*)::int from {survey_result} where survey_id = ${surveyId}) as survey_result`,
    );
    return tables.map((table) => row![table]);
  });

test("an anonymous survey is answered by tokens, counted by groups, and what was answered is destroyed", async () => {
  const surveyId = await surveys.launched();
  expect(await surveys.company.as("l1", (context) => mySurveys(context, "ACTIVE_SURVEYS"))).toHaveLength(1);
  await answered(surveyId, ["l1", "l2", "l3", "l4", "l5", "l6"], () => 4);
  await answered(surveyId, ["s1", "s2", "s3", "small"], () => 1);
  expect(await stored(surveyId)).toEqual([10, 10, 1, 0, 0, 0]);
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  const [box, spent, key, , comments, results] = await stored(surveyId);
  expect([box, spent, key]).toEqual([0, 0, 0]);
  expect(results).toBe(5);
  expect(comments).toBe(10);
  const found = (await surveys.company.as("admin", (context) => resultsOf(context, surveyId)))!;
  expect(participationIn(found, everyGroup(found))).toEqual({ answered: 10, asked: 13 });
  const page = await surveys.company.as("admin", (context) =>
    insightsPage(context, insightsInput.parse({ surveyId }), "company"),
  );
  // Six of ten agree fully, four disagree.
  expect([page.view?.answered, page.view?.favourable, page.view?.enps]).toEqual([10, 60, -40]);
});

test("a manager reads of a team that is large enough, and nothing of one that is not", async () => {
  const surveyId = await surveys.launched();
  await answered(surveyId, ["l1", "l2", "l3", "l4", "l5", "l6"], (name) => (name === "l1" ? 4 : 3));
  // All of these against something would be told with the large team alone.
  await answered(surveyId, ["s1", "s2", "s3", "boss", "small"], (name) => (name === "s1" ? 3 : 0));
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  const read = (who: string) =>
    surveys.company.as(who, (context) => insightsPage(context, insightsInput.parse({ surveyId }), "direct-reports"));
  const [large, small] = [await read("large"), await read("small")];
  expect([large.view?.answered, large.view?.favourable]).toEqual([6, 100]);
  expect([small.view?.answered, small.view?.favourable]).toEqual([null, null]);
  expect(small.view?.comments).toEqual([]);
  expect(small.heat.rows).toEqual([]);
  expect(
    await codeOf(surveys.company.as("l1", (context) => insightsPage(context, insightsInput.parse({}), "company"))),
  ).toBe("platform.not-found");
});

test("a token brings answers once, to its own survey alone, while it is open, and only if it was signed", async () => {
  const [surveyId, other] = [await surveys.launched(), await surveys.launched()];
  const form = formOf(await surveys.questions(surveyId), 2);
  const token = await surveys.token("l1", surveyId);
  expect(await codeOf(surveys.send(other, token, form))).toBe("engagement.token-faulty");
  expect(await codeOf(surveys.send(surveyId, { ...token, signature: token.token }, form))).toBe(
    "engagement.token-faulty",
  );
  expect(
    await codeOf(surveys.send(surveyId, { ...token, token: (await surveys.token("l2", surveyId)).token }, form)),
  ).toBe("engagement.token-faulty");
  expect(await codeOf(surveys.send(surveyId, { ...token, group: 99 }, form))).toBe("engagement.group-unknown");
  expect(await codeOf(surveys.send(surveyId, token, form))).toBe("done");
  expect(await codeOf(surveys.send(surveyId, token, form))).toBe("engagement.token-spent");
  const late = await surveys.token("l3", surveyId);
  await surveys.close(surveyId);
  expect(await codeOf(surveys.send(surveyId, late, form))).toBe("platform.not-found");
  expect(await codeOf(surveys.token("l4", surveyId))).toBe("engagement.is-closed");
});

test("two requests with one token at once leave exactly one answer, and a refused one leaves the token unspent", async () => {
  const surveyId = await surveys.launched("sample:pulse");
  const questions = await surveys.questions(surveyId);
  const token = await surveys.token("l1", surveyId);
  const faulty = { [questions[0]!.id]: { value: 99 } };
  expect(await codeOf(surveys.send(surveyId, token, faulty))).toBe("engagement.answers-faulty");
  const codes = await Promise.all(
    [1, 2, 3].map((step) => codeOf(surveys.send(surveyId, token, formOf(questions, step)))),
  );
  expect(codes.sort()).toEqual(["done", "engagement.token-spent", "engagement.token-spent"]);
  expect((await stored(surveyId))[0]).toBe(1);
});

test("who lost a token gets one more, and how many did is told; nobody else gets any", async () => {
  const surveyId = await surveys.launched();
  await surveys.token("l1", surveyId);
  await surveys.token("l1", surveyId);
  expect(await codeOf(surveys.token("l1", surveyId))).toBe("engagement.no-more-tokens");
  const page = await surveys.company.as("admin", (context) => completionPage(context, { surveyId }));
  expect([page.survey?.took, page.survey?.givenTwice]).toEqual([1, 1]);
  const strangers = await surveys.launched("sample:pulse", {
    audience: { employeeIds: ["boss", "admin", "large", "small", "s1"].map((name) => surveys.company.id(name)) },
  });
  expect(await codeOf(surveys.token("l1", strangers))).toBe("platform.not-found");
});

test("the audit log says that a survey was answered, and never by whom; of who runs it, it does", async () => {
  const surveyId = await surveys.launched();
  await surveys.token("l1", surveyId);
  const named = await surveys.launched("sample:pulse", { privacy: "NAMED" });
  const form = formOf(await surveys.questions(named), 3, "Words");
  await surveys.company.as("l2", (context) =>
    answerSurvey(context, { surveyId: named, answers: answersInput.parse(form) }),
  );
  const entries = await surveys.company.asProduct((context) =>
    context.rows<{ action: string; by: string | null; request: string | null }>(
      sql`select action, actor_id::text as by, request_id as request from {audit_entry}
        where subject_id = any(${[surveyId, named]}::uuid[])
          and action in ('engagement.issue-token', 'engagement.answer', 'engagement.launch')`,
    ),
  );
  const of = (action: string) => entries.filter((entry) => entry.action === `engagement.${action}`);
  for (const action of ["issue-token", "answer"])
    expect(
      of(action).map(({ by, request }) => [by, request || null]),
      action,
    ).toEqual([[null, null]]);
  expect(of("launch").map(({ by }) => by)).toEqual([surveys.company.id("admin"), surveys.company.id("admin")]);
});

test("what people answer to is not changed under their hands, and a survey is reopened before its results are seen", async () => {
  const surveyId = await surveys.launched();
  const questions = await surveys.questions(surveyId);
  expect(
    await codeOf(
      surveys.company.as("admin", (context) =>
        saveDesign(context, { surveyId, version: undefined, questions, drivers: {} }),
      ),
    ),
  ).toBe("engagement.launched-already");
  await surveys.close(surveyId);
  const reopen = () =>
    surveys.company.as("admin", (context) =>
      reopenSurvey(context, { surveyId, version: undefined, closesOn: "2026-12-01" }),
    );
  expect(await codeOf(reopen())).toBe("done");
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  expect(await codeOf(reopen())).toBe("engagement.stands-otherwise");
});

test("those alone who have not taken part are reminded, once a day; a survey closes after its last day", async () => {
  const surveyId = await surveys.launched("sample:pulse", { closesOn: "2026-11-19", remindDays: [3] });
  await surveys.token("l1", surveyId);
  const remind = () => surveys.company.as("admin", (context) => remindOfSurvey(context, { surveyId }));
  await surveys.company.asProduct((context) => tendSurveys(context));
  expect(await remind()).toEqual({ reminded: 0 });
  const reminded = await surveys.company.asProduct((context) =>
    context.rows(sql`select from {survey_participant} where survey_id = ${surveyId} and reminded_on is not null`),
  );
  expect(reminded).toHaveLength(12);
  await surveys.company.as("admin", (context) =>
    extendSurvey(context, { surveyId, version: undefined, closesOn: "2026-11-20" }),
  );
  world.clock.set("2026-11-21T09:00:00Z");
  await surveys.company.asProduct((context) => tendSurveys(context));
  const page = await surveys.company.as("admin", (context) => completionPage(context, { surveyId }));
  expect(page.survey?.state).toBe("CLOSED");
  world.clock.set("2026-11-16T09:00:00Z");
});

test("what somebody took part in stands latest first, and ended on the day it was closed", async () => {
  const launch = async (title: string, now: string) => {
    world.clock.set(now);
    const surveyId = await surveys.launched("sample:pulse", { closesOn: "2026-12-09", title: { en: title } });
    await surveys.token("l2", surveyId);
    return surveyId;
  };
  const [first, second] = [
    await launch("First", "2026-11-17T09:00:00Z"),
    await launch("Second", "2026-11-18T09:00:00Z"),
  ];
  const done = () => surveys.company.as("l2", (context) => mySurveys(context, "SUBMITTED_SURVEYS"));
  expect((await done()).slice(0, 2).map(({ id, isOpen }) => [id, isOpen])).toEqual([
    [second, true],
    [first, true],
  ]);
  await surveys.close(first!);
  expect((await done())[1]).toMatchObject({ id: first, state: "CLOSED", closesOn: "2026-11-18", isOpen: false });
  world.clock.set("2026-12-10T09:00:00Z");
  expect((await done())[0]).toMatchObject({ id: second, state: "LIVE", isOpen: false });
  world.clock.set("2026-11-16T09:00:00Z");
});

test("a driver of the company opens into its sub-drivers, which count for it; what too few answered stays empty in both", async () => {
  const driver = (name: string, parentId?: string) =>
    surveys.company.asProduct((context) =>
      addTag(context, addTagInput.parse({ kind: "DRIVER", name, ...(parentId && { parentId }) })),
    );
  const { tagId: tools } = await driver("Tools");
  const [laptops, software] = [(await driver("Laptops", tools)).tagId, (await driver("Software", tools)).tagId];
  const draft = await surveys.draft("sample:pulse", { fewest: 4 });
  const scales = (await surveys.questions(draft)).filter(({ kind }) => kind === "scale").slice(0, 2);
  await surveys.company.asProduct(async (context) => {
    const record = await context.em.findOneOrFail(Survey, { id: draft });
    record.drivers = { [scales[0]!.id]: laptops, [scales[1]!.id]: software };
    await context.em.flush();
  });
  await surveys.launch(draft);
  await answered(draft, ["l1", "l2", "l3", "l4", "l5", "l6"], (name) => (name === "l1" ? 0 : 4));
  await answered(draft, ["s1", "s2", "s3", "boss", "small"], (name) => (name === "s1" ? 4 : 0));
  await surveys.close(draft);
  await surveys.publish(draft);
  const page = (who: string, scope: "company" | "direct-reports", opened?: string) =>
    surveys.company.as(who, (context) =>
      insightsPage(context, insightsInput.parse({ surveyId: draft, driver: opened }), scope),
    );
  const whole = await page("admin", "company");
  expect(whole.view!.drivers.map(({ id, parentId, favourable }) => [id, parentId, favourable])).toEqual([
    [tools, null, 55],
    [laptops, tools, 55],
    [software, tools, 55],
  ]);
  expect(whole.heat.columns.map(({ id, opens }) => [id, opens])).toEqual([[tools, true]]);
  const opened = await page("admin", "company", tools);
  expect([opened.heat.driver?.id, opened.heat.columns.map(({ id }) => id)]).toEqual([tools, [laptops, software]]);
  const [large, small] = [await page("large", "direct-reports"), await page("small", "direct-reports", tools)];
  expect(large.view!.drivers.map(({ favourable }) => favourable)).toEqual([83, 83, 83]);
  expect(small.view!.drivers.map(({ favourable }) => favourable)).toEqual([null, null, null]);
});
