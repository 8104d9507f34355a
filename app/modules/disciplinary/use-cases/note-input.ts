import { z } from "zod";
import { cleanRichText, plainText, richTextInput } from "#app/platform/rich-text/clean-rich-text.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { isStandardType, severities } from "../domain/note.ts";
import { steps } from "../domain/steps.ts";
import { ids } from "../domain/ids.ts";
import { rulesOfCompany } from "../data/settings.ts";
import { sql } from "#tenancy/sql.ts";

/** What people type. Codes are of this room's strings. */
export const reasonInput = textInput({
  most: 10_000,
  missing: "disciplinary.reason-needed",
  tooLong: "disciplinary.too-long",
});
export const shortReasonInput = textInput({
  most: 500,
  missing: "disciplinary.reason-needed",
  tooLong: "disciplinary.too-long",
});
export const commentInput = textInput({ most: 4000, tooLong: "disciplinary.too-long" }).default("");

/** None, one or several ids, as a form or a program sends them. */
export const idsInput = (most: number) =>
  z.preprocess(
    (sent) => (sent === undefined || sent === "" ? [] : Array.isArray(sent) ? sent.filter((id) => id !== "") : [sent]),
    z.array(z.guid()).max(most),
  );

/** What a note says, besides whom it is about. */
export const noteWords = {
  type: z
    .string({ error: "disciplinary.choose" })
    .min(1, { error: "disciplinary.choose" })
    .max(40)
    .describe("A type of the product, or the id of one of the company's own."),
  severity: z.enum(severities, { error: "disciplinary.choose" }).default("LOW").describe("How grave it is."),
  step: z.enum(steps, { error: "disciplinary.choose" }).default("NONE").describe("The step it is taken as."),
  occurredOn: z.iso.date({ error: "disciplinary.date" }).describe("The day it happened."),
  body: richTextInput.describe("What happened, as HTML of the editor or plain text."),
};

export const versionedNote = z.object({ noteId: ids.note, version: versionRead });

/** The words of a note, cleaned; refused where they say nothing. */
export function readBody(sent: string): string {
  const body = cleanRichText(sent);
  if (plainText(body).trim() === "")
    throw invalid("disciplinary.body-needed", "A note says what happened.", {
      fields: { body: "disciplinary.body-needed" },
    });
  return body;
}

/** Refuses a type or severity the company does not use, and a day that has not come. */
export async function requireOffered(
  context: Context,
  { type, severity, occurredOn }: { type: string; severity: string; occurredOn: string },
): Promise<void> {
  const rules = await rulesOfCompany(context);
  const known = isStandardType(type) ? !rules.hiddenTypes.includes(type) : await isOwnType(context, type);
  const fields = {
    ...(!known && { type: "disciplinary.choose" }),
    ...(rules.hiddenSeverities.some((hidden) => hidden === severity) && { severity: "disciplinary.choose" }),
    ...(occurredOn > context.today() && { occurredOn: "disciplinary.in-future" }),
  };
  const [first] = Object.values(fields);
  if (first) throw invalid(first, "Something does not fit.", { fields });
}

async function isOwnType(context: Context, type: string): Promise<boolean> {
  if (!z.guid().safeParse(type).success) return false;
  const found = await context.rows(
    sql`select from {disciplinary_type} where id = ${type}::uuid and archived_at is null`,
  );
  return found.length > 0;
}
