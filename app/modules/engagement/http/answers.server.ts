import express from "express";
import type { ZodType } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { malformedMessage, messageRouter } from "#app/platform/http/message-router.server.ts";
import type { Mount } from "#app/platform/http/mount.ts";
import { storable } from "#app/platform/http/storable.ts";
import { returnedInput, takeReturned } from "../use-cases/answer-comment.ts";
import { receiveAnswers, receivedInput } from "../use-cases/receive-answers.ts";

/** An address that takes from nobody: no cookie is read there, whatever comes along; a token or ticket is all that is asked. */
const fromNobody = <Sent>(
  at: string,
  {
    input,
    largest,
    take,
    fault,
  }: {
    input: ZodType<Sent>;
    largest: string;
    take: (context: Context, surveyId: string, sent: Sent) => Promise<void>;
    fault: string;
  },
): Mount => ({
  at,
  serve: (services) =>
    messageRouter(services, {
      path: "/:record",
      body: express.json({ limit: largest, inflate: false, type: "application/json" }),
      async take(tenant, request, response) {
        const surveyId = String(request.params["record"]);
        const sent = input.safeParse(storable(request.body));
        if (!sent.success) throw malformedMessage();
        await services.asProduct(tenant, (context) => take(context, surveyId, sent.data));
        response.status(204).end();
      },
      // Neither the message nor a place in the code: what was sent may stand in either.
      noteFault: () => services.logger.error(fault),
    }),
});

/** `/survey-answers/<company>/<survey>`: where answers of anonymous surveys go, each with a token signed unseen. */
export const answersMount = fromNobody("/survey-answers/:company", {
  ...{ input: receivedInput, largest: "256kb", take: receiveAnswers },
  fault: "answers of a survey could not be taken",
});

/** `/survey-returns/<company>/<survey>`: where somebody answers what the company said about their comment. */
export const returnsMount = fromNobody("/survey-returns/:company", {
  ...{ input: returnedInput, largest: "32kb", take: takeReturned },
  fault: "an answer about a comment could not be taken",
});
