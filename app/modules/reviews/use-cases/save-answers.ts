import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { ReviewForm } from "../data/entities.ts";
import { readDraft, type Draft } from "../data/draft-record.ts";
import {
  answersOf,
  askedOf,
  closedForm,
  fieldsAsked,
  holdAskedForm,
  type AskedForm,
  type FormRecord,
  type HeldForm,
  type TakesAnswers,
} from "../data/form-record.ts";
import { gridOf } from "../domain/rating-of-box.ts";
import {
  boxField,
  fits,
  outcomeField,
  promotionField,
  resultField,
  summaryField,
  type FormField,
} from "../domain/fields.ts";
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

/**
 * Keeps what was written, field by field. A field somebody changed in another window meanwhile is not written over. A
 * draft saves itself at each pause of typing: in one read and one write where it was begun and nobody else is at work in
 * it; otherwise the form is held, which settles who was first.
 */
export async function saveAnswers(context: Context, input: SaveAnswersInput): Promise<SavedAnswers> {
  const { formId } = input;
  const saved = await saveDraft(context, input);
  if (saved.all) return { formId, versions: saved.versions };
  const held = await holdAskedForm(context, formId);
  const { form } = held;
  refuseClosed(context, held);
  const versions = await storeAnswers(context, held, input);
  if (Object.keys(versions).length === 0) return { formId, versions: saved.versions };
  // A draft saves itself while somebody types: that they began is written down, each pause is not.
  if (form.status === "NOT_STARTED") await startForm(context, form);
  return { formId, versions: { ...saved.versions, ...versions } };
}

/** `all` says that nothing is left to be saved. */
type SavedDraft = { all: boolean; versions: Record<string, number> };

/** What can be written as it was read: nobody is waited for, and what changed between the two is left. */
async function saveDraft(context: Context, input: SaveAnswersInput): Promise<SavedDraft> {
  const names = namesOf(input);
  const draft = names.some(isOfResult) ? null : await readDraft(context, input.formId, names);
  if (!draft) return { all: false, versions: {} };
  refuseClosed(context, draft);
  const changed = changedIn(draft.stored, input);
  if (changed.length === 0) return { all: true, versions: {} };
  const fields = await fieldsAsked(context, draft, () => draft.written);
  for (const one of changed) {
    if (!isField(fields, one)) throw unknownField(one.field);
    refuseChanged(one.field, draft.stored.get(one.field), input.versions[one.field]);
  }
  const versions = await writeUnchanged(context, draft, changed);
  return { all: Object.keys(versions).length === changed.length, versions };
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

export function refuseClosed(context: Context, of: TakesAnswers): void {
  const closed = closedForm(of, context.today());
  if (closed)
    throw conflict(`reviews.closed-${closed.toLowerCase().replace("_", "-")}`, `The form is closed: ${closed}.`);
}

type Written = { field: string; value: string };
type Stored = ReadonlyMap<string, { value: string; version: number }>;
type Sent = Omit<SaveAnswersInput, "formId">;

/** A form sends no empty field: what it names by its version alone was emptied. */
function namesOf({ answers, versions }: Sent): string[] {
  return [...new Set([...Object.keys(versions), ...Object.keys(answers)])];
}

/** The fields that say something else than is stored. */
function changedIn(stored: Stored, sent: Sent): Written[] {
  return namesOf(sent).flatMap((field) => {
    const value = normalized(sent.answers[field] ?? "").replace(/\r\n/g, "\n");
    return (stored.get(field)?.value ?? "") === value ? [] : [{ field, value }];
  });
}

/** Writes the fields that changed, in one statement; the form is held. Answers their versions. */
export async function storeAnswers(context: Context, held: HeldForm, sent: Sent): Promise<Record<string, number>> {
  const stored = await answersOf(context, held.form.id);
  const changed = changedIn(stored, sent);
  if (changed.length === 0) return {};
  const asked = await askedOf(context, held, () => [...stored.keys()]);
  for (const one of changed) {
    requireFits(asked, held.form, one);
    refuseChanged(one.field, stored.get(one.field), sent.versions[one.field]);
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
  return versionsOf(written);
}

/**
 * The same of a form that nobody holds: only while it is the actor's and takes answers, and of its fields only those that
 * nobody has written since. They are told by what comes back.
 */
async function writeUnchanged(
  context: Context,
  { id, stored }: Draft,
  changed: readonly Written[],
): Promise<Record<string, number>> {
  const next = (field: string) => (stored.get(field)?.version ?? 0) + 1;
  const rows = changed.map((one) => ({ ...one, id: context.newId(), version: next(one.field) }));
  const written = await context.rows<{ field: string; version: number }>(
    prepared(
      sql`with form as materialized (select f.id from {review_form} f where f.id = ${id} and f.status = 'IN_PROGRESS'
          and f.removed_at is null and f.reviewer_id = ${context.actor.employeeId} for update)
        insert into {review_answer} as kept (id, form_id, field, value, updated_at, version)
        select row.id, form.id, row.field, row.value, ${context.clock.now()}::timestamptz, row.version from form,
          jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, field text, value text, version int)
        on conflict (form_id, field) do update
          set value = excluded.value, updated_at = excluded.updated_at, version = excluded.version
          where kept.version = excluded.version - 1
        returning field, version`,
    ),
  );
  return versionsOf(written);
}

function versionsOf(written: readonly { field: string; version: number }[]): Record<string, number> {
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

const isOfResult = (name: string) => [resultField, boxField, promotionField, outcomeField].includes(name);

const unknownField = (name: string) =>
  invalid("reviews.unknown-field", "The form has no such field.", { fields: { [name]: "reviews.unknown-field" } });

/** A field of the form, with one of its options or words; beside them the summary. */
function isField(fields: readonly FormField[], { field: name, value }: Written): boolean {
  if (name === summaryField) return true;
  const field = fields.find((one) => one.field === name || one.comment === name);
  return field !== undefined && fits(field, name, value);
}

/** The same, and in the manager's form the result. */
function requireFits({ fields, cycle }: AskedForm, form: FormRecord, written: Written): void {
  const { field: name, value } = written;
  if (!isOfResult(name)) {
    if (!isField(fields, written)) throw unknownField(name);
    return;
  }
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
  if (form.provider !== "MANAGER" || (value !== "" && !known.includes(value))) throw unknownField(name);
}
