import { z } from "zod";
import { fieldEditors, fieldKinds, fieldViewers } from "../domain/employee-fields.ts";
import { shapeName } from "./shape-name.ts";

const choice = z
  .string()
  .trim()
  .max(100, { error: "too-long" })
  .transform((text) => text.normalize("NFC"));
/** A list, or as forms give it: one choice a line. */
const choices = z.preprocess(
  (given) => (typeof given === "string" ? given.split(/\r?\n/) : (given ?? [])),
  z
    .array(choice)
    .max(200, { error: "too-long" })
    .transform((all) => [...new Set(all.filter((one) => one !== ""))]),
);

/** What a field is, whatever its kind. */
export const fieldInput = z.object({
  name: shapeName,
  choices,
  required: z.boolean().default(false),
  viewers: z.enum(fieldViewers),
  editors: z.enum(fieldEditors),
});
export const newFieldInput = fieldInput.extend({ kind: z.enum(fieldKinds) });

/** Values of fields by the field's id; `offered` names the fields a form held, so that one left empty is emptied. */
export const fieldValuesInput = z.object({
  values: z.record(z.uuid(), z.string().max(2_000, { error: "too-long" }).nullish()).default({}),
  offered: z.array(z.uuid()).max(200).default([]),
});

export function typedFields({ values, offered }: z.output<typeof fieldValuesInput>): Map<string, string | null> {
  return new Map([
    ...offered.map((id): [string, null] => [id, null]),
    ...Object.entries(values).map(([id, value]): [string, string | null] => [id, value ?? null]),
  ]);
}
