import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { Moment } from "../domain/moments.ts";
import { writeDown } from "./write-down.ts";

type Ended = { journeyId: string; employeeId: string; moment: Moment; onDay: string };

/** A journey is not to be: it stands as withdrawn from now on, and those concerned are told. */
export async function markWithdrawn(context: Context, journey: Ended, detail: Record<string, unknown>): Promise<void> {
  const { journeyId } = journey;
  await context.rows(
    sql`update {lifecycle_journey} set state = 'WITHDRAWN', ended_at = ${context.clock.now()}, version = version + 1
      where id = ${journeyId}`,
  );
  await writeDown(context, "lifecycle.journey-withdrawn", journey, {
    ...{ action: "withdraw-journey", subject: "Journey", id: journeyId, detail },
  });
}
