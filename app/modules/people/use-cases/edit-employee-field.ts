import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceField } from "../data/announce-field.ts";
import { holdField, refuseFieldTaken } from "../data/employee-fields.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { requireFieldSense } from "../data/require-field-sense.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { fieldInput } from "./field-input.ts";

export const editEmployeeFieldInput = fieldInput.extend({ fieldId: ids.field, version: versionRead });
export type EditEmployeeFieldInput = z.output<typeof editEmployeeFieldInput>;

/** A field has another name, other choices, or is for others. A choice that is gone stays with whoever has it. */
export async function editEmployeeField(
  context: Context,
  { fieldId, version, ...input }: EditEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  await lockCompanyShape(context);
  const field = await holdField(context, fieldId, version);
  const kind = field.kind as EmployeeField["kind"];
  requireFieldSense({ ...input, kind });
  await refuseFieldTaken(context, input.name, fieldId);
  const { name, choices, required, viewers, editors } = input;
  const former = { name: field.name, viewers: field.viewers, editors: field.editors, required: field.required };
  Object.assign(field, { name, choices: kind === "CHOICE" ? choices : [], required, viewers, editors });
  await context.em.flush();
  await announceField(context, { fieldId, change: "EDITED" }, "people.edit-employee-field", {
    name,
    viewers,
    editors,
    required,
    former,
  });
  return { fieldId };
}
