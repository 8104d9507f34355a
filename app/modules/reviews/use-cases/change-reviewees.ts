import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { ReviewForm, ReviewReviewee } from "../data/entities.ts";
import { readReviewee } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import { planCycle, type PlannedForm } from "../domain/plan-cycle.ts";
import { peopleOfCycle } from "../queries/cycle-people.ts";
import { announceForms } from "./announce-forms.ts";
import { moveAccountable } from "./move-accountable.ts";
import { refuseOwn } from "./refuse-own.ts";
import { reasonInput, several } from "./review-input.ts";
import { withdrawForms } from "./withdraw-forms.ts";
import { storePlan } from "./store-plan.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const addRevieweesInput = z.object({
  cycleId: ids.cycle,
  employeeIds: several(ids.employee).describe("Who joins the cycle late."),
});

/** People who joined late are reviewed as well, with the forms the plan gives them today. */
export async function addReviewees(
  context: Context,
  { cycleId, employeeIds }: z.output<typeof addRevieweesInput>,
): Promise<{ added: number }> {
  const cycle = await requireRunning(context, cycleId);
  if (employeeIds.length === 0)
    throw invalid("reviews.nobody-chosen", "Nobody was chosen.", { fields: { employeeIds: "reviews.nobody-chosen" } });
  const known = await context.rows(
    sql`select from {review_reviewee} where cycle_id = ${cycleId} and employee_id = any(${employeeIds}::uuid[])
      and removed_at is null`,
  );
  if (known.length > 0)
    throw invalid("reviews.already-in-cycle", "They are in the cycle.", {
      fields: { employeeIds: "reviews.already-in-cycle" },
    });
  const people = await peopleOfCycle(context, cycle, {
    day: context.today(),
    reviewed: sql`e.id = any(${employeeIds}::uuid[])`,
  });
  const plan = planCycle(cycle.settings, people);
  const forms = plan.forms.map((form) => inTime(form, context.today()));
  const added = await storePlan(context, cycleId, { ...plan, forms });
  await announceForms(context, cycleId);
  for (const revieweeId of added)
    await writeDown(
      context,
      "reviews.reviewee-changed",
      { revieweeId, change: "ADDED" },
      { action: "add-reviewee", subject: "ReviewResult", id: revieweeId },
    );
  return { added: added.length };
}

/** Whoever joins after a stage has ended is given two weeks for it. */
const inTime = (form: PlannedForm, today: string): PlannedForm =>
  form.dueOn < today ? { ...form, dueOn: addDays(today, 14) } : form;

export const removeRevieweeInput = z.object({ revieweeId: ids.reviewee, reason: reasonInput });

/** Somebody is no longer reviewed; all that was written about them stays, and is read by nobody. */
export async function removeReviewee(
  context: Context,
  { revieweeId, reason }: z.output<typeof removeRevieweeInput>,
): Promise<{ revieweeId: string }> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  await requireRunning(context, reviewee.cycleId);
  refuseOwn(context, reviewee);
  const record = await hold(context, revieweeId);
  if (record.sharedAt) throw conflict("reviews.result-shared", "The result was shared.");
  record.removedAt = context.clock.now();
  await context.em.flush();
  await withdrawForms(context, await context.em.find(ReviewForm, { revieweeId, removedAt: null }));
  await writeDown(
    context,
    "reviews.reviewee-changed",
    { revieweeId, change: "REMOVED" },
    { action: "remove-reviewee", subject: "ReviewResult", id: revieweeId, detail: { reason } },
  );
  return { revieweeId };
}

export const changeManagerInput = z.object({
  revieweeId: ids.reviewee,
  managerId: ids.employee.describe("Who is accountable from now on."),
  reason: reasonInput,
});

/** Another manager is accountable; nobody changes who judges them. */
export async function changeManager(
  context: Context,
  { revieweeId, managerId, reason }: z.output<typeof changeManagerInput>,
): Promise<{ revieweeId: string }> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  const cycle = await requireRunning(context, reviewee.cycleId);
  const refuse = (code: string) => {
    throw invalid(code, "They cannot be accountable.", { fields: { managerId: code } });
  };
  const by = context.actor.employeeId;
  if (managerId === reviewee.employeeId || reviewee.employeeId === by) refuse("reviews.not-oneself");
  if ((await context.rows(sql`select from {employee} where id = ${managerId}`)).length === 0)
    refuse("reviews.unknown-person");
  await moveAccountable(context, cycle, { revieweeId, managerId, actId: context.newId(), reason, by });
  await announceForms(context, cycle.id);
  return { revieweeId };
}

async function requireRunning(context: Context, cycleId: string): Promise<CycleRecord> {
  const cycle = await requireCycle(context, "run", cycleId);
  if (cycle.state !== "IN_PROGRESS") throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  return cycle;
}

function hold(context: Context, id: string) {
  return holdRecord(context, ReviewReviewee, { id }, { version: undefined, subject: "ReviewResult", changedBy: [] });
}
