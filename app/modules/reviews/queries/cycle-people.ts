import { peopleWithGoals } from "#app/modules/goals/index.ts";
import { isInAudience } from "#app/modules/audiences/index.ts";
import { isPresent, live } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { PlannedPerson } from "../domain/plan-cycle.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Row = Omit<PlannedPerson, "hasGoals">;

type Asked = { day: string; which?: Sql; reviewed?: Sql; anchor?: Sql };

/** People of a cycle with who is around them on the day: who is reviewed, unless `reviewed` says who. `which` narrows them further, `anchor` is when their review begins. */
export async function peopleOfCycle(
  context: Context,
  cycle: Pick<CycleRecord, "id" | "settings" | "periodStartsOn" | "periodEndsOn">,
  { day, which = sql`true`, reviewed, anchor = sql`${day}::date` }: Asked,
): Promise<PlannedPerson[]> {
  const asked = reviewed ?? (await isInAudience(context, cycle.settings.reviewees, day));
  const assigned = (kind: "REPORTING_LINE" | "DOTTED_LINE" | "ORG_UNIT" | "GRADE", column: string) =>
    sql`(select a.${sql.ref(column)} from {assignment} a where a.employee_id = e.id and ${live("a", kind, day)} limit 1)`;
  const present = (column: Sql) =>
    sql`(select p.id from {employee} p where p.id = ${column} and ${isPresent(sql`p.id`, day)})`;
  const rows = await context.rows<Row>(
    sql`select e.id, (${anchor})::date::text as "anchorOn", ${present(assigned("REPORTING_LINE", "manager_id"))} as "managerId",
        ${present(assigned("DOTTED_LINE", "manager_id"))} as "dottedLineId",
          ${assigned("ORG_UNIT", "org_unit_id")} as "orgUnitId",
        ${assigned("GRADE", "grade_id")} is not null as "hasGrade",
        array(select a.employee_id from {assignment} a where a.manager_id = e.id
          and ${live("a", "REPORTING_LINE", day)} and ${isPresent(sql`a.employee_id`, day)} order by 1) as "reportIds",
        exists (select from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id where r.employee_id = e.id
          and r.removed_at is null and c.state = 'IN_PROGRESS' and c.id <> ${cycle.id}) as elsewhere
      from {employee} e where ${asked} and ${which} order by e.id`,
  );
  const owners = await peopleWithGoals(
    context,
    rows.map(({ id }) => id),
    { from: cycle.periodStartsOn, to: cycle.periodEndsOn },
  );
  return rows.map((row) => ({ ...row, hasGoals: owners.has(row.id) }));
}
