import { z } from "zod";
import { readDay } from "#app/platform/import/dates.ts";
import { readNumber } from "#app/platform/import/read-number.ts";
import { localDay } from "#app/platform/http/shapes.ts";
import { mayHold } from "#app/platform/text/text-rule.ts";
import { codeSaid } from "#app/platform/text/code-said.ts";
import {
  fieldsOf,
  type FieldShape,
  type FieldValues,
  type RecordField,
  type RecordFields,
} from "../domain/record-fields.ts";

type InputShape<Shape extends FieldShape> = { [Name in keyof Shape]: z.ZodType<FieldValues<Shape>[Name]> };

/** What a form and the API take: all fields of a record, in the words of the shell where one is refused. */
export function inputOf<Shape extends FieldShape>(fields: RecordFields<Shape>): z.ZodObject<InputShape<Shape>> {
  return z.object(each(fields, (field) => inputOfField(field).describe(field.said))) as never;
}

/** What a line of a file says of a record: days, numbers and choices as people write them. */
export function lineOf<Shape extends FieldShape>(fields: RecordFields<Shape>): z.ZodObject<InputShape<Shape>> {
  const read = (field: RecordField) => (said: unknown, refinement: z.RefinementCtx) => {
    if (typeof said !== "string") return said;
    const value = readSaid(field, said);
    // Without a code of ours the import tells what stands there.
    if (value === null) refinement.addIssue({ code: "custom", message: "not understood" });
    return value ?? z.NEVER;
  };
  return z.object(each(fields, (field) => z.preprocess(read(field), inputOfField(field)))) as never;
}

/** What the API answers of a record. */
export function answerOf(fields: RecordFields): Record<string, z.ZodType> {
  return each(fields, (field) => {
    const bare = answerOfField(field).describe(field.said);
    return field.kind === "TEXT" || field.required ? bare : bare.nullable();
  });
}

function inputOfField(field: RecordField): z.ZodType {
  const needed = field.required ? { error: "platform.field-needed" } : {};
  switch (field.kind) {
    case "TEXT": {
      const text = z
        .string(needed)
        .trim()
        .max(field.longest, { error: "platform.field-too-long" })
        .refine(mayHold, { error: "platform.special-characters" });
      return field.required ? text.min(1, needed) : text.default("");
    }
    case "DAY":
      return leftOut(field, z.iso.date({ error: refusalOf(field, "platform.field-day") }));
    case "NUMBER": {
      const error = refusalOf(field, "platform.field-number");
      return leftOut(field, z.number({ error }).min(field.least, { error }).max(field.most, { error }));
    }
    case "CHOICE":
      return leftOut(field, z.enum(field.values, { error: refusalOf(field, "platform.field-choice") }));
  }
}

/** One that is missing is told apart from one that is wrong. */
const refusalOf =
  ({ required }: RecordField, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    required && (input === undefined || input === null) ? "platform.field-needed" : wrong;

const leftOut = (field: RecordField, input: z.ZodType): z.ZodType =>
  field.required ? input : input.nullable().default(null);

function answerOfField(field: RecordField): z.ZodType {
  if (field.kind === "DAY") return localDay;
  if (field.kind === "NUMBER") return z.number();
  return field.kind === "CHOICE" ? z.enum(field.values) : z.string();
}

function readSaid(field: RecordField, said: string): string | number | null {
  if (field.kind === "DAY") return readDay(said);
  if (field.kind === "NUMBER") return readNumber(said);
  if (field.kind === "TEXT") return said;
  const code = codeSaid(said);
  return field.values.includes(code) ? code : null;
}

const each = <Value>(fields: RecordFields, make: (field: RecordField) => Value): Record<string, Value> =>
  Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, make(field)]));
