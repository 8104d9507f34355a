import { liveReportingLine } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Circle } from "../domain/audience.ts";
import { sql } from "#tenancy/sql.ts";

/** Whom the actor works with today: manager, who shares the manager, and who reports to them. One statement. */
export async function circleOfAuthor(context: Context): Promise<Circle> {
  const me = context.actor.employeeId;
  const line = liveReportingLine(context.today());
  const found = await firstRow<Omit<Circle, "authorId">>(
    context,
    sql`with mine as (select a.manager_id from {assignment} a where a.employee_id = ${me} and ${line} limit 1)
     select (select manager_id from mine) as "managerId",
            array(select a.employee_id from {assignment} a where a.manager_id = (select manager_id from mine)
              and a.employee_id <> ${me} and ${line} order by 1) as "peerIds",
            array(select a.employee_id from {assignment} a where a.manager_id = ${me} and ${line} order by 1) as "reportIds"`,
  );
  return { authorId: me, ...found! };
}
