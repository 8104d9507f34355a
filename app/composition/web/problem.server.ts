import type { Response } from "express";
import type { z } from "zod";
import { AppError, headersOf, invalid, refusalOf } from "#app/platform/errors/app-error.ts";
import { isDatabaseAway, secondsToWait } from "./database-away.server.ts";
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
  const refusal = refusalOf(error);
  if (refusal) return { problem: refusal, isFault: false };
  if (!isDatabaseAway(error))
    return { problem: new AppError("platform.fault", 500, "Oops! something went wrong!"), isFault: true };
  response.setHeader("Retry-After", secondsToWait);
  return {
    problem: new AppError("platform.unavailable", 503, "Cairn is not available for a moment. Please try again."),
    isFault: true,
  };
}

type Issue = Pick<z.core.$ZodIssue, "path" | "message"> & { code?: string };

/** A request whose fields do not fit: each by name, with a code that stays and words for whoever reads it. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const named = issues.map((issue) => [issue.path.join("."), issue] as const);
  return invalid("platform.invalid-input", "The request does not have the shape this address takes.", {
    fields: Object.fromEntries(named.map(([name, issue]) => [name, codeOf(issue)])),
    messages: Object.fromEntries(
      named.flatMap(([name, { message }]) => (isMessageCode(message) ? [] : [[name, message]])),
    ),
  });
}

const codes: Readonly<Record<string, string>> = {
  invalid_type: "platform.field-type",
  too_big: "platform.field-too-large",
  too_small: "platform.field-too-small",
  invalid_format: "platform.field-format",
  not_multiple_of: "platform.field-step",
  invalid_union: "platform.field-type",
  invalid_value: "platform.field-not-one-of",
  invalid_key: "platform.field-name",
};

/** The code of what is wrong with a field. A rule of the product names its own. */
function codeOf({ code = "custom", message }: Issue): string {
  if (isMessageCode(message)) return message;
  if (code.startsWith("platform.")) return code;
  if (code === "invalid_type" && message.endsWith("received undefined")) return "platform.field-missing";
  return codes[code] ?? "platform.field-refused";
}

function isMessageCode(message: string): boolean {
  return /^[a-z-]+\.[a-z-]+$/.test(message);
}
