import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { requireField } from "../data/employee-fields.ts";
import { choicesOf, fieldCatalogue } from "../data/field-catalogue.ts";
import { requireFieldSense } from "../data/require-field-sense.ts";
import { ids } from "../domain/ids.ts";
import { fieldInput } from "./field-input.ts";

export const editEmployeeFieldInput = fieldInput.extend({ fieldId: ids.field, version: versionRead });
export type EditEmployeeFieldInput = z.output<typeof editEmployeeFieldInput>;

/** A field has another name, other choices, or is for others. A choice that is gone stays with whoever has it. */
export async function editEmployeeField(
  context: Context,
  { fieldId, version, ...input }: EditEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  const { kind } = await requireField(context, fieldId);
  requireFieldSense({ ...input, kind });
  const choices = choicesOf(kind, input.choices);
  return { fieldId: await fieldCatalogue.save(context, fieldId, { ...input, choices }, version) };
}
