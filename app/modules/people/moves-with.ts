import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { MoveLine, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { sql } from "#tenancy/sql.ts";
import { live } from "./data/live.ts";

/** The register itself: who reports to somebody, and the teams they are in. */
export const peopleMovesWith: MovesWith = {
  says: async (context, { move, employeeId, on }) => {
    if (!employeeId) return move === "HIRE" ? [{ label: "lifecycle.joins", count: 1 }] : [];
    const { reports, teams } = await around(context, employeeId, on);
    const lines: Partial<Record<typeof move, MoveLine[]>> = {
      EXIT: [
        { label: "lifecycle.reports", count: reports },
        { label: "lifecycle.teams", count: teams },
      ],
      MOVE: [{ label: "lifecycle.reports-stay", count: reports }],
      LEAVE: [{ label: "lifecycle.reports-stay", count: reports }],
      REHIRE: [{ label: "lifecycle.same-record", count: 1 }],
    };
    return lines[move] ?? [];
  },
};

async function around(context: Context, employeeId: string, day: string) {
  const found = await firstRow<{ reports: number; teams: number }>(
    context,
    sql`select (select count(*)::int from {assignment} a where a.manager_id = ${employeeId}
        and ${live("a", "REPORTING_LINE", day)}) as reports,
      (select count(*)::int from {team_member} m where m.employee_id = ${employeeId}) as teams`,
  );
  return found!;
}
