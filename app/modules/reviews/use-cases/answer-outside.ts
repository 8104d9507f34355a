import { setOwn } from "#app/platform/http/own-properties.ts";
import { z } from "zod";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { answerByLink, outsideLinkFields, type OutsideScope } from "#app/platform/outside-links/outside-link.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { fits, missingIn, type Answers, type FormField } from "../domain/fields.ts";
import { askedOutside, openLink } from "../queries/outside-form.ts";
import { saveAnswersInput } from "./save-answers.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const answerOutsideInput = z.object({
  ...outsideLinkFields,
  answers: saveAnswersInput.shape.answers,
});

/** Somebody outside submits the form they were sent. */
export async function answerOutside(
  scope: OutsideScope,
  { answers: typed, ...link }: z.output<typeof answerOutsideInput>,
): Promise<void> {
  await answerByLink(scope, { room: "reviews", ...link }, openLink, async (context, form) => {
    const { fields } = await askedOutside(context, form);
    const answers = answersTo(fields, typed);
    const now = context.clock.now();
    await insertRows(
      context,
      "review_answer",
      "id uuid, form_id uuid, field text, value text, updated_at timestamptz",
      Object.entries(answers).map(([field, value]) => ({
        ...{ id: crypto.randomUUID(), form_id: form.formId, field, value, updated_at: now },
      })),
    );
    await insertRows(
      context,
      "review_submission",
      "form_id uuid, number int, answers jsonb, submitted_at timestamptz",
      [{ form_id: form.formId, number: 1, answers, submitted_at: now }],
    );
    await context.rows(
      sql`update {review_form} set status = 'SUBMITTED', started_at = ${now}, submitted_at = ${now},
        version = version + 1 where id = ${form.formId}`,
    );
    await context.rows(sql`update {review_external} set token_hash = null, version = version + 1
      where form_id = ${form.formId}`);
    await writeDown(
      context,
      "reviews.form-submitted",
      { formId: form.formId, forced: false },
      { action: "submit-outside", subject: "ReviewForm", id: form.formId },
    );
  });
}

/** What was typed, by the fields there are; what is missing is said at its field. */
function answersTo(fields: readonly FormField[], typed: Answers): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const field of fields)
    for (const name of [field.field, field.comment]) {
      if (name === null || !typed[name]) continue;
      if (!fits(field, name, typed[name])) throw refusal({ [name]: "reviews.unknown-field" });
      setOwn(answers, name, normalized(typed[name]).replace(/\r\n/g, "\n"));
    }
  const missing = missingIn(fields, answers);
  if (missing.length > 0) throw refusal(Object.fromEntries(missing.map((name) => [name, "reviews.needed"])));
  return answers;
}

function refusal(fields: Record<string, string>) {
  return invalid("reviews.missing", "Required fields are empty.", {
    params: { count: Object.keys(fields).length },
    fields,
  });
}
