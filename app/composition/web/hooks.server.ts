import express, { Router, type Request, type Response } from "express";
import { hearMessage } from "#app/modules/integrations/index.ts";
import { AppError, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { sendProblem } from "./problem.server.ts";

const largest = "1mb";
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/hooks/<company>/<installation>/<scheme>`: where a source tells that something changed. No cookie is read; the signature
 * over the very bytes is all there is, and what comes of it is that the source is read.
 */
export function hooksRouter(application: Application): Router {
  const router = Router({ mergeParams: true });
  router.post(
    "/:installation/:scheme",
    express.raw({ type: () => true, limit: largest, inflate: false }),
    (request, response) => void answer(application, request, response),
  );
  router.use((_, response) => sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    sendProblem(
      response,
      new AppError("platform.malformed", 400, "The message cannot be read."),
    )) as express.ErrorRequestHandler);
  return router;
}

async function answer(application: Application, request: Request, response: Response): Promise<void> {
  try {
    await hear(application, request);
    response.status(202).end();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal)
      application.logger.error({ err: { message: (error as Error).message } }, "a message of a source failed");
    sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
  }
}

async function hear(application: Application, { params, headers, body }: Request): Promise<void> {
  const { company = "", installation = "", scheme = "" } = params as Record<string, string>;
  const tenant = anId.test(installation) ? await findTenantBySlug(application.database, company) : null;
  if (tenant?.status !== "ACTIVE") throw notFound("This address");
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  await asProduct(application, tenant, (context) =>
    hearMessage(context, { installationId: installation, scheme }, { headers: given, body: bytes }, application),
  );
}
