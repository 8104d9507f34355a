import type { Context } from "#app/platform/context/context.ts";
import { timeline } from "../domain/effective-dating.ts";
import type { AssignmentRow } from "./assignment-rows.ts";
import { sql } from "#tenancy/sql.ts";

/** Keeps the day of leaving true to the timeline of states: the day from which somebody has left for good, or none. */
export async function storeResignation(
  context: Context,
  employeeId: string,
  statusRows: readonly AssignmentRow[],
): Promise<void> {
  const last = timeline(statusRows).at(-1);
  const resignedOn = last?.value === "LEFT" && last.validTo === null ? last.validFrom : null;
  await context.rows(
    sql`update {employee} set resigned_on = ${resignedOn}::date, updated_at = ${context.clock.now()}, version = version + 1 where id = ${employeeId}`,
  );
}
