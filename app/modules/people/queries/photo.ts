import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { sql } from "#tenancy/sql.ts";

export const photoAddressInput = z.object({ key: z.uuid(), size: z.enum(["small", "large"]).catch("small") });

/** The bytes of a photo a person has now, for whoever may see the person. */
export async function photo(context: Context, { key, size }: z.output<typeof photoAddressInput>): Promise<Buffer> {
  const [row] = await context.rows<{ employeeId: string; bytes: Buffer }>(
    sql`select employee_id as "employeeId", ${sql.ref(size)} as bytes from {employee_photo}
      where key = ${key} and removed_at is null`,
  );
  if (!row) throw notFound("The photo");
  await authorize(context, "view", await requireEmployeeSubject(context, row.employeeId), "name");
  return row.bytes;
}
