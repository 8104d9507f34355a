import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { SquarePictures } from "#app/platform/files/square-pictures.ts";

/** So long a removed photo can be taken back; then it is gone. */
const kept = "1 day";

/** Puts a photo in the place of the one before, which is kept for a while. */
export async function storePhoto(
  context: Context,
  employeeId: string,
  key: string,
  { small, large }: SquarePictures,
): Promise<void> {
  await takeDownPhoto(context, employeeId);
  await context.rows(
    "insert into {employee_photo} (key, employee_id, small, large, created_at) values (?, ?, ?, ?, ?)",
    [key, employeeId, small, large, context.clock.now()],
  );
  await showPhoto(context, employeeId, key);
}

/** Nobody sees the photo any more; those removed longer ago, of anybody, are deleted. */
export async function takeDownPhoto(context: Context, employeeId: string): Promise<void> {
  const now = context.clock.now();
  await context.rows(`delete from {employee_photo} where removed_at < ?::timestamptz - interval '${kept}'`, [now]);
  await context.rows("update {employee_photo} set removed_at = ? where employee_id = ? and removed_at is null", [
    now,
    employeeId,
  ]);
  await showPhoto(context, employeeId, null);
}

/** Shows the photo removed last again; not found once it is gone. */
export async function bringBackPhoto(context: Context, employeeId: string): Promise<string> {
  const [last] = await context.rows<{ key: string }>(
    `select key from {employee_photo} where employee_id = ? and removed_at >= ?::timestamptz - interval '${kept}' order by removed_at desc, created_at desc limit 1`,
    [employeeId, context.clock.now()],
  );
  if (!last) throw notFound("The photo");
  await takeDownPhoto(context, employeeId);
  await context.rows("update {employee_photo} set removed_at = null where key = ?", [last.key]);
  await showPhoto(context, employeeId, last.key);
  return last.key;
}

async function showPhoto(context: Context, employeeId: string, key: string | null): Promise<void> {
  await context.rows("update {employee} set photo_key = ?, updated_at = ? where id = ?", [
    key,
    context.clock.now(),
    employeeId,
  ]);
}
