import type { z } from "zod";
import { invalid, type AppError } from "#app/platform/errors/app-error.ts";

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
