import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** A time of the last day, as forms and the API say it. */
export const accessEndsAtInput = z
  .union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "people.bad-time" })])
  .nullish()
  .transform((value) => value || null)
  .describe(
    "The time of the last day at which access ends, where the person lives, as `17:30`; empty, access lasts to the end of that day; left out, it stays as it was.",
  );

/** When on their last day a leaver's access ends; null: with the day. Who is in again has no such time. */
export async function setAccessEnd(context: Context, employeeId: string, time: string | null): Promise<void> {
  await context.rows(
    sql`update {employee} set access_ends_at = ${time}::time
      where id = ${employeeId} and access_ends_at is distinct from ${time}::time`,
  );
}
