import { z } from "zod";
import { textInput, writtenLines } from "#app/platform/http/typed-input.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { embedScopes } from "../domain/embed-scope.ts";
import { readOrigin } from "../domain/origin.ts";

/** How many sites one key may serve. */
const mostOrigins = 20;

const origins = z
  .string({ error: "required" })
  .max(10_000, "too-long")
  .transform((text, context) => {
    const lines = writtenLines(text);
    const read = lines.map(readOrigin);
    if (lines.length === 0) context.addIssue("required");
    if (read.includes(null)) context.addIssue("malformed-origin");
    if (lines.length > mostOrigins) context.addIssue("too-many-origins");
    return [...new Set(read.filter((origin) => origin !== null))];
  });

export const embedKeyFields = {
  name: textInput({ most: 100, missing: "required", tooLong: "too-long" }),
  origins,
};

/** What the key's sites may; a browser sends one ticked box as a single value. */
export const embedScopeField = z.preprocess(
  (sent) => (sent === undefined ? [] : [sent].flat()),
  z.array(z.enum(embedScopes)).min(1, "required"),
);

/** Two keys in use never share a name. */
export function refusingTakenKey<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    embed_key_name: { code: "embeds.duplicate-name", field: "name", message: "A key in use has this name." },
  });
}
