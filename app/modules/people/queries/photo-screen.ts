import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { sql } from "#tenancy/sql.ts";

export const photoScreenAddress = z.object({ employeeId: z.uuid() });

/** A person's photo, for those who may change it. */
export type PhotoScreen = { id: string; name: string; photo: string | null };

export async function photoScreen(
  context: Context,
  { employeeId }: z.output<typeof photoScreenAddress>,
): Promise<PhotoScreen> {
  await authorize(context, "edit-photo", await requireEmployeeSubject(context, employeeId));
  const [person] = await context.rows<PhotoScreen>(
    sql`select id, display_name as name, photo_key as photo from {employee} where id = ${employeeId}`,
  );
  return person!;
}
