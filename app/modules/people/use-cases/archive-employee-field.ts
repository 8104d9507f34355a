import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceField } from "../data/announce-field.ts";
import { holdField, refuseFieldTaken } from "../data/employee-fields.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { lockCompanyShape } from "../data/locks.ts";

export const archiveEmployeeFieldInput = z.object({
  fieldId: ids.field,
  archived: z
    .union([z.boolean(), z.stringbool()])
    .describe("Whether it is out of use: kept where it stands, offered nowhere."),
  version: versionRead,
});
export type ArchiveEmployeeFieldInput = z.output<typeof archiveEmployeeFieldInput>;

/** A field is out of use, or in use again; what people had in it is kept. */
export async function archiveEmployeeField(
  context: Context,
  { fieldId, archived, version }: ArchiveEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  await lockCompanyShape(context);
  const field = await holdField(context, fieldId, version);
  const { name } = field;
  if (!archived) await refuseFieldTaken(context, name, fieldId);
  field.archivedAt = archived ? context.clock.now() : null;
  await context.em.flush();
  await announceField(
    context,
    { fieldId, change: archived ? "ARCHIVED" : "BROUGHT_BACK" },
    "people.archive-employee-field",
    { name, archived },
  );
  return { fieldId };
}
