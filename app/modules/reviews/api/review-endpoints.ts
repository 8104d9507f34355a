import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { all, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pageOfAll, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { ids } from "../domain/ids.ts";
import { cycleListInput, listCycles } from "../queries/cycle-list.ts";
import { myReviews } from "../queries/my-reviews.ts";
import { resultPage } from "../queries/result-page.ts";
import { myTables } from "../review-places.ts";
import { answerResult, answerResultInput } from "../use-cases/answer-result.ts";
import { chooseGoals, chooseGoalsInput } from "../use-cases/choose-goals.ts";
import { saveAnswers, saveAnswersInput } from "../use-cases/save-answers.ts";
import { settleResult, settleResultInput } from "../use-cases/settle-result.ts";
import { oneReviewee, reopenResult, reopenResultInput, shareResult } from "../use-cases/share-results.ts";
import { submitForm } from "../use-cases/submit-form.ts";
import { act, can, count, doneForm, doneReviewee } from "./act.ts";
import { cycleShape, presentResult, resultShape, reviewShape } from "./present.ts";

const version = count("Counts the changes; the next change must bring it.");

/** Reviews over `/api/v1`: the same use-cases and queries as the screens. Everybody reads what the cycle shows them. */
export const reviewEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/review-cycles",
      can: all(can, mayEver("view", "ReviewCycle")),
      summary: "The company's review cycles, the newest first.",
      input: cycleListInput.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(cycleShape, { total: totalShape }),
      run: async (context, input) => {
        const slice = sliceOf(input);
        const { rows, total } = await listCycles(context, { ...input, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
    { summary: "Review cycles by when they changed, oldest first, and those that are gone: to follow them." },
  ),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/reviews",
      can,
      summary: "The caller's own reviews: what waits for them, or is done.",
      input: pagingInput.extend({
        table: z.enum(myTables).default("PENDING_ON_ME").describe("Which of the caller's lists."),
      }),
      output: listShape(reviewShape),
      run: async (context, { table, ...paging }) => {
        const { rows } = await myReviews(context, { activeTableId: table });
        return pageOfAll(
          rows.map(({ employee, reviewer, outside: _, on: __, ...row }) => ({
            ...row,
            employee: { id: employee.id, name: employee.name },
            reviewer: reviewer && { id: reviewer.id, name: reviewer.name },
          })),
          paging,
        );
      },
    }),
    {
      summary: "The caller's own reviews by when they changed, oldest first, and those that are gone: to follow them.",
      parts: myTables.map((table) => ({ table })),
    },
  ),
  act(
    "/review-forms/:formId/answers",
    "Saves fields of a form of the caller's; a field that was changed since it was read is refused.",
    {
      input: saveAnswersInput,
      output: z.object({
        formId: ids.form,
        versions: z.record(z.string(), z.number().int()).describe("The version of each field that was written."),
      }),
      run: saveAnswers,
    },
  ),
  act("/review-forms/:formId/goals", "Says which goals of the period count in a review, and how much.", {
    input: chooseGoalsInput,
    output: doneForm,
    run: chooseGoals,
  }),
  act("/review-forms/:formId/submit", "Submits a form of the caller's.", {
    input: saveAnswersInput,
    output: doneForm,
    run: submitForm,
  }),
  endpoint({
    method: "GET",
    path: "/review-cycles/:cycleId/results/:employeeId",
    can,
    summary: "Somebody's result as the caller may read it.",
    input: z.object({ cycleId: ids.cycle, employeeId: ids.employee }),
    output: resultShape,
    run: async (context, { cycleId, employeeId }) =>
      presentResult(await resultPage(context, { reviewId: cycleId, employeeId })),
  }),
  act("/review-results/:revieweeId/settle", "Settles a result, with a reason.", {
    input: settleResultInput,
    output: doneReviewee.extend({ version }),
    run: async (context, input) => {
      const { revieweeId, version } = await settleResult(context, input);
      return { revieweeId, version };
    },
  }),
  act("/review-results/:revieweeId/share", "Shares a result with the person reviewed.", {
    input: oneReviewee,
    output: doneReviewee,
    run: shareResult,
  }),
  act("/review-results/:revieweeId/reopen", "Takes a shared result back to be changed, with a reason.", {
    input: reopenResultInput,
    output: doneReviewee,
    run: reopenResult,
  }),
  act(
    "/review-results/:revieweeId/answer",
    "Answers a shared result: acknowledged, signed, or refused before a witness.",
    {
      input: answerResultInput,
      output: doneReviewee,
      run: answerResult,
    },
  ),
];
