import { z } from "zod";
import { linesInput, textInput } from "#app/platform/http/typed-input.ts";
import { fieldEditors, fieldKinds, fieldViewers } from "../domain/employee-fields.ts";
import { shapeName } from "./shape-name.ts";

/** A list, or as forms give it: one choice a line. */
const choices = linesInput(
  z.array(textInput({ most: 100, tooLong: "people.too-long" })).max(200, { error: "people.too-long" }),
)
  .default([])
  .transform((all) => [...new Set(all)]);

/** What a field is, whatever its kind. */
export const fieldInput = z.object({
  name: shapeName.describe("The name as people see it."),
  choices: choices.describe("What may be chosen, in order; for kinds that are choices."),
  required: z.boolean().default(false).describe("Whether it must be filled in for everybody."),
  viewers: z.enum(fieldViewers).describe("Who sees what it says."),
  editors: z.enum(fieldEditors).describe("Who fills it in."),
});
export const newFieldInput = fieldInput.extend({ kind: z.enum(fieldKinds).describe("What kind it is of.") });

/** Values of fields by the field's id; `offered` names the fields a form held, so that one left empty is emptied. */
export const fieldValuesInput = z.object({
  values: z
    .record(z.uuid(), z.string().max(2_000, { error: "people.too-long" }).nullish())
    .default({})
    .describe("What each field says, by the field's id; null empties it."),
  offered: z.array(z.uuid()).max(200).default([]).describe("Fields a form showed: those without a value are emptied."),
});

export function typedFields({ values, offered }: z.output<typeof fieldValuesInput>): Map<string, string | null> {
  return new Map([
    ...offered.map((id): [string, null] => [id, null]),
    ...Object.entries(values).map(([id, value]): [string, string | null] => [id, value ?? null]),
  ]);
}
