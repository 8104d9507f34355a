import { randomUUID } from "node:crypto";
import { Router, urlencoded, type ErrorRequestHandler, type Request, type Response } from "express";
import { z } from "zod";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { endSessions } from "../single-sign-on/use-cases/end-sessions.ts";
import { takeProviderTry } from "../use-cases/sign-in-throttle.ts";

const largest = 64 * 1024;

const postedInput = z.object({ logout_token: z.string().min(1) });

/**
 * `/login/openid/<company>/signed-out`: where a company's provider says that a session has ended there. No browser stands
 * behind it, so that no cookie is read; what the provider signed is all that counts.
 */
export const ssoSignOutMount: Mount = {
  at: "/login/openid/:company/signed-out",
  serve: (services) => {
    const router = Router({ mergeParams: true });
    router.post(
      "/",
      urlencoded({ extended: false, limit: largest, parameterLimit: 20 }),
      (request, response) => void answer(services, request, response),
    );
    router.use((_, response) => refuse(response, 404));
    router.use(malformed);
    return router;
  },
};

const malformed: ErrorRequestHandler = (_error, _request, response, _next) => refuse(response, 400);

async function answer(services: MountServices, request: Request, response: Response): Promise<void> {
  const { database, clock, config } = services;
  try {
    await takeProviderTry({ database, clock, address: request.ip ?? "" });
    const posted = postedInput.safeParse(request.body);
    const company = z.uuid().safeParse(request.params.company);
    if (!posted.success || !company.success) return refuse(response, 400);
    const scope = { database, clock, config, requestId: randomUUID() };
    await endSessions(scope, company.data, posted.data.logout_token);
    response.setHeader("Cache-Control", "no-store").status(200).end();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refuse(response, refusal.status);
    const { message, stack } = error as Error;
    services.logger.error({ err: { message, stack } }, "request failed");
    refuse(response, 500);
  }
}

/** As OAuth 2.0 words it; why is for the provider's owner to find by its token. */
function refuse(response: Response, status: number): void {
  response.setHeader("Cache-Control", "no-store").status(status).json({ error: "invalid_request" });
}
