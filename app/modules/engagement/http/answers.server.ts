import express, { Router, type Request, type Response } from "express";
import { AppError, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { storable } from "#app/platform/http/storable.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { receiveAnswers, receivedInput } from "../use-cases/receive-answers.ts";

const largest = "256kb";
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/survey-answers/<company>/<survey>`: where answers of anonymous surveys go. No cookie is read there, whatever comes along;
 * a token that the survey's key signed unseen is all that is asked for.
 */
export const answersMount: Mount = { at: "/survey-answers/:company", serve: answersRouter };

function answersRouter(services: MountServices): Router {
  const router = Router({ mergeParams: true });
  router.post(
    "/:survey",
    express.json({ limit: largest, inflate: false, type: "application/json" }),
    (request, response) => void answer(services, request, response),
  );
  router.use((_, response) => services.sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    services.sendProblem(
      response,
      new AppError("platform.malformed", 400, "The message cannot be read."),
    )) as express.ErrorRequestHandler);
  return router;
}

async function answer(services: MountServices, request: Request, response: Response): Promise<void> {
  try {
    const { company = "", survey = "" } = request.params as Record<string, string>;
    const tenant = anId.test(survey) ? await findTenantBySlug(services.database, company) : null;
    if (tenant?.status !== "ACTIVE") throw notFound("This address");
    const sent = receivedInput.safeParse(storable(request.body));
    if (!sent.success) throw new AppError("platform.malformed", 400, "The message cannot be read.");
    await services.asProduct(tenant, (context) => receiveAnswers(context, survey, sent.data));
    response.status(204).end();
  } catch (error) {
    const refusal = refusalOf(error);
    // Neither the message nor a place in the code: what was sent may stand in either.
    if (!refusal) services.logger.error("answers of a survey could not be taken");
    if (response.headersSent) return;
    services.sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
  }
}
