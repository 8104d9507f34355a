import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceField } from "../data/announce-field.ts";
import { holdField, refuseFieldTaken } from "../data/employee-fields.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { sql } from "#tenancy/sql.ts";

export const archiveEmployeeFieldInput = z.object({
  fieldId: ids.field,
  archived: z
    .union([z.boolean(), z.stringbool()])
    .describe("Whether it is out of use: kept where it stands, offered nowhere."),
});
export type ArchiveEmployeeFieldInput = z.output<typeof archiveEmployeeFieldInput>;

/** A field is out of use, or in use again; what people had in it is kept. */
export async function archiveEmployeeField(
  context: Context,
  { fieldId, archived }: ArchiveEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  await lockCompanyShape(context);
  const { name } = await holdField(context, fieldId);
  if (!archived) await refuseFieldTaken(context, name, fieldId);
  await context.rows(
    sql`update {employee_field} set archived_at = ${archived ? context.clock.now() : null} where id = ${fieldId}`,
  );
  await announceField(
    context,
    { fieldId, change: archived ? "ARCHIVED" : "BROUGHT_BACK" },
    "people.archive-employee-field",
    { name, archived },
  );
  return { fieldId };
}
