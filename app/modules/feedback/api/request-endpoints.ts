import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { actsOn } from "#app/platform/http/acts-on.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput } from "#app/platform/http/paging.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { askDetail, requestDetail } from "../queries/request-detail.ts";
import { listRequests, requestListInput, requestSides } from "../queries/request-list.ts";
import { answerRequest, answerRequestInput } from "../use-cases/answer-request.ts";
import {
  archiveRequest,
  archiveRequestInput,
  archiveRequests,
  archiveRequestsInput,
} from "../use-cases/archive-request.ts";
import { oneAsk, oneRequest } from "../use-cases/feedback-input.ts";
import {
  acceptRequest,
  askAgain,
  cancelRequest,
  declineRequest,
  declineRequestInput,
  remindOfRequest,
} from "../use-cases/move-ask.ts";
import { requestFeedback, requestFeedbackInput } from "../use-cases/request-feedback.ts";
import {
  askDetailShape,
  oneAskShape,
  oneFeedbackShape,
  oneRequestShape,
  requestDetailShape,
  requestListShape,
} from "./present.ts";

const can = feature("FEEDBACK");
const paging = { after: cursorInput((text) => isCursorOf("timestamptz", text)), limit: limitInput };

const act = actsOn({ path: "/feedback-asks/:askId", can, input: oneAsk, output: oneAskShape });

/** Requests for feedback over `/api/v1`. People outside the company are asked on the screen alone. */
export const requestEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/feedback-requests",
      can,
      summary: "What the caller was asked, or has asked, newest first.",
      input: requestListInput.extend(paging),
      output: requestListShape,
      run: async (context, { after, limit, ...input }) => {
        const { rows, next, counts } = await listRequests(context, input, { after, limit });
        return { items: rows, nextCursor: next, counts };
      },
    }),
    {
      summary:
        "What the caller was asked, and asked for, by when they changed, oldest first, and those that are gone: to follow them.",
      parts: requestSides.flatMap((side) => ["OPEN", "CLOSED", "ARCHIVED"].map((state) => ({ side, state }))),
    },
  ),
  endpoint({
    method: "POST",
    path: "/feedback-requests",
    can,
    summary: "Asks several people for feedback about the caller, or about somebody below them.",
    input: requestFeedbackInput,
    output: oneRequestShape,
    creates: "/feedback-requests/:requestId",
    run: requestFeedback,
  }),
  endpoint({
    method: "GET",
    path: "/feedback-requests/:requestId",
    can,
    summary: "A request of the caller's, with everybody who was asked.",
    input: oneRequest,
    output: requestDetailShape,
    run: async (context, { requestId }) => {
      const { request, asked } = await requestDetail(context, requestId);
      const people = asked.map(({ id, name, state, reason, feedbackId }) => ({
        askId: id,
        name,
        state,
        reason,
        feedbackId,
      }));
      return { ...request, id: requestId, people };
    },
  }),
  endpoint({
    method: "POST",
    path: "/feedback-requests/:requestId/archive",
    can,
    summary: "Puts a request out of the caller's list, or with archived=no back into it.",
    input: archiveRequestInput,
    output: oneRequestShape,
    run: archiveRequest,
  }),
  endpoint({
    method: "POST",
    path: "/feedback-requests/archive",
    can,
    summary: "Puts several requests out of the caller's list, or with archived=no back into it, all or none.",
    input: archiveRequestsInput,
    output: z.object({
      requestIds: z.array(z.string()).describe("The ids of those that were changed; the others stood so already."),
    }),
    run: archiveRequests,
  }),
  endpoint({
    method: "GET",
    path: "/feedback-asks/:askId",
    can,
    summary: "What the caller was asked.",
    input: oneAsk,
    output: askDetailShape,
    run: async (context, { askId }) => {
      const { request, ask, feedbackId } = await askDetail(context, askId);
      return { ...request, id: askId, state: ask.state, feedbackId };
    },
  }),
  act("accept", "Says that the caller will answer.", acceptRequest),
  act("cancel", "Takes back what was asked of one person.", cancelRequest),
  act("ask-again", "Asks somebody again who has declined.", askAgain),
  act("remind", "Reminds somebody of what they were asked, once a day at most.", remindOfRequest),
  endpoint({
    method: "POST",
    path: "/feedback-asks/:askId/decline",
    can,
    summary: "Says that the caller will not answer, and why.",
    input: declineRequestInput,
    output: oneAskShape,
    run: declineRequest,
  }),
  endpoint({
    method: "POST",
    path: "/feedback-asks/:askId/answer",
    can,
    summary: "Gives the feedback that was asked for.",
    input: answerRequestInput,
    output: oneFeedbackShape,
    creates: "/feedback/:feedbackId",
    run: (context, input) => answerRequest(context, input),
  }),
];
