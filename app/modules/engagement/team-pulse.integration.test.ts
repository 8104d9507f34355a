import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { Answer, Question } from "#app/modules/questionnaires/domain.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { focusesOf } from "./queries/focuses.ts";
import { publishedSurveys } from "./queries/insights-page.ts";
import { teamPulse } from "./queries/team-pulse.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { addFocus, addFocusInput } from "./use-cases/focus.ts";
import { measureFocus } from "./use-cases/measure-focus.ts";
import { tendSurveys } from "./use-cases/tend-surveys.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let surveys: SurveyWorld;
let surveyId: string;
let asked: Question;

const team = ["l1", "l2", "l3", "l4", "l5", "l6"];

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
  surveyId = await surveys.launched();
  asked = (await surveys.questions(surveyId)).find(({ kind }) => kind === "scale")!;
  // Of the large team one of six agrees, of all others everybody but one.
  for (const name of team) await surveys.answer(name, surveyId, answer(name === "l1" ? 4 : 1));
  for (const name of ["boss", "admin", "large", "small", "s1"])
    await surveys.answer(name, surveyId, answer(name === "s1" ? 0 : 4));
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  // The first survey is long past: it counts for nobody's month.
  await surveys.company.asProduct(async (context) => {
    await context.rows(sql`update {survey} set launched_at = '2026-08-01' where id = ${surveyId}`);
    await context.rows(sql`update {survey_participant} set asked_on = '2026-08-01' where survey_id = ${surveyId}`);
  });
});
afterAll(() => world.close());

const answer = (step: number): Record<string, Answer> => ({
  [asked.id]: { value: (asked.setup as { options: { id: string }[] }).options[step]!.id },
});
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );
const planned = async (who: string, of: "company" | "team" = "team") => {
  const input = addFocusInput.parse({ surveyId, questionId: asked.id, plan: `Less, says ${who}`, of });
  return (await surveys.company.as(who, (context) => addFocus(context, input))).focusId;
};
const measure = (who: string, focusId: string) =>
  surveys.company.as(who, (context) => measureFocus(context, { focusId }));
const stateOf = (id: string) =>
  surveys.company.asProduct(async (context) => {
    const [row] = await context.rows<{ state: string; privacy: string; people: string[]; questions: Question[] }>(
      sql`select state, privacy, questions,
        (select array_agg(employee_id::text) from {survey_participant} where survey_id = s.id) as people
        from {survey} s where id = ${id}`,
    );
    return row!;
  });
/** The last day is over, and the product tends to it. */
const over = (id: string) =>
  surveys.company.asProduct(async (context) => {
    await context.rows(sql`update {survey} set closes_on = '2026-11-15' where id = ${id}`);
    await tendSurveys(context);
  });

test("a manager asks their own people again about their plan; it is counted by itself and stands beside what was before", async () => {
  const focusId = await planned("large");
  expect(await surveys.company.as("large", teamPulse)).toEqual({ asked: 6, often: 0, fewest: 5 });
  expect(await codeOf(measure("boss", focusId))).toBe("platform.not-found");
  expect(await codeOf(measure("l1", focusId))).toBe("platform.not-found");
  expect(await codeOf(measure("admin", focusId))).toBe("platform.not-found");
  const pulse = await measure("large", focusId);
  expect(pulse.asked).toBe(6);
  const { people, questions, ...state } = await stateOf(pulse.surveyId);
  expect(state).toEqual({ state: "LIVE", privacy: "ANONYMOUS" });
  expect(people.toSorted()).toEqual(team.map((name) => surveys.company.id(name)).toSorted());
  expect(questions.map(({ id, kind }) => (id === asked.id ? "asked" : kind))).toEqual(["asked", "text"]);
  expect(await codeOf(measure("large", focusId))).toBe("engagement.measured-already");

  for (const name of team) await surveys.answer(name, pulse.surveyId, answer(name === "l1" ? 1 : 4));
  await over(pulse.surveyId);
  expect((await stateOf(pulse.surveyId)).state).toBe("PUBLISHED");
  const [focus] = await surveys.company.as("large", (context) => focusesOf(context, surveyId, "direct-reports"));
  expect(focus!.measured).toMatchObject({ id: pulse.surveyId, before: 17, after: 83 });
  const seen = async (who: string) =>
    (await surveys.company.as(who, (context) => publishedSurveys(context, "direct-reports"))).map(({ id }) => id);
  expect(await seen("large")).toEqual([pulse.surveyId, surveyId]);
  expect(await seen("small")).toEqual([surveyId]);
});

test("of too few nobody is asked, and nobody is asked more often within a month than they may be", async () => {
  const ofSmall = await planned("small");
  expect(await codeOf(measure("small", ofSmall))).toBe("engagement.too-few-asked");
  // The first pulse counts; with a second the month of the large team is full.
  const again = await planned("large");
  const { surveyId: second } = await measure("large", again);
  for (const name of team) await surveys.answer(name, second, answer(name === "l2" ? 1 : 4));
  await over(second);
  expect(await surveys.company.as("large", teamPulse)).toEqual({ asked: 0, often: 6, fewest: 5 });
  expect(await codeOf(measure("large", await planned("large")))).toBe("engagement.too-few-asked");
});

test("a plan of the company, one that is ended, and a survey that is not shared with managers are not for it", async () => {
  expect(await codeOf(measure("admin", await planned("admin", "company")))).toBe("platform.not-found");
  const ended = await planned("large");
  const end = (column: string, value: unknown, where: string, id: string) =>
    surveys.company.asProduct((context) =>
      context.rows(sql`update ${sql.raw(`{${where}}`)} set ${sql.ref(column)} = ${value as string} where id = ${id}`),
    );
  await end("state", "DONE", "survey_focus", ended);
  expect(await codeOf(measure("large", ended))).toBe("engagement.focus-ended");
  const planOfLarge = await planned("large");
  await end("shares_with_managers", false, "survey", surveyId);
  expect(await codeOf(measure("large", planOfLarge))).toBe("platform.not-found");
});
