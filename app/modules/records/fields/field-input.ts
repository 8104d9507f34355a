import { z } from "zod";
import { storedAs } from "../kinds/stored.ts";
import { fieldsOf, type FieldInput, type FieldShape, type RecordFields } from "../domain/record-fields.ts";
import type { RecordField } from "../kinds/kinds.ts";
import { leftOut, refusalOf } from "./refusals.ts";

type InputShape<Shape extends FieldShape> = {
  [Name in keyof FieldInput<Shape>]-?: z.ZodType<FieldInput<Shape>[Name]>;
};

/** What a form and the API take: all fields that are typed, in the words of the shell where one is refused. */
export function inputOf<Shape extends FieldShape>(fields: RecordFields<Shape>): z.ZodObject<InputShape<Shape>> {
  return typed<Shape>(fields, (field, input) => input.describe(field.said));
}

/**
 * What a line of a file says of a record: days, numbers and choices as people write them. People and audiences stand there as
 * they are called, until `personsMeant` finds them.
 */
export function lineOf<Shape extends FieldShape>(fields: RecordFields<Shape>): z.ZodObject<InputShape<Shape>> {
  return typed<Shape>(fields, (field, input) => {
    const { parts, meant } = storedAs(field);
    if (!isBrought(field)) return null;
    if (meant) return namedInLine(field);
    if (!parts) return z.preprocess((said, refinement) => readSaid(field, said, refinement), input);
    const [first = ""] = parts;
    return z.preprocess((said, refinement) => {
      const cells = said as Record<string, unknown> | undefined;
      return cells && { ...cells, [first]: readSaid(field, cells[first], refinement) };
    }, input);
  });
}

function readSaid(field: RecordField, said: unknown, refinement: z.RefinementCtx): unknown {
  if (typeof said !== "string") return said;
  const value = storedAs(field).line?.(field, said) ?? null;
  // Without a code of ours the import tells what stands there.
  if (value === null) refinement.addIssue({ code: "custom", message: field.refusals?.wrong ?? "not understood" });
  return value ?? z.NEVER;
}

/** Whether a file can bring it. */
export function isBrought(field: RecordField): boolean {
  const { line, meant } = storedAs(field);
  return line !== undefined || meant !== undefined;
}

/** Whoever is named is looked for when the line is done. */
const namedInLine = (field: RecordField) =>
  leftOut(field, z.string({ error: refusalOf(field, "platform.field-person") }));

/** What a program sends in place of what a form does: JSON holds no files. */
export function fromPrograms<Sent>(fields: RecordFields, input: z.ZodType<Sent>): z.ZodType<Sent> {
  const others = fieldsOf(fields).flatMap(([name, field]) => {
    const instead = storedAs(field).fromPrograms?.(field);
    return instead ? [[name, instead.describe(field.said)] as const] : [];
  });
  if (others.length === 0) return input;
  return (input as unknown as z.ZodObject).extend(Object.fromEntries(others)) as unknown as z.ZodType<Sent>;
}

/** What the API answers of a record. */
export function answerOf(fields: RecordFields): Record<string, z.ZodType> {
  return Object.fromEntries(
    fieldsOf(fields).map(([name, field]) => {
      const { answer, neverNull } = storedAs(field);
      const bare = answer(field).describe(field.said);
      return [name, neverNull || field.required ? bare : bare.nullable()];
    }),
  );
}

function typed<Shape extends FieldShape>(
  fields: RecordFields,
  made: (field: RecordField, input: z.ZodType) => z.ZodType | null,
): z.ZodObject<InputShape<Shape>> {
  const shape = fieldsOf(fields).flatMap(([name, field]) => {
    const input = storedAs(field).input?.(field);
    const shaped = input && made(field, input);
    return shaped ? [[name, shaped] as const] : [];
  });
  return z.object(Object.fromEntries(shape)) as z.ZodObject<InputShape<Shape>>;
}
