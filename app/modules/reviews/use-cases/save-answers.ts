import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { ReviewAnswer, ReviewForm } from "../data/entities.ts";
import { answersOf, askedIn, closedForm, requireForm, type AskedForm, type FormRecord } from "../data/form-record.ts";
import { gridOf } from "../domain/cycle-settings.ts";
import { boxField, fits, promotionField, resultField, summaryField } from "../domain/fields.ts";
import { formAfter } from "../domain/form-state.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";

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
  const form = await requireForm(context, "answer", input.formId);
  const asked = await askedIn(context, form);
  const record = await holdForm(context, form);
  refuseClosed({ ...form, status: record.status as FormRecord["status"] }, asked);
  const versions = await storeAnswers(context, form, asked, input);
  if (Object.keys(versions).length === 0) return { formId: form.id, versions };
  if (record.status === "NOT_STARTED") {
    record.status = formAfter("answer", "NOT_STARTED")!;
    record.startedAt = context.clock.now();
  }
  await context.em.flush();
  await writeDown(
    context,
    "reviews.answers-saved",
    { formId: form.id },
    { action: "save-answers", subject: "ReviewForm", id: form.id, detail: { fields: Object.keys(versions).length } },
  );
  return { formId: form.id, versions };
}

export function holdForm(context: Context, { id }: Pick<FormRecord, "id">) {
  return holdRecord(context, ReviewForm, { id }, { version: undefined, subject: "ReviewForm", changedBy: [] });
}

export function refuseClosed(form: FormRecord, { cycle }: AskedForm): void {
  const closed = closedForm(form, cycle);
  if (closed)
    throw conflict(`reviews.closed-${closed.toLowerCase().replace("_", "-")}`, `The form is closed: ${closed}.`);
}

/** Writes the fields that changed; the form is held. Answers their versions. */
export async function storeAnswers(
  context: Context,
  form: FormRecord,
  asked: AskedForm,
  { answers, versions }: Omit<SaveAnswersInput, "formId">,
): Promise<Record<string, number>> {
  const stored = await answersOf(context, form.id);
  const changed: string[] = [];
  // A form sends no empty field: what it names by its version alone was emptied.
  for (const field of new Set([...Object.keys(versions), ...Object.keys(answers)])) {
    const text = (answers[field] ?? "").normalize("NFC").replace(/\r\n/g, "\n");
    const before = stored.get(field);
    if ((before?.value ?? "") === text) continue;
    requireFits(asked, form, field, text);
    refuseChanged(field, before, versions[field]);
    await storeField(context, form.id, { field, text, known: before !== undefined });
    changed.push(field);
  }
  if (changed.length === 0) return {};
  await context.em.flush();
  const after = await answersOf(context, form.id);
  return Object.fromEntries(changed.map((field) => [field, after.get(field)!.version]));
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

type Written = { field: string; text: string; known: boolean };

async function storeField(context: Context, formId: string, { field, text, known }: Written): Promise<void> {
  const updatedAt = context.clock.now();
  if (known) Object.assign(await context.em.findOneOrFail(ReviewAnswer, { formId, field }), { value: text, updatedAt });
  else context.em.create(ReviewAnswer, { id: context.newId(), formId, field, value: text, updatedAt } as never);
}

/** A field of the form, with one of its options or words; beside them the summary, and the result in the manager's form. */
function requireFits({ fields, cycle }: AskedForm, form: FormRecord, name: string, text: string): void {
  const wrong = () =>
    invalid("reviews.unknown-field", "The form has no such field.", { fields: { [name]: "reviews.unknown-field" } });
  if (name === summaryField) return;
  if ([resultField, boxField, promotionField].includes(name)) {
    const { options } = cycle.settings.calibration;
    const grid = gridOf(cycle.settings);
    const known =
      name === resultField
        ? options.map(({ id }) => id)
        : name === boxField
          ? (grid?.boxes ?? []).map(({ row, column }) => `${row}-${column}`)
          : ["NOT_PROPOSED", "PROPOSED"];
    if (form.provider !== "MANAGER" || (text !== "" && !known.includes(text))) throw wrong();
    return;
  }
  const field = fields.find((one) => one.field === name || one.comment === name);
  if (!field || !fits(field, name, text)) throw wrong();
}
