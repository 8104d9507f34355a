import { randomBytes } from "node:crypto";
import express, { type Request, type Response, Router } from "express";
import { AppError, invalid, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { storable } from "#app/platform/http/storable.ts";
import { onceForKey } from "#app/platform/http/idempotency.ts";
import type { Application } from "../application.ts";
import { roomServers } from "../rooms.server.ts";
import { apiReader } from "./api-reader.ts";
import { describeApi } from "./describe-api.ts";
import { createRequestScope, type ServedScope } from "./request-scope.server.ts";
import { invalidInput, sendProblem } from "./problem.server.ts";
import { resolveProgram, sendsToken } from "./program.server.ts";
import { sameOriginOnly } from "./same-origin.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** `/api/v1`: every room's endpoints, their description, and problems by RFC 9457. */
export function apiRouter(application: Application): Router {
  const router = Router();
  const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
  router.get("/openapi.json", (_, response) => void response.json(describeApi(endpoints)));
  router.get("/docs", (request, response) => {
    const nonce = randomBytes(16).toString("base64");
    securityHeaders(response, nonce, "production");
    response
      .type("html")
      .send(apiReader(describeApi(endpoints), String(request.query.search ?? "").slice(0, 100), nonce));
  });
  // A token is sent on purpose; a cookie goes along by itself, and so must come from our own pages.
  router.use(
    (request, response, next) => (sendsToken(request) ? next() : sameOriginOnly(request, response, next)),
    express.json({ limit: "1mb" }),
  );
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    const ways = endpoint.text ? [express.text({ type: endpoint.text.type, limit: endpoint.text.largest })] : [];
    router[method](endpoint.path, ...ways, (request, response) => answer(application, endpoint, request, response));
  }
  router.use((_, response) => sendProblem(response, notFound("This address")));
  router.use(((error, _request, response, _next) =>
    sendProblem(
      response,
      (error as { status?: number }).status === 413
        ? tooLarge()
        : invalid("platform.malformed", (error as Error).message),
    )) as express.ErrorRequestHandler);
  return router;
}

async function answer(
  application: Application,
  endpoint: AnyEndpoint,
  request: Request,
  response: Response,
): Promise<void> {
  let scope: ServedScope | undefined;
  try {
    scope = await createRequestScope(application, request, await resolveProgram(application, request));
    const context = await scope.open();
    if (!isOn(context.tenant, "open-api")) throw notFound("This address");
    await endpoint.can.check(context);
    const input = endpoint.input.safeParse(
      storable({ ...request.query, ...bodyOf(endpoint, request), ...request.params }),
    );
    if (!input.success) throw invalidInput(input.error.issues);
    const run = async () => ({
      status: endpoint.method === "POST" ? 201 : 200,
      body: endpoint.output.parse(
        await endpoint.run(context, input.data, application.gatherings, application),
      ) as unknown,
    });
    const key = endpoint.method === "GET" ? undefined : request.get("idempotency-key");
    const asked = { method: endpoint.method, path: request.originalUrl, input: input.data as unknown };
    const { status, body } = key ? await onceForKey(context, key.slice(0, 200), asked, run) : await run();
    await scope.end("commit");
    response.setHeader("Cache-Control", "private, no-store");
    response.status(status).json(body);
  } catch (error) {
    await scope?.end("rollback");
    const refusal = refusalOf(error);
    if (!refusal)
      application.logger.error(
        { err: { message: (error as Error).message, stack: (error as Error).stack }, path: endpoint.path },
        "request failed",
      );
    sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
  } finally {
    await scope?.end("rollback");
  }
}

function bodyOf({ text }: AnyEndpoint, { body }: Request): object {
  return typeof body === "string" && text ? { [text.field]: body } : (body as object);
}

function tooLarge(): AppError {
  return new AppError("platform.too-large", 413, "The body is larger than this address takes.");
}
