import { createReadableStreamFromReadable } from "@remix-run/node";
import type { RequestHandler, ServerBuild } from "@remix-run/server-runtime";
import { createRequestHandler } from "@remix-run/server-runtime";
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from "express";
import type { Application } from "../application.ts";
import { buildParts } from "./build-parts.server.ts";
import { sendCompressed } from "./send-compressed.server.ts";
import { secondsToWait } from "./database-away.server.ts";
import { directAnswers, replaying } from "./direct-answers.server.ts";
import { createRequestScope, type ServedScope } from "./request-scope.server.ts";
import { readWhatOpened } from "./read-opened.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/**
 * Serves pages. The answer is rendered whole before the transaction ends, and sent only after the
 * commit: nobody is told of a change that did not stay.
 */
export function remixHandler(
  application: Application,
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
) {
  const answersAt = answers(build, mode);
  return async (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => {
    try {
      const scope = await createRequestScope(application, request);
      securityHeaders(response, scope.nonce, mode);
      response.setHeader("X-Request-Id", scope.requestId);
      await serve(answersAt(request.path), scope, request, response, mode);
    } catch (error) {
      next(error);
    }
  };
}

type Answer = { status: number; headers: Headers; body: Buffer };
type Answering = (scope: ServedScope, request: ExpressRequest) => Promise<Answer>;

/** Who answers at an address: of a build that is done, its part for the address, pages and their data at once where they can be. */
function answers(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): (pathname: string) => Answering {
  if (typeof build === "function") {
    const handle = createRequestHandler(build, mode);
    return () => (scope, request) => answerOf(handle, scope, request);
  }
  const partAt = buildParts(build);
  const known = new Map<ServerBuild, Answering>();
  return (pathname) => {
    const part = partAt(pathname);
    const answering = known.get(part) ?? answeringOf(part, mode);
    known.set(part, answering);
    return answering;
  };
}

function answeringOf(part: ServerBuild, mode: "production" | "development"): Answering {
  const handle = createRequestHandler(part, mode);
  const answerAtOnce = directAnswers(part);
  return async (scope, request) => {
    if (request.method !== "GET") return answerOf(handle, scope, request);
    const asked = { url: urlOf(request), requestTo: (url: URL) => toWebRequest(request, url) };
    const answer = await answerAtOnce(asked, request.path, scope);
    if (answer === null) return answerOf(handle, scope, request);
    if (!(answer instanceof Map)) return answer as Answer;
    return answerOf(createRequestHandler(replaying(part, answer), mode), scope, request);
  };
}

async function serve(
  answering: Answering,
  scope: ServedScope,
  request: ExpressRequest,
  response: ExpressResponse,
  mode: "production" | "development",
) {
  try {
    const { status, headers, body } = await answering(scope, request);
    await scope.end(status < 500 ? "commit" : "rollback");
    if (scope.frames.length > 0) securityHeaders(response, scope.nonce, mode, scope.frames);
    response.status(status);
    // What a form was answered with has no headers of its own.
    if (status === 503) response.setHeader("Retry-After", secondsToWait);
    for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
    const cookies = [...headers.getSetCookie(), ...scope.cookies];
    if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
    if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "private, no-store");
    await sendCompressed(request, response, body);
    if (status === 200) await readWhatOpened(scope, request);
  } finally {
    await scope.end("rollback");
  }
}

/** Nothing stands there, which is what its page says. */
const nowhere = "/app/not-there";

/**
 * A route without a screen of its own, such as one that leads on, answers data where there is nothing. Whoever opens it in a
 * browser, as by a link to a record that is gone, is led to the page that says so: in its own place there is no screen that
 * the browser could bring to life.
 */
async function answerOf(handle: RequestHandler, scope: ServedScope, request: ExpressRequest): Promise<Answer> {
  const answer = await handle(toWebRequest(request), { scope });
  const isData = answer.headers.get("Content-Type")?.includes("json") ?? false;
  const wantsPage = request.method === "GET" && request.accepts(["json", "html"]) === "html";
  if (answer.status === 404 && isData && wantsPage)
    return { status: 302, headers: new Headers({ Location: nowhere }), body: Buffer.alloc(0) };
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

function urlOf(request: ExpressRequest): URL {
  return new URL(`${request.protocol}://${request.headers.host ?? "localhost"}${request.originalUrl}`);
}

function toWebRequest(request: ExpressRequest, url = urlOf(request)): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(url, {
    method: request.method,
    headers,
    ...(hasBody ? { body: createReadableStreamFromReadable(request), duplex: "half" } : {}),
  } as RequestInit);
}
