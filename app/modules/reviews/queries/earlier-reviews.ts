import type { Reading } from "#app/modules/questionnaires/domain.ts";
import { setOwn } from "#app/platform/http/own-properties.ts";
import type { Context } from "#app/platform/context/context.ts";
import { formsOfGroup } from "../data/cycle-record.ts";
import { readForms, type FormRecord } from "../data/form-record.ts";
import { commentOf, fieldsOf, type FormField } from "../domain/fields.ts";
import { toldAnswer } from "../domain/asked-as.ts";
import { readingFor } from "./reading-for.ts";
import { sql } from "#tenancy/sql.ts";

/** What the reviewer wrote about the same person before, by the fields of the form they write now. */
export type EarlierReview = {
  formId: string;
  cycle: string;
  on: string;
  answers: Record<string, { rating: string; text: string }>;
};

const most = 3;

/** The reviewer's own earlier forms about the person: the same question, competency or goal, beside the one of now. */
export async function earlierReviews(
  context: Context,
  form: FormRecord,
  fields: readonly FormField[],
): Promise<EarlierReview[]> {
  const forms = await readForms(
    context,
    sql`r.employee_id = ${form.employeeId} and f.reviewer_id = ${context.actor.employeeId} and f.id <> ${form.id}
      and f.provider = ${form.provider} and f.status = 'SUBMITTED' and f.removed_at is null and r.removed_at is null`,
  );
  const earlier = forms
    .filter(({ submittedAt }) => submittedAt !== null)
    .sort((a, b) => b.submittedAt!.localeCompare(a.submittedAt!))
    .slice(0, most);
  const found: EarlierReview[] = [];
  for (const one of earlier) {
    const rows = await context.rows<{ cycle: string; answers: Record<string, string> | null }>(
      sql`select c.name as cycle, (select jsonb_object_agg(field, value) from {review_answer} where form_id = ${one.id})
        as answers from {review_cycle} c where c.id = ${one.cycleId}`,
    );
    const elements = (await formsOfGroup(context, one.cycleId, one.formGroup)).get(one.provider) ?? [];
    const before = fieldsOf(elements, one.rated ?? { competencies: [], goals: [] });
    const { cycle, answers } = rows[0]!;
    const same = matched(fields, before, answers ?? {}, readingFor(context));
    if (Object.keys(same).length > 0) found.push({ formId: one.id, cycle, on: one.submittedAt!, answers: same });
  }
  return found;
}

function matched(
  fields: readonly FormField[],
  before: readonly FormField[],
  answers: Record<string, string>,
  reading: Reading,
): EarlierReview["answers"] {
  const same: EarlierReview["answers"] = {};
  for (const field of fields) {
    const then = before.find((one) => one.kind === field.kind && sameThing(one, field));
    if (!then) continue;
    const value = answers[then.field] ?? "";
    const told = toldAnswer(then, value, reading);
    const rating = then.answerType === "TEXT" ? "" : told;
    const words = [then.answerType === "TEXT" ? told : "", answers[commentOf(then.field)] ?? ""];
    const text = words.filter(Boolean).join("\n");
    if (rating || text) setOwn(same, field.field, { rating, text });
  }
  return same;
}

/** The same competency or goal by its id; a question by its words, which may stand in another template. */
function sameThing(one: FormField, other: FormField): boolean {
  return one.kind === "QNA" ? one.text === other.text : one.field.split(":")[2] === other.field.split(":")[2];
}
