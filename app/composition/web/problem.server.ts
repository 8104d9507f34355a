import type { Response } from "express";
import { AppError, headersOf, answerable } from "#app/platform/errors/app-error.ts";
import { isDatabaseAway, secondsToWait, unavailable } from "./database-away.server.ts";
import { wordsOf } from "./words-of-refusal.server.ts";

/** Answers a refusal as a problem by RFC 9457, with words in the language of who asked. */
export function sendProblem(response: Response, error: AppError, language?: string): void {
  if (error.status === 401) response.setHeader("WWW-Authenticate", 'Bearer realm="Cairn"');
  for (const [name, value] of Object.entries(headersOf(error))) response.setHeader(name, value);
  const { params, fields, messages, chain } = error.details;
  const requestId = response.getHeader("X-Request-Id");
  const body = {
    type: `urn:cairn:problem:${error.code}`,
    title: error.message,
    status: error.status,
    detail: wordsOf(error.code, params, language) ?? undefined,
    code: error.code,
    params,
    fields:
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([name, code]) => [
          name,
          { code, message: messages?.[name] ?? wordsOf(code, params, language) ?? error.message },
        ]),
      ),
    rules: chain,
    requestId,
  };
  response.status(error.status).type("application/problem+json").send(JSON.stringify(body));
}

/** What an error is to whoever asked: a refusal as it is, a database that is away as such, anything else a fault of ours. */
export function problemOf(response: Response, error: unknown): { problem: AppError; isFault: boolean } {
  const refusal = answerable(error);
  if (refusal) return { problem: refusal, isFault: false };
  if (!isDatabaseAway(error))
    return { problem: new AppError("platform.fault", 500, "Oops! something went wrong!"), isFault: true };
  response.setHeader("Retry-After", secondsToWait);
  return { problem: unavailable(), isFault: true };
}
