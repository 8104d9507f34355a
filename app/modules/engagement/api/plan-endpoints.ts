import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { recordId, versionShape } from "#app/platform/http/shapes.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { answerOf } from "#app/modules/records/index.ts";
import { focusStates } from "../domain/focus-states.ts";
import { planFields } from "../plan-fields.ts";
import { resultScopes } from "../engagement-places.ts";
import { sealedLetters } from "../queries/comments-told.ts";
import { focusesOf } from "../queries/focuses.ts";
import { insightsInput, insightsPage } from "../queries/insights-page.ts";
import { surveyToAnswer } from "../queries/survey-lists.ts";
import { addFocusGoal, addFocusGoalInput } from "../use-cases/add-focus-goal.ts";
import { addFocusStep, addFocusStepInput } from "../use-cases/add-focus-step.ts";
import { answerComment, answerCommentInput } from "../use-cases/answer-comment.ts";
import { createSurvey } from "../use-cases/create-survey.ts";
import { addFocus, addFocusInput, endFocus, endFocusInput } from "../use-cases/focus.ts";
import { measureFocus, measureFocusInput } from "../use-cases/measure-focus.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";

const on = feature("ENGAGEMENT");
export const scopeInput = z
  .enum(resultScopes)
  .default("company")
  .describe("Of whom: everybody, or the caller's own people as managers read them.");
const onePlan = z.object({ focusId: z.guid().describe("The id of the plan.") });
const donePlan = z.object({ focusId: recordId });

const planShape = z.object({
  id: recordId,
  questionId: z.string().describe("The id of the question within its survey."),
  ...answerOf(planFields),
  state: z.enum(focusStates).describe("How it stands."),
  outcome: z.string().describe("What came of it; empty until it is ended."),
  initiativeIds: z.array(recordId).describe("Tasks it led to, as far as the caller may see them."),
  goalIds: z.array(recordId).describe("Goals it became, as far as the caller may see them."),
  pulseId: recordId.nullable().describe("The survey that asks again; null where none does."),
  version: versionShape,
});
const commentShape = z.object({
  id: recordId,
  questionId: z.string().describe("The id of the question within its survey."),
  words: z.string().describe("What was written, in no order."),
  canBeAnswered: z.boolean().describe("Whether an answer can reach who wrote it."),
});

/** What is done about results, and the conversation with who wrote comments. */
export const planEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/surveys/:surveyId/plans", can: on },
      summary: "What is planned about the results of a survey.",
      input: oneSurvey.extend({ ...pagingInput.shape, scope: scopeInput }),
      output: listShape(planShape),
      run: async (context, { surveyId, scope, ...paging }) => {
        const { survey } = await insightsPage(context, insightsInput.parse({ surveyId }), scope);
        if (!survey) throw notFound("Survey");
        const plans = await focusesOf(context, surveyId, scope);
        return pageOfAll(
          plans.map(({ id, questionId, plan, dueOn, state, outcome, steps, goals, measured, version }) => ({
            ...{ id, questionId, plan, dueOn, state, outcome, version, pulseId: measured?.id ?? null },
            initiativeIds: steps.map((step) => step.id),
            goalIds: goals.map((goal) => goal.id),
          })),
          paging,
        );
      },
    }),
    { of: ["scope"] },
  ),
  endpoint({
    ...{ method: "POST", path: "/surveys/:surveyId/plans", can: on },
    summary: "Writes down what is done about one result.",
    input: addFocusInput,
    output: donePlan,
    run: addFocus,
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-plans/:focusId/initiatives", can: on },
    summary: "Adds a task that a plan leads to; it is the caller's at first.",
    input: addFocusStepInput,
    output: z.object({ initiativeId: recordId }),
    run: addFocusStep,
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-plans/:focusId/goals", can: on },
    summary: "Makes a plan a goal, as far as the rules of goals let the caller.",
    input: addFocusGoalInput,
    output: z.object({ goalId: recordId }),
    run: addFocusGoal,
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-plans/:focusId/pulse", can: all(on, mayEver("create", "Survey")) },
    summary: "Begins a short survey that asks again about the result of a plan of the company.",
    input: onePlan,
    output: z.object({ surveyId: recordId }),
    run: (context, { focusId }) => createSurvey(context, { from: `focus:${focusId}` }),
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-plans/:focusId/team-pulse", can: on },
    summary: "Asks the caller's own people again, anonymously and at once, about the result of a plan of theirs.",
    input: measureFocusInput,
    output: z.object({ surveyId: recordId, asked: z.number().int().describe("How many people are asked.") }),
    run: measureFocus,
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-plans/:focusId/end", can: on },
    summary: "Says what came of a plan; of one of the company everybody who was asked hears it.",
    input: endFocusInput,
    output: donePlan,
    run: endFocus,
  }),
  endpoint({
    ...{ method: "GET", path: "/surveys/:surveyId/comments", can: on },
    summary: "What people wrote, as far as the results show it.",
    input: oneSurvey.extend({ ...pagingInput.shape, scope: scopeInput }),
    output: listShape(commentShape),
    run: async (context, { surveyId, scope, ...paging }) => {
      const { view } = await insightsPage(context, insightsInput.parse({ surveyId }), scope);
      if (!view) throw notFound("Survey");
      const said = view.comments.flatMap(({ question, said: some }) =>
        some.map(({ id, words, canBeAnswered }) => ({ id, questionId: question.id, words, canBeAnswered })),
      );
      return pageOfAll(said, paging);
    },
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-comments/:commentId/answer", can: on },
    summary: "Answers whoever wrote a comment, without knowing who: sealed for the device it was written on.",
    input: answerCommentInput,
    output: z.object({ commentId: recordId }),
    run: answerComment,
  }),
  endpoint({
    ...{ method: "GET", path: "/surveys/:surveyId/letters", can: on },
    summary: "All sealed answers to comments of a survey, for everybody who was asked: a device opens its own.",
    input: oneSurvey,
    output: z.object({ letters: z.array(z.string()).describe("Sealed, in no order.") }),
    run: async (context, { surveyId }) => {
      if (!(await surveyToAnswer(context, surveyId))) throw notFound("Survey");
      return { letters: await sealedLetters(context, surveyId) };
    },
  }),
];
