import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { ReviewReviewee, ReviewSubmission } from "../data/entities.ts";
import { answersOf, askedOf, holdAskedForm, valuesOf, type AskedForm, type FormRecord } from "../data/form-record.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import {
  boxField,
  isEmpty,
  missingIn,
  outcomeField,
  promotionField,
  resultField,
  type Answers,
} from "../domain/fields.ts";
import { formAfter, type FormState } from "../domain/form-state.ts";
import { nominatesIn } from "../domain/nominates-in.ts";
import { countedStates } from "../domain/nomination-state.ts";
import { scoresOf } from "../domain/scores.ts";
import { holdForm, refuseClosed, storeAnswers, type SaveAnswersInput } from "./save-answers.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export type SubmittedForm = { formId: string };

/** Hands a form in: what is still missing is said at its fields, and what was typed is kept either way. */
export async function submitForm(context: Context, input: SaveAnswersInput): Promise<SubmittedForm> {
  const held = await holdAskedForm(context, input.formId);
  const { form } = held;
  refuseClosed(context, held);
  await storeAnswers(context, held, input);
  const answers = valuesOf(await answersOf(context, form.id));
  const asked = await askedOf(context, held, () => Object.keys(answers));
  await requirePeers(context, form, asked);
  const missing = missingFields(form, asked, answers);
  if (missing.length > 0)
    throw invalid("reviews.missing", "Required fields are empty.", {
      params: { count: missing.length },
      fields: Object.fromEntries(missing.map((field) => [field, "reviews.needed"])),
    });
  await closeForm(context, form, asked, { answers, forced: false });
  return { formId: form.id };
}

/** Who nominates in the form hands in once as many are nominated as the cycle asks for; those who declined do not count. */
async function requirePeers(context: Context, form: FormRecord, { cycle, elements }: AskedForm): Promise<void> {
  const { minPeers } = cycle.settings.reviewers;
  if (minPeers === 0 || !nominatesIn(cycle.settings, form.provider, elements)) return;
  const found = await firstRow<{ counted: number }>(
    context,
    sql`select count(*)::int as counted from {review_nomination} where reviewee_id = ${form.revieweeId}
      and status = any(${[...countedStates]}::text[])`,
  );
  if (found!.counted < minPeers)
    throw invalid("reviews.few-peers", "More peers have to be nominated.", { params: { count: minPeers } });
}

function missingFields(form: FormRecord, { cycle, fields }: AskedForm, answers: Answers): string[] {
  const { calibration } = cycle.settings;
  const needed =
    form.provider === "MANAGER"
      ? [...(calibration.on ? [resultField] : []), ...(calibration.outcomeOn ? [outcomeField] : [])]
      : [];
  return [...missingIn(fields, answers), ...needed.filter((field) => isEmpty(answers[field]))];
}

/** The form is submitted: its answers are kept as they are now, and the manager's becomes the proposed result. */
export async function closeForm(
  context: Context,
  form: FormRecord,
  asked: AskedForm,
  { answers, forced }: { answers: Answers; forced: boolean },
): Promise<void> {
  const record = await holdForm(context, form);
  const now = context.clock.now();
  record.status = formAfter("submit", record.status as FormState) ?? "SUBMITTED";
  record.submittedAt = now;
  record.startedAt ??= now;
  record.forced = forced;
  const [last] = await context.rows<{ number: number }>(
    sql`select coalesce(max(number), 0)::int as number from {review_submission} where form_id = ${form.id}`,
  );
  context.em.create(ReviewSubmission, {
    formId: form.id,
    number: last!.number + 1,
    answers,
    submittedAt: now,
    submittedBy: context.actor.employeeId,
  } as never);
  await context.em.flush();
  if (form.provider === "MANAGER" && form.reviewerId && form.reviewerId === form.managerId)
    await propose(context, form, asked, answers);
  if (form.provider === "PEER")
    await context.rows(
      sql`update {review_nomination} set status = 'SUBMITTED', version = version + 1
        where reviewee_id = ${form.revieweeId} and nominee_id = ${form.reviewerId} and status = 'ACCEPTED'`,
    );
  await writeDown(
    context,
    "reviews.form-submitted",
    { formId: form.id, forced },
    { action: forced ? "force-submit" : "submit", subject: "ReviewForm", id: form.id },
  );
}

async function propose(
  context: Context,
  form: FormRecord,
  { elements, fields }: AskedForm,
  answers: Answers,
): Promise<void> {
  const reviewee = await holdRecord(
    context,
    ReviewReviewee,
    { id: form.revieweeId },
    { version: undefined, subject: "ReviewResult", changedBy: [] },
  );
  const [row, column] = (answers[boxField] ?? "").split("-").map(Number);
  const scores = scoresOf(elements, fields, answers);
  const text = (score: number | null) => (score === null ? null : score.toFixed(2));
  reviewee.proposedOption = answers[resultField] || null;
  reviewee.proposedRow = row || null;
  reviewee.proposedColumn = column || null;
  reviewee.outcomeOption = answers[outcomeField] || null;
  if (answers[promotionField]) reviewee.promotionStatus = answers[promotionField];
  reviewee.scoreOverall = text(scores.overall);
  reviewee.scoreGoals = text(scores.goals);
  reviewee.scoreCompetencies = text(scores.competencies);
  reviewee.scoreQuestions = text(scores.questions);
  await context.em.flush();
}
