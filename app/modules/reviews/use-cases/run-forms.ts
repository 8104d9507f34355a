import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { readCycle, requireCycle } from "../data/cycle-record.ts";
import { ReviewForm } from "../data/entities.ts";
import { toRemindSql } from "../data/to-remind.ts";
import { answersOf, askedIn, readForms, valuesOf } from "../data/form-record.ts";
import { maskOf } from "../data/masked.ts";
import { formAfter, type FormState } from "../domain/form-state.ts";
import { ids } from "../domain/ids.ts";
import { providers } from "../domain/providers.ts";
import { dayInput, reasonInput, several } from "./review-input.ts";
import { holdForm } from "./save-answers.ts";
import { refuseOwn } from "./refuse-own.ts";
import { closeForm } from "./submit-form.ts";
import { writeDown } from "./write-down.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const oneForm = z.object({ formId: ids.form });
export const reasonedFormInput = oneForm.extend({ reason: reasonInput });
export const extendFormInput = oneForm.extend({ dueOn: dayInput });
export type DoneForm = { formId: string };

/** More time for one reviewer. */
export async function extendForm(
  context: Context,
  { formId, dueOn }: z.output<typeof extendFormInput>,
): Promise<DoneForm> {
  const form = await requireRun(context, formId);
  if (dueOn < context.today())
    throw invalid("reviews.in-past", "It would be due in the past.", { fields: { dueOn: "reviews.in-past" } });
  const record = await holdForm(context, form);
  record.dueOn = dueOn;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.form-extended",
    { formId, dueOn },
    { action: "extend", subject: "ReviewForm", id: formId, detail: { before: form.dueOn, after: dueOn } },
  );
  return { formId };
}

/** A submitted form can be changed again; what was submitted is kept. */
export async function reopenForm(
  context: Context,
  { formId, reason }: z.output<typeof reasonedFormInput>,
): Promise<DoneForm> {
  const form = await requireRun(context, formId);
  if (form.shared) throw conflict("reviews.result-shared", "The result was shared.");
  // Who was asked from outside has no link any more.
  if (form.provider === "EXTERNAL") throw conflict("reviews.not-from-here", "It was answered from outside.");
  const record = await holdForm(context, form);
  const status = formAfter("reopen", record.status as FormState);
  if (!status) throw conflict("reviews.not-from-here", "It was not submitted.");
  // What is opened again can be filled in, also long after its last day.
  const dueOn = form.dueOn > context.today() ? form.dueOn : context.today();
  Object.assign(record, { status, dueOn, reopenedAt: context.clock.now() });
  await context.em.flush();
  await writeDown(
    context,
    "reviews.form-reopened",
    { formId },
    { action: "reopen", subject: "ReviewForm", id: formId, detail: { reason } },
  );
  return { formId };
}

export const reopenFormsInput = z.object({
  cycleId: ids.cycle,
  provider: z.enum(providers, { error: "reviews.needed" }).describe("Which reviewers' forms."),
  reason: reasonInput,
});

/**
 * All submitted forms of one kind can be changed again, but those whose result was shared, and those about the actor or of
 * theirs; what was submitted is kept.
 */
export async function reopenForms(
  context: Context,
  { cycleId, provider, reason }: z.output<typeof reopenFormsInput>,
): Promise<{ reopened: number }> {
  const cycle = await requireCycle(context, "run", cycleId);
  if (cycle.state !== "IN_PROGRESS") throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  const rows = await context.rows<{ id: string }>(
    sql`update {review_form} f set status = 'IN_PROGRESS', reopened_at = ${context.clock.now()}, version = f.version + 1,
        due_on = greatest(f.due_on, ${context.today()}::date)
      from {review_reviewee} r where r.id = f.reviewee_id and r.cycle_id = ${cycleId} and f.provider = ${provider}
        and f.status = 'SUBMITTED' and f.reviewer_id is not null and f.removed_at is null and r.removed_at is null
        and r.shared_at is null and ${context.actor.employeeId} not in (r.employee_id, f.reviewer_id) returning f.id`,
  );
  for (const { id } of rows)
    await writeDown(
      context,
      "reviews.form-reopened",
      { formId: id },
      { action: "reopen", subject: "ReviewForm", id, detail: { reason, together: rows.length } },
    );
  return { reopened: rows.length };
}

/** Submits what a reviewer has written so far, in their place. */
export async function forceSubmit(
  context: Context,
  { formId, reason }: z.output<typeof reasonedFormInput>,
): Promise<DoneForm> {
  const form = await requireRun(context, formId);
  if (form.status === "SUBMITTED") throw conflict("reviews.not-from-here", "It was submitted.");
  const asked = await askedIn(context, form);
  await closeForm(context, form, asked, { answers: valuesOf(await answersOf(context, formId)), forced: true });
  await writeDown(
    context,
    "reviews.form-opened",
    { formId, why: "forced" },
    { action: "force-submit-reason", subject: "ReviewForm", id: formId, detail: { reason } },
  );
  return { formId };
}

async function requireRun(context: Context, formId: string) {
  await authorize(context, "run", { kind: "ReviewCycle" });
  const [form] = await readForms(context, sql`f.id = ${formId}`);
  if (!form) throw notFound("ReviewForm");
  refuseOwn(context, form);
  const cycle = await readCycle(context, form.cycleId);
  if (cycle.state !== "IN_PROGRESS") throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  if (form.removed) throw conflict("reviews.closed-withdrawn", "The form was withdrawn.");
  return form;
}

/** A list calls forms of who is not named otherwise than they are called. */
function remindedIn(formIds: readonly string[], me: string): Sql {
  return sql`(f.id = any(${[...formIds]}::uuid[]) or exists (select from {review_cycle} c where c.id = r.cycle_id
    and ${maskOf("list", me)} = any(${[...formIds]}::uuid[])))`;
}

export const remindInput = z.object({
  formIds: several(ids.form).describe("Forms that are still to be filled in."),
  cycleId: ids.cycle.optional().describe("Instead: all of a cycle, as far as the caller reminds people."),
});

/** Reminds reviewers of forms that are open; who was reminded within a day is left in peace. */
export async function remindReviewers(
  context: Context,
  { formIds, cycleId }: z.output<typeof remindInput>,
): Promise<{ reminded: number }> {
  const now = context.clock.now();
  const which = cycleId ? sql`r.cycle_id = ${cycleId}` : remindedIn(formIds, context.actor.employeeId);
  const open = await readForms(context, sql`${which} and ${await toRemindSql(context)}`);
  if (open.length === 0) return { reminded: 0 };
  const reminded = open.map(({ id }) => id);
  await context.em.nativeUpdate(ReviewForm, { id: { $in: reminded } }, { remindedAt: now });
  await writeDown(
    context,
    "reviews.reminded",
    { formIds: reminded, why: "asked" },
    { action: "remind", subject: "ReviewForm", id: null, detail: { forms: reminded.length } },
  );
  return { reminded: reminded.length };
}
