import express from "express";
import { malformedMessage, messageRouter } from "#app/platform/http/message-router.server.ts";
import type { Mount } from "#app/platform/http/mount.ts";
import { storable } from "#app/platform/http/storable.ts";
import { receiveAnswers, receivedInput } from "../use-cases/receive-answers.ts";

const largest = "256kb";

/**
 * `/survey-answers/<company>/<survey>`: where answers of anonymous surveys go. No cookie is read there, whatever comes along;
 * a token that the survey's key signed unseen is all that is asked for.
 */
export const answersMount: Mount = {
  at: "/survey-answers/:company",
  serve: (services) =>
    messageRouter(services, {
      path: "/:record",
      body: express.json({ limit: largest, inflate: false, type: "application/json" }),
      async take(tenant, request, response) {
        const surveyId = String(request.params["record"]);
        const sent = receivedInput.safeParse(storable(request.body));
        if (!sent.success) throw malformedMessage();
        await services.asProduct(tenant, (context) => receiveAnswers(context, surveyId, sent.data));
        response.status(204).end();
      },
      // Neither the message nor a place in the code: what was sent may stand in either.
      noteFault: () => services.logger.error("answers of a survey could not be taken"),
    }),
};
