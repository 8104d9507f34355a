import type { Context } from "#app/platform/context/context.ts";
import { noLongerAsShown } from "#app/platform/contributions/judged-as-set.ts";
import type { PlannedRow } from "../../domain/import/plan.ts";
import { wouldMakeLoop } from "../../domain/reporting-line.ts";
import { lockPeople, lockReportingLines } from "../locks.ts";
import { reportingLinesFrom } from "./load-register.ts";
import { sql } from "#tenancy/sql.ts";

/** Of each person a mark that becomes another with any change of their facts, fields or timelines. */
export type PeopleSeen = ReadonlyMap<string, string>;

/** How people stand before an import is compared with them. */
export function peopleSeen(context: Context): Promise<PeopleSeen> {
  return marksOf(context, null);
}

/** Holds people whom an import changes, until the transaction ends; refuses where one of them is no longer as it was seen. */
export async function holdJudged(context: Context, rows: readonly PlannedRow[], seen: PeopleSeen): Promise<void> {
  const employeeIds = rows.map(({ recordId }) => recordId!);
  if (rows.some(movesLine)) await lockReportingLines(context);
  await lockPeople(context, employeeIds);
  const now = await marksOf(context, employeeIds);
  if (employeeIds.some((id) => now.get(id) !== seen.get(id))) throw noLongerAsShown();
}

/** Lines of others, changed since the import was judged, may close a loop with its own: looked at once these are stored. */
export async function refuseLateLoops(context: Context, rows: readonly PlannedRow[], from: string): Promise<void> {
  const moved = rows.filter(movesLine);
  if (moved.length === 0) return;
  const linesOf = await reportingLinesFrom(context, from);
  for (const { recordId } of moved)
    if (linesOf(recordId!).some((line) => wouldMakeLoop(linesOf, line))) throw noLongerAsShown();
}

const movesLine = ({ changes }: PlannedRow) => changes.some(({ field }) => field === "manager");

async function marksOf(context: Context, employeeIds: readonly string[] | null): Promise<PeopleSeen> {
  const rows = await context.rows<{ id: string; mark: string }>(
    sql`select e.id, concat(e.version, ' ', sum(hashtextextended(a.id::text, 0))) as mark from {employee} e
      left join {assignment} a on a.employee_id = e.id and a.superseded_at is null
      where ${employeeIds ? sql`e.id = any(${employeeIds}::uuid[])` : sql`true`} group by e.id, e.version`,
  );
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
