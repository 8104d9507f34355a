import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { choicesOf, fieldCatalogue } from "../data/field-catalogue.ts";
import { requireFieldSense } from "../data/require-field-sense.ts";
import { newFieldInput } from "./field-input.ts";

export const addEmployeeFieldInput = newFieldInput;
export type AddEmployeeFieldInput = z.output<typeof addEmployeeFieldInput>;

/** People have a fact more, after all others. What kind it is stays for good. */
export async function addEmployeeField(context: Context, input: AddEmployeeFieldInput): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  requireFieldSense(input);
  const choices = choicesOf(input.kind, input.choices);
  return { fieldId: await fieldCatalogue.save(context, undefined, { ...input, choices }) };
}
