import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { ReviewForm } from "../data/entities.ts";
import {
  answersOf,
  askedOf,
  closedForm,
  holdAskedForm,
  type AskedForm,
  type FormRecord,
  type HeldForm,
} from "../data/form-record.ts";
import { gridOf } from "../domain/rating-of-box.ts";
import { boxField, fits, outcomeField, promotionField, resultField, summaryField } from "../domain/fields.ts";
import { formAfter } from "../domain/form-state.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

const value = z.string().max(20_000, { error: "reviews.too-long" });

export const saveAnswersInput = z.object({
  formId: ids.form,
  answers: z.record(z.string().max(200), value).default({}).describe("What is written, by field."),
  versions: z
    .record(z.string().max(200), z.coerce.number().int().min(0))
    .default({})
    .describe("By field, which version it was written on; 0 where there was none."),
});
export type SaveAnswersInput = z.output<typeof saveAnswersInput>;
export type SavedAnswers = { formId: string; versions: Record<string, number> };

/** Keeps what was written, field by field. A field somebody changed in another window meanwhile is not written over. */
export async function saveAnswers(context: Context, input: SaveAnswersInput): Promise<SavedAnswers> {
  const held = await holdAskedForm(context, input.formId);
  const { form } = held;
  refuseClosed(context, held);
  const versions = await storeAnswers(context, held, input);
  if (Object.keys(versions).length === 0) return { formId: form.id, versions };
  // A draft saves itself while somebody types: that they began is written down, each pause is not.
  if (form.status === "NOT_STARTED") await startForm(context, form);
  return { formId: form.id, versions };
}

async function startForm(context: Context, form: FormRecord): Promise<void> {
  const record = await holdForm(context, form);
  record.status = formAfter("answer", "NOT_STARTED")!;
  record.startedAt = context.clock.now();
  await context.em.flush();
  await writeDown(
    context,
    "reviews.form-started",
    { formId: form.id },
    { action: "start-form", subject: "ReviewForm", id: form.id },
  );
}

export function holdForm(context: Context, { id }: Pick<FormRecord, "id">) {
  return holdRecord(context, ReviewForm, { id }, { version: undefined, subject: "ReviewForm", changedBy: [] });
}

export function refuseClosed(context: Context, { form, cycle }: Pick<HeldForm, "form" | "cycle">): void {
  const closed = closedForm(form, cycle, context.today());
  if (closed)
    throw conflict(`reviews.closed-${closed.toLowerCase().replace("_", "-")}`, `The form is closed: ${closed}.`);
}

type Written = { field: string; value: string };

/** Writes the fields that changed, in one statement; the form is held. Answers their versions. */
export async function storeAnswers(
  context: Context,
  held: HeldForm,
  { answers, versions }: Omit<SaveAnswersInput, "formId">,
): Promise<Record<string, number>> {
  const stored = await answersOf(context, held.form.id);
  const changed: Written[] = [];
  // A form sends no empty field: what it names by its version alone was emptied.
  for (const field of new Set([...Object.keys(versions), ...Object.keys(answers)])) {
    const value = normalized(answers[field] ?? "").replace(/\r\n/g, "\n");
    if ((stored.get(field)?.value ?? "") !== value) changed.push({ field, value });
  }
  if (changed.length === 0) return {};
  const asked = await askedOf(context, held, () => [...stored.keys()]);
  for (const { field, value } of changed) {
    requireFits(asked, held.form, field, value);
    refuseChanged(field, stored.get(field), versions[field]);
  }
  return writeFields(context, held.form, changed);
}

async function writeFields(
  context: Context,
  form: FormRecord,
  changed: readonly Written[],
): Promise<Record<string, number>> {
  const rows = changed.map((one) => ({ ...one, id: context.newId() }));
  const written = await context.rows<{ field: string; version: number }>(
    prepared(
      sql`insert into {review_answer} as kept (id, form_id, field, value, updated_at)
        select id, ${form.id}::uuid, field, value, ${context.clock.now()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, field text, value text)
        on conflict (form_id, field) do update
          set value = excluded.value, updated_at = excluded.updated_at, version = kept.version + 1
        returning field, version`,
    ),
  );
  return Object.fromEntries(written.map(({ field, version }) => [field, version]));
}

function refuseChanged(
  field: string,
  before: { value: string; version: number } | undefined,
  read: number | undefined,
): void {
  if (read === undefined || read === (before?.version ?? 0)) return;
  throw conflict("reviews.answer-changed", "The field was changed in another window.", {
    params: { field, value: before?.value ?? "", version: before?.version ?? 0 },
    fields: { [field]: "reviews.answer-changed" },
  });
}

/** A field of the form, with one of its options or words; beside them the summary, and the result in the manager's form. */
function requireFits({ fields, cycle }: AskedForm, form: FormRecord, name: string, text: string): void {
  const wrong = () =>
    invalid("reviews.unknown-field", "The form has no such field.", { fields: { [name]: "reviews.unknown-field" } });
  if (name === summaryField) return;
  if ([resultField, boxField, promotionField, outcomeField].includes(name)) {
    const { options, outcomeOn, outcomeOptions } = cycle.settings.calibration;
    const grid = gridOf(cycle.settings);
    const known =
      name === resultField
        ? options.map(({ id }) => id)
        : name === outcomeField
          ? outcomeOptions.filter(() => outcomeOn).map(({ id }) => id)
          : name === boxField
            ? (grid?.boxes ?? []).map(({ row, column }) => `${row}-${column}`)
            : ["NOT_PROPOSED", "PROPOSED"];
    if (form.provider !== "MANAGER" || (text !== "" && !known.includes(text))) throw wrong();
    return;
  }
  const field = fields.find((one) => one.field === name || one.comment === name);
  if (!field || !fits(field, name, text)) throw wrong();
}
