import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import { answerable, AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { MountServices } from "#app/platform/http/mount.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";

/** One address that takes messages, and what is done with them. */
export type Messages = {
  /** Below `…/:company`; its `:record` is the id of the record that is written to. */
  path: string;
  /** Reads the body. */
  body: RequestHandler;
  /** Takes the message and answers it; a refusal is thrown. */
  take: (tenant: Tenant, request: Request, response: Response) => Promise<void>;
  /** Puts a fault into the log. What was sent may stand in the error: the room says what of it may be kept. */
  noteFault: (error: Error) => void;
};

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function malformedMessage(): AppError {
  return new AppError("platform.malformed", 400, "The message cannot be read.");
}

/**
 * Where programs and signed messages from outside are taken, for a company that is active. No cookie is read: what lets a
 * message in stands in it, and the room looks at it. Everything else there is not found.
 */
export function messageRouter(services: MountServices, { path, body, take, noteFault }: Messages): Router {
  const router = Router({ mergeParams: true });
  const answer = async (request: Request, response: Response) => {
    try {
      const { company = "", record = "" } = request.params as Record<string, string>;
      const tenant = anId.test(record) ? await findTenantBySlug(services.database, company) : null;
      if (tenant?.status !== "ACTIVE") throw notFound("This address");
      await take(tenant, request, response);
    } catch (error) {
      const refusal = answerable(error);
      if (!refusal) noteFault(error as Error);
      if (response.headersSent) return;
      services.sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
    }
  };
  router.post(path, body, (request, response) => void answer(request, response));
  router.use((_, response) => services.sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    services.sendProblem(response, malformedMessage())) as ErrorRequestHandler);
  return router;
}
