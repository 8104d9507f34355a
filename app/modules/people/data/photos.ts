import type { Context } from "#app/platform/context/context.ts";
import type { SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { SquarePictures } from "#app/platform/files/square-pictures.ts";
import { deletedSince } from "#app/platform/time/days-ago.ts";
import { sql } from "#tenancy/sql.ts";

/** A removed photo can be taken back for a day; then it is gone. */
export const removedPhotos: SoftDeleted = { table: "employee_photo", column: "removed_at", days: 1 };

/** Puts a photo in the place of the one before, which is kept for a while. */
export async function storePhoto(
  context: Pick<Context, "rows" | "clock">,
  employeeId: string,
  key: string,
  { small, large }: SquarePictures,
): Promise<void> {
  await takeDownPhoto(context, employeeId);
  await context.rows(
    sql`insert into {employee_photo} (key, employee_id, small, large, created_at)
      values (${key}, ${employeeId}, ${small}, ${large}, ${context.clock.now()})`,
  );
  await showPhoto(context, employeeId, key);
}

/** Nobody sees the photo any more. */
export async function takeDownPhoto(context: Pick<Context, "rows" | "clock">, employeeId: string): Promise<void> {
  const now = context.clock.now();
  await context.rows(
    sql`update {employee_photo} set removed_at = ${now} where employee_id = ${employeeId} and removed_at is null`,
  );
  await showPhoto(context, employeeId, null);
}

/** Shows the photo removed last again; not found once it is gone. */
export async function bringBackPhoto(context: Context, employeeId: string): Promise<string> {
  const [last] = await context.rows<{ key: string }>(
    sql`select key from {employee_photo}
      where employee_id = ${employeeId} and removed_at >= ${deletedSince(context, removedPhotos.days)}
      order by removed_at desc, created_at desc limit 1`,
  );
  if (!last) throw notFound("The photo");
  await takeDownPhoto(context, employeeId);
  await context.rows(sql`update {employee_photo} set removed_at = null where key = ${last.key}`);
  await showPhoto(context, employeeId, last.key);
  return last.key;
}

async function showPhoto(
  context: Pick<Context, "rows" | "clock">,
  employeeId: string,
  key: string | null,
): Promise<void> {
  await context.rows(
    sql`update {employee} set photo_key = ${key}, updated_at = ${context.clock.now()} where id = ${employeeId}`,
  );
}
