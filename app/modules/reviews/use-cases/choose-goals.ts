import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { ReviewReviewee } from "../data/entities.ts";
import { holdAskedForm, type FormRecord } from "../data/form-record.ts";
import { choosesGoals, sumOfWeights, wholeWeight } from "../domain/goal-weights.ts";
import { ids } from "../domain/ids.ts";
import { refuseClosed } from "./save-answers.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const weight = z.preprocess(
  (sent) => (sent === "" || sent === null ? 0 : sent),
  z.coerce.number({ error: "reviews.goal-weight" }).min(0, { error: "reviews.goal-weight" }).max(100, {
    error: "reviews.goal-weight",
  }),
);

export const chooseGoalsInput = z.object({
  formId: ids.form,
  weights: z
    .record(z.guid(), weight)
    .default({})
    .describe(
      "By the id of a goal, its weight in percent; 0 or left out, it does not count. None at all: all count the same.",
    ),
  version: versionRead,
});

/**
 * Says which goals of the period count, and how much: together they weigh 100. The person or who is accountable says so in
 * their form, as the template lets them, until the manager's form is in; all forms about the person follow.
 */
export async function chooseGoals(
  context: Context,
  { formId, weights, version }: z.output<typeof chooseGoalsInput>,
): Promise<{ formId: string }> {
  const held = await holdAskedForm(context, formId);
  const { form } = held;
  if (!choosesGoals(held.elements, form.provider))
    throw conflict("reviews.goals-not-chosen", "The template does not let them choose goals.");
  refuseClosed(context, held);
  await requireOpen(context, form);
  const counted = Object.fromEntries(Object.entries(weights).filter(([, percent]) => percent > 0));
  requireWhole(form, counted);
  const record = await holdRecord(
    context,
    ReviewReviewee,
    { id: form.revieweeId },
    { version, subject: "ReviewResult", changedBy: ["reviews.choose-goals"] },
  );
  record.goalWeights = Object.keys(counted).length > 0 ? counted : null;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.goals-chosen",
    { revieweeId: form.revieweeId },
    { action: "choose-goals", subject: "ReviewResult", id: form.revieweeId, detail: { weights: counted } },
  );
  return { formId };
}

/** The score is of the manager's form: once it is in, what counts stays. */
async function requireOpen(context: Context, { revieweeId }: FormRecord): Promise<void> {
  const found = await firstRow<{ done: boolean }>(
    context,
    sql`select exists (select from {review_form} where reviewee_id = ${revieweeId} and provider = 'MANAGER'
      and status = 'SUBMITTED' and removed_at is null) as done`,
  );
  if (found!.done) throw conflict("reviews.goals-rated", "The manager's form is submitted.");
}

function requireWhole({ rated }: FormRecord, counted: Readonly<Record<string, number>>): void {
  const known = new Set((rated?.goals ?? []).map(({ id }) => id));
  if (Object.keys(counted).some((id) => !known.has(id)))
    throw invalid("reviews.unknown-goal", "A goal is not of this review.", {
      fields: { weights: "reviews.unknown-goal" },
    });
  const sum = sumOfWeights(counted);
  if (Object.keys(counted).length > 0 && sum !== wholeWeight)
    throw invalid("reviews.goal-weights", "The weights do not add up to 100.", {
      params: { sum },
      fields: { weights: "reviews.goal-weights" },
    });
}
