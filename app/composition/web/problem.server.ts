import type { Response } from "express";
import { invalid, type AppError } from "#app/platform/errors/app-error.ts";

/** Answers a refusal as a problem by RFC 9457. */
export function sendProblem(response: Response, error: AppError): void {
  if (error.status === 401) response.setHeader("WWW-Authenticate", 'Bearer realm="Cairn"');
  const { params, fields, chain } = error.details;
  const body = {
    type: `urn:cairn:problem:${error.code}`,
    title: error.message,
    status: error.status,
    code: error.code,
    params,
    fields,
    rules: chain,
  };
  response.status(error.status).type("application/problem+json").send(JSON.stringify(body));
}

export function invalidInput(issues: readonly { path: PropertyKey[]; message: string }[]): AppError {
  return invalid("platform.invalid-input", "The request does not have the shape this address takes.", {
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message])),
  });
}
