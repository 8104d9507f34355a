import type { Context } from "#app/platform/context/context.ts";
import type { MoveOfPerson, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { openStates } from "./domain/cycle-state.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Raises that wait for somebody who leaves or is away need another; their own follows the cycle's policy. No amount is said. */
export const compensationMovesWith = {
  says: async (context: Context, { move, employeeId }: MoveOfPerson) => {
    if (!employeeId || move === "HIRE" || move === "RETURN") return [];
    const own = { label: "lifecycle.cycles", count: await linesWhere(context, sql`m.employee_id = ${employeeId}`) };
    if (move !== "EXIT" && move !== "LEAVE") return [own];
    return [
      own,
      {
        label: "lifecycle.turns",
        count: await linesWhere(context, sql`m.turn_id = ${employeeId} and m.employee_id <> ${employeeId}`),
      },
    ];
  },
} satisfies MovesWith;

/** How many lines of pay cycles under way. */
function linesWhere(context: Context, condition: Sql): Promise<number> {
  return countOf(
    context,
    sql`select count(*)::int as count from {compensation_member} m join {compensation_cycle} c on c.id = m.cycle_id
      where m.excluded is null and m.turn <> 'DONE' and c.state = any(${[...openStates]}::text[]) and ${condition}`,
  );
}
