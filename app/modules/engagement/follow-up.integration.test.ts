import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { focusesOf, goalLevelsOf } from "./queries/focuses.ts";
import { addFocusGoal, addFocusGoalInput } from "./use-cases/add-focus-goal.ts";
import { addFocus, addFocusInput } from "./use-cases/focus.ts";
import { SurveyWorld } from "./testing/survey-world.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
  await surveys.company.switchOn("GOAL");
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

test("a plan becomes a goal by whoever may work on it and may make such a goal, and shows it to who may see it", async () => {
  const surveyId = await surveys.launched();
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  const [question] = await surveys.questions(surveyId);
  const planned = (who: string, of: "company" | "team") =>
    surveys.company.as(who, (context) =>
      addFocus(context, addFocusInput.parse({ surveyId, questionId: question!.id, plan: "Fewer meetings", of })),
    );
  const goal = (who: string, focusId: string, more: object = {}) =>
    surveys.company.as(who, (context) =>
      addFocusGoal(
        context,
        addFocusGoalInput.parse({
          ...{ focusId, title: `Fewer meetings, says ${who}`, level: "INDIVIDUAL", dueOn: "2026-12-31" },
          ...more,
        }),
      ),
    );
  const { focusId } = await planned("large", "team");
  expect(await codeOf(goal("small", focusId))).toBe("platform.not-found");
  expect(await codeOf(goal("large", focusId, { dueOn: "2026-11-16" }))).toBe("engagement.goal-day");
  const levels = await surveys.company.as("large", (context) => goalLevelsOf(context, "direct-reports"));
  expect(levels).toEqual(["INDIVIDUAL"]);
  const made = await goal("large", focusId);
  const [focus] = await surveys.company.as("large", (context) => focusesOf(context, surveyId, "direct-reports"));
  expect(focus!.goals).toMatchObject([{ id: made.goalId, title: "Fewer meetings, says large", level: "INDIVIDUAL" }]);
  // Who administers surveys makes no goal of the company without the right of goals.
  const ofCompany = await planned("admin", "company");
  expect(await codeOf(goal("l1", ofCompany.focusId))).toBe("platform.not-found");
  const mayAll = (await surveys.company.as("admin", (context) => goalLevelsOf(context, "company"))).includes("COMPANY");
  expect((await codeOf(goal("admin", ofCompany.focusId, { level: "COMPANY" }))) === "done").toBe(mayAll);
});
