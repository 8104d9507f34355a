import { randomBytes, randomUUID } from "node:crypto";
import { type ErrorRequestHandler, type Response, Router } from "express";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import type { Application } from "../application.ts";
import { roomServers } from "../rooms.server.ts";
import { answerRequest, logFault, type ServedEndpoint } from "./api-answer.server.ts";
import { answeringOf, readersOf } from "./answering.ts";
import { apiReader } from "./api-reader.ts";
import { describeApi } from "./describe-api.ts";
import { inputPlaces } from "./input-places.ts";
import { problemOf, sendProblem } from "./problem.server.ts";
import { scopesOfEndpoints } from "./scopes-of-endpoints.ts";
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
  router.use((request, response, next) => (sendsToken(request) ? next() : sameOriginOnly(request, response, next)));
  const api = { application, budget: requestBudget(application.config.apiRate, application.clock) };
  for (const [path, served] of servedPaths(endpoints)) {
    for (const one of served) {
      const method = one.endpoint.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
      router[method](path, (request, response, next) => void answerRequest(api, one, request, response).catch(next));
    }
    const methods = served.map(({ endpoint }) => endpoint.method);
    router.all(path, (request, response) => refuseMethod(request.method, methods, response));
  }
  router.use((_, response) => sendProblem(response, notFound("This address")));
  router.use(refuseFault(application));
  return router;
}

/** Endpoints by their path. A path that names a word stands before one that takes any word in its place. */
export function servedPaths(endpoints: readonly AnyEndpoint[]): [string, ServedEndpoint[]][] {
  const readers = readersOf(endpoints);
  const scopes = scopesOfEndpoints();
  const served = endpoints.map((endpoint) => {
    const places = inputPlaces(endpoint);
    return { endpoint, scope: scopes.get(endpoint)!, places, answering: answeringOf(endpoint, readers) };
  });
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

/** What went wrong before an endpoint was asked, or after it answered: an address that cannot be decoded, a commit that failed. */
function refuseFault(application: Application): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error.status !== undefined && error.status < 500)
      return sendProblem(response, new AppError("platform.malformed", error.status, "The address is malformed."));
    logFault(application, response, error, request.path);
    sendProblem(response, problemOf(response, error).problem);
  };
}
