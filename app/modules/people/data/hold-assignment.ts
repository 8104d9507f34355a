import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { AssignmentKind } from "../domain/assignment.ts";
import { type AssignmentRow, loadTimeline } from "./assignment-rows.ts";
import { lockEmployee, lockReportingLines } from "./locks.ts";
import { sql } from "#tenancy/sql.ts";

export type HeldRow = { kind: AssignmentKind; row: AssignmentRow; rows: readonly AssignmentRow[]; joinedOn: string };

/** One row of a person's timeline that holds, with all of its kind, held until the transaction ends. Not found where it was replaced. */
export async function holdAssignment(context: Context, employeeId: string, assignmentId: string): Promise<HeldRow> {
  const [found] = await context.rows<{ kind: AssignmentKind }>(
    sql`select kind from {assignment} where id = ${assignmentId} and employee_id = ${employeeId}`,
  );
  if (!found) throw notFound("The assignment");
  // Lines of other people decide about loops too, so changes of lines go one at a time in a company.
  if (found.kind === "REPORTING_LINE") await lockReportingLines(context);
  const { joinedOn } = await lockEmployee(context, employeeId);
  const rows = await loadTimeline(context, employeeId, found.kind);
  const row = rows.find((one) => one.id === assignmentId && one.supersededAt === null);
  if (!row) throw notFound("The assignment");
  return { kind: found.kind, row, rows, joinedOn };
}
