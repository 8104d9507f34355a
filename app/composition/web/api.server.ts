import { randomBytes, randomUUID } from "node:crypto";
import express, { type ErrorRequestHandler, type Response, Router } from "express";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import type { Application } from "../application.ts";
import { roomServers } from "../rooms.server.ts";
import { answerRequest, logFault, type ServedEndpoint } from "./api-answer.server.ts";
import { apiReader } from "./api-reader.ts";
import { describeApi } from "./describe-api.ts";
import { inputPlaces } from "./input-places.ts";
import { problemOf, sendProblem } from "./problem.server.ts";
import { sendsToken } from "./program.server.ts";
import { requestBudget } from "./request-budget.server.ts";
import { sameOriginOnly } from "./same-origin.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** `/api/v1`: every room's endpoints, their description, and problems by RFC 9457. */
export function apiRouter(application: Application): Router {
  const router = Router();
  const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
  router.use((_, response, next) => {
    response.locals.requestId = randomUUID();
    response.setHeader("X-Request-Id", String(response.locals.requestId));
    next();
  });
  let described: ReturnType<typeof describeApi> | undefined;
  const document = () => (described ??= describeApi(endpoints));
  router.get("/openapi.json", (_, response) => void response.json(document()));
  router.get("/docs", (request, response) => {
    const nonce = randomBytes(16).toString("base64");
    securityHeaders(response, nonce, "production");
    response.type("html").send(apiReader(document(), String(request.query.search ?? "").slice(0, 100), nonce));
  });
  // A token is sent on purpose; a cookie goes along by itself, and so must come from our own pages.
  router.use(
    (request, response, next) => (sendsToken(request) ? next() : sameOriginOnly(request, response, next)),
    express.json({ limit: "1mb" }),
  );
  const api = { application, budget: requestBudget(application.config.apiRate, application.clock) };
  for (const [path, served] of servedPaths(endpoints)) {
    for (const one of served) {
      const { method, text } = one.endpoint;
      const ways = text ? [express.text({ type: text.type, limit: text.largest })] : [];
      router[method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete"](path, ...ways, (request, response) =>
        answerRequest(api, one, request, response),
      );
    }
    const methods = served.map(({ endpoint }) => endpoint.method);
    router.all(path, (request, response) => refuseMethod(request.method, methods, response));
  }
  router.use((_, response) => sendProblem(response, notFound("This address")));
  router.use(refuseBody(application));
  return router;
}

/** Endpoints by their path. A path that names a word stands before one that takes any word in its place. */
export function servedPaths(endpoints: readonly AnyEndpoint[]): [string, ServedEndpoint[]][] {
  const readers = new Map(endpoints.filter(({ method }) => method === "GET").map((one) => [one.path, one]));
  const served = endpoints.map((endpoint) => ({
    endpoint,
    places: inputPlaces(endpoint),
    reader: endpoint.creates === undefined ? undefined : readers.get(endpoint.creates),
  }));
  // A colon sorts before letters, and a path with a word must be asked first.
  const order = (path: string) => path.replaceAll("/:", "/~");
  return [...Map.groupBy(served, ({ endpoint }) => endpoint.path)].sort(([one], [other]) =>
    order(one) < order(other) ? -1 : 1,
  );
}

function refuseMethod(asked: string, methods: readonly string[], response: Response): void {
  response.setHeader("Allow", [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", "));
  if (asked === "OPTIONS") return void response.status(204).end();
  sendProblem(response, new AppError("platform.method", 405, `This address does not take ${asked}.`));
}

/** A body that could not be read: too large, of an unknown coding, or no JSON, and then where it is not. */
function refuseBody(application: Application): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, _next) => {
    if (error.status === undefined || error.status >= 500) {
      const { problem } = problemOf(response, error);
      logFault(application, response, error, request.path);
      return sendProblem(response, problem);
    }
    sendProblem(response, bodyProblem(error.status, error.message));
  };
}

function bodyProblem(status: number, message: string): AppError {
  if (status === 413) return new AppError("platform.too-large", 413, "The body is larger than this address takes.");
  if (status === 415) return new AppError("platform.media-type", 415, `The body cannot be read: ${message}.`);
  return new AppError("platform.malformed", 400, `The body is not valid JSON: ${message}.`);
}
