import { z } from "zod";

/** What a refusal says, by RFC 9457. */
export const problemShape = z
  .object({
    type: z
      .string()
      .describe("The kind of problem as a URN; it says the same as `code`.")
      .meta({ example: "urn:cairn:problem:goals.duplicate-title" }),
    title: z
      .string()
      .describe("What was refused, in English, for whoever writes the program.")
      .meta({ example: "The title is taken in this time frame." }),
    status: z.number().int().describe("The HTTP status of the answer.").meta({ example: 409 }),
    detail: z
      .string()
      .optional()
      .describe(
        "What to tell the person the request was made for, in their language; missing where there are no such words.",
      ),
    code: z
      .string()
      .describe("Stable: the module and the reason. Programs decide by it, never by words.")
      .meta({ example: "goals.duplicate-title" }),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe("Facts of the refusal by name, such as the `version` a record has by now."),
    fields: z
      .record(
        z.string(),
        z.object({
          code: z.string().describe("Why the field is refused; stable.").meta({ example: "platform.field-missing" }),
          message: z
            .string()
            .describe("The same in words.")
            .meta({ example: "Invalid input: expected string, received undefined" }),
        }),
      )
      .optional()
      .describe(
        "What is wrong with which field, by its name; inside of lists and records with dots: `keyResults.0.title`.",
      ),
    rules: z
      .array(
        z.object({
          rule: z.string().describe("The id of a rule of access."),
          matched: z.boolean().describe("Whether the rule speaks of this case."),
        }),
      )
      .optional()
      .describe("The rules of access that were looked at, in order, where a rule refused."),
    requestId: z
      .string()
      .describe("The `X-Request-Id` of the answer, under which our log and the audit log know the request."),
  })
  .meta({ id: "Problem" });

/** The codes that any address with such a method may answer. */
export function problemCodes(method: string, locks: readonly string[]): string[] {
  return [
    "platform.not-signed-in (401)",
    "platform.token-refused (401)",
    "platform.token-scope (403)",
    "platform.forbidden (403)",
    "platform.not-found (404)",
    ...(method === "GET"
      ? []
      : [
          "platform.token-reads-only (403)",
          "platform.malformed (400)",
          "platform.media-type (415)",
          "platform.too-large (413)",
          "platform.key-reused (409)",
        ]),
    "platform.invalid-input (422)",
    ...(locks.length > 0 ? ["platform.version-required (428)"] : []),
    "platform.too-many-requests (429)",
    "platform.unavailable (503)",
  ];
}
