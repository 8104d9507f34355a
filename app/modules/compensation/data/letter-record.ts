import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Letters that wait to be released, on `{compensation_letter} l`. */
export const notReleased = sql`(l.released_at is null and l.withdrawn_at is null)`;

/**
 * Letters somebody hands out: of cycles whose letters managers release, to those they proposed for; the publisher to whom
 * nobody else proposed for. On `l`, its line `m` and its cycle `c`.
 */
export function handedOutBy(employeeId: string): Sql {
  return sql`(coalesce(m.proposer_id, m.publisher_id) = ${employeeId} and l.employee_id <> ${employeeId}
    and c.settings->>'letters' = 'BY_MANAGER')`;
}

/** How many letters of a cycle wait to be released. */
export async function lettersWaiting(context: Context, cycleId: string): Promise<number> {
  const [row] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {compensation_letter} l where l.cycle_id = ${cycleId} and ${notReleased}`,
  );
  return row!.count;
}
