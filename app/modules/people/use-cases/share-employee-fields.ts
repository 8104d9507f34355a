import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { gridDifferences } from "#app/platform/rights-grid/rights-grid.ts";
import { fieldCatalogue } from "../data/field-catalogue.ts";
import { fieldEditors, fieldViewers } from "../domain/employee-fields.ts";
import { fieldGrid } from "../domain/field-access.ts";
import { employeeFields } from "../queries/employee-fields.ts";

const shared = z.object({ viewers: z.enum(fieldViewers), editors: z.enum(fieldEditors) });

/** Fields by id, as a grid sends them; those that are left out stay as they are. */
export const shareEmployeeFieldsInput = z.object({
  access: z.record(z.uuid(), shared).default({}),
  /** The versions the changes were thought of with. */
  versions: z.record(z.uuid(), z.coerce.number().int()).default({}),
});
export type ShareEmployeeFieldsInput = z.output<typeof shareEmployeeFieldsInput>;

/** Says of several fields at once who sees them and who fills them in. */
export async function shareEmployeeFields(context: Context, input: ShareEmployeeFieldsInput): Promise<void> {
  const { before, after } = await draftAccess(context, input);
  const changed = new Set(gridDifferences(fieldGrid(Object.keys(after)), before, after).map(({ role }) => role));
  for (const fieldId of changed) await fieldCatalogue.save(context, fieldId, after[fieldId]!, input.versions[fieldId]);
}

/** Who has the fields in use, and who would; refuses what cannot be saved, so that a preview refuses the same. */
export async function draftAccess(context: Context, { access }: ShareEmployeeFieldsInput) {
  await authorize(context, "define", { kind: "EmployeeFields" });
  const fields = (await employeeFields(context)).filter(({ archived }) => !archived);
  const before = Object.fromEntries(fields.map(({ id, viewers, editors }) => [id, { viewers, editors }]));
  if (Object.keys(access).some((id) => !before[id])) throw notFound("EmployeeField");
  const unseen = Object.entries(access).find(([, one]) => one.viewers === "ADMINS" && one.editors !== "ADMINS");
  if (unseen)
    throw invalid("people.edits-unseen", "Editors would not see it.", {
      fields: { [`access.${unseen[0]}.editors`]: "people.edits-unseen" },
    });
  return { fields, before, after: { ...before, ...access } };
}
