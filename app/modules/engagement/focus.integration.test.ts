import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { Answer, Question } from "#app/modules/questionnaires/domain.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { focusesOf, sharedFocuses } from "./queries/focuses.ts";
import { addFocus, addFocusInput } from "./use-cases/focus.ts";
import { addFocusStep, addFocusStepInput } from "./use-cases/add-focus-step.ts";
import { createSurvey } from "./use-cases/create-survey.ts";
import { SurveyWorld } from "./testing/survey-world.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
  await surveys.company.switchOn("TASK");
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

/** Every question on a scale answered with one step. */
const formOf = (questions: readonly Question[], step: number): Record<string, Answer> =>
  Object.fromEntries(
    questions.flatMap(({ id, kind, setup }): [string, Answer][] =>
      kind === "scale" ? [[id, { value: (setup as { options: { id: string }[] }).options[step]!.id }]] : [],
    ),
  );

async function answered(surveyId: string, step: (at: number) => number): Promise<void> {
  const questions = await surveys.questions(surveyId);
  for (const [at, name] of surveys.everybody.slice(0, 10).entries())
    await surveys.answer(name, surveyId, formOf(questions, step(at)));
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
}

test("a plan leads to an initiative and to a pulse that says what changed, for everybody who was asked", async () => {
  const surveyId = await surveys.launched();
  await answered(surveyId, (at) => (at < 4 ? 4 : 1));
  const question = (await surveys.questions(surveyId)).find(({ kind }) => kind === "scale")!;
  const { focusId } = await surveys.company.as("admin", (context) =>
    addFocus(context, addFocusInput.parse({ surveyId, questionId: question.id, plan: "Less to do", of: "company" })),
  );
  const step = (who: string) =>
    surveys.company.as(who, (context) =>
      addFocusStep(context, addFocusStepInput.parse({ focusId, text: "Drop two reports" })),
    );
  expect(await codeOf(step("l1"))).not.toBe("done");
  expect(await codeOf(step("admin"))).toBe("done");
  expect(
    await codeOf(surveys.company.as("l1", (context) => createSurvey(context, { from: `focus:${focusId}` }))),
  ).not.toBe("done");
  const pulse = await surveys.company.as("admin", (context) => createSurvey(context, { from: `focus:${focusId}` }));
  expect((await surveys.questions(pulse.surveyId)).map(({ id }) => id)).toContain(question.id);
  await surveys.launch(pulse.surveyId);
  const shared = (sharesWithAll = true) =>
    surveys.company.as("l1", (context) => sharedFocuses(context, { id: surveyId, sharesWithAll }));
  expect((await shared())[0]?.measured).toBeNull();
  await answered(pulse.surveyId, (at) => (at < 7 ? 4 : 1));
  const [focus] = await surveys.company.as("admin", (context) => focusesOf(context, surveyId, "company"));
  expect(focus!.steps.map(({ text }) => text)).toEqual(["Drop two reports"]);
  expect([focus!.measured?.before, focus!.measured?.after]).toEqual([40, 70]);
  expect((await shared())[0]?.measured?.after).toBe(70);
  // Where results are not shared with all, the plan is told and its numbers are not.
  expect((await shared(false)).map(({ plan, measured: told }) => [plan, told])).toEqual([["Less to do", null]]);
});
