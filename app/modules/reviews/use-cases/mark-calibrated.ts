import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Says that the calibration of these people is finished, or open again: results that are shared by themselves wait for it.
 * Whoever finishes a calibration has asked who may, and writes it down.
 */
export async function markCalibrated(
  context: Context,
  revieweeIds: readonly string[],
  { finished }: { finished: boolean },
): Promise<void> {
  const at = finished ? context.clock.now() : null;
  await context.rows(
    sql`update {review_reviewee} set calibrated_at = ${at} where id = any(${[...revieweeIds]}::uuid[])`,
  );
}
