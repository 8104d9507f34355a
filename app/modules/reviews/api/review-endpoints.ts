import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pageOfAll, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { ids } from "../domain/ids.ts";
import { cycleListInput, listCycles } from "../queries/cycle-list.ts";
import { myReviews } from "../queries/my-reviews.ts";
import { resultPage } from "../queries/result-page.ts";
import { myTables } from "../review-places.ts";
import { answerResult, answerResultInput } from "../use-cases/answer-result.ts";
import {
  acceptNomination,
  declineInput,
  declineNomination,
  nominate,
  nominateInput,
  oneNomination,
  withdrawNomination,
} from "../use-cases/nominate.ts";
import { saveAnswers, saveAnswersInput } from "../use-cases/save-answers.ts";
import { settleResult, settleResultInput } from "../use-cases/settle-result.ts";
import { oneReviewee, reopenResult, reopenResultInput, shareResult } from "../use-cases/share-results.ts";
import { submitForm } from "../use-cases/submit-form.ts";
import { cycleShape, presentResult, resultShape, reviewShape } from "./present.ts";

const can = feature("REVIEW");
const doneReviewee = z.object({ revieweeId: ids.reviewee });
const doneNomination = z.object({ nominationId: ids.nomination });
const version = z.number().int().describe("Counts the changes; the next change must bring it.");

/** What is done with a nomination, each an address of its own. */
const decision = (act: "accept" | "withdraw", summary: string, run: typeof acceptNomination): AnyEndpoint =>
  endpoint({
    method: "POST",
    path: `/review-nominations/:nominationId/${act}`,
    can,
    summary,
    input: oneNomination,
    output: doneNomination,
    run,
  });

/** Reviews over `/api/v1`: the same use-cases and queries as the screens. Everybody reads what the cycle shows them. */
export const reviewEndpoints: readonly AnyEndpoint[] = [
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
  endpoint({
    method: "POST",
    path: "/review-forms/:formId/answers",
    can,
    summary: "Saves fields of a form of the caller's; a field that was changed since it was read is refused.",
    input: saveAnswersInput,
    output: z.object({
      formId: ids.form,
      versions: z.record(z.string(), z.number().int()).describe("The version of each field that was written."),
    }),
    run: saveAnswers,
  }),
  endpoint({
    method: "POST",
    path: "/review-forms/:formId/submit",
    can,
    summary: "Submits a form of the caller's.",
    input: saveAnswersInput,
    output: z.object({ formId: ids.form }),
    run: submitForm,
  }),
  endpoint({
    method: "POST",
    path: "/review-nominations",
    can,
    summary: "Nominates peers for somebody.",
    input: nominateInput,
    output: z.object({ nominated: z.number().int().describe("How many were nominated.") }),
    run: nominate,
  }),
  decision("accept", "Accepts a nomination of the caller.", acceptNomination),
  decision("withdraw", "Takes a nomination back.", withdrawNomination),
  endpoint({
    method: "POST",
    path: "/review-nominations/:nominationId/decline",
    can,
    summary: "Declines a nomination of the caller, with a reason.",
    input: declineInput,
    output: doneNomination,
    run: declineNomination,
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
  endpoint({
    method: "POST",
    path: "/review-results/:revieweeId/settle",
    can,
    summary: "Settles a result, with a reason.",
    input: settleResultInput,
    output: doneReviewee.extend({ version }),
    run: (context, input) => settleResult(context, input),
  }),
  endpoint({
    method: "POST",
    path: "/review-results/:revieweeId/share",
    can,
    summary: "Shares a result with the person reviewed.",
    input: oneReviewee,
    output: doneReviewee,
    run: shareResult,
  }),
  endpoint({
    method: "POST",
    path: "/review-results/:revieweeId/reopen",
    can,
    summary: "Takes a shared result back to be changed, with a reason.",
    input: reopenResultInput,
    output: doneReviewee,
    run: reopenResult,
  }),
  endpoint({
    method: "POST",
    path: "/review-results/:revieweeId/answer",
    can,
    summary: "Answers a shared result: acknowledged, signed, or refused before a witness.",
    input: answerResultInput,
    output: doneReviewee,
    run: answerResult,
  }),
];
