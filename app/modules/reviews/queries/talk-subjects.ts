import { managersAbove } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { TalkSubject, TalkSubjects } from "#app/platform/contributions/talk-subject.ts";
import { reviewPlaces } from "../review-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Results of reviews as subjects of 1:1s, for who may open them: one's own once they are shared. */
export const reviewSubjects: TalkSubjects = {
  kind: "REVIEW",
  offered: (context, employeeIds) => subjectsWhere(context, sql`r.employee_id = any(${employeeIds}::uuid[])`),
  named: (context, ids) => subjectsWhere(context, sql`r.id = any(${ids}::uuid[])`),
};

const most = 60;

type Row = {
  id: string;
  cycleId: string;
  on: string;
  title: string;
  employeeId: string;
  managerId: string | null;
  shared: boolean;
};

async function subjectsWhere(context: Context, where: Sql): Promise<TalkSubject[]> {
  const rows = await context.rows<Row>(
    sql`select r.id, c.id as "cycleId", r.anchor_on::text as "on", c.name || ' · ' || e.display_name as title,
        r.employee_id as "employeeId", r.manager_id as "managerId", r.shared_at is not null as shared
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state in ('IN_PROGRESS', 'PUBLISHED')
        join {employee} e on e.id = r.employee_id
     where r.removed_at is null and ${where} order by r.anchor_on desc, r.id limit ${most}`,
  );
  if (rows.length === 0) return [];
  const ability = await context.ability();
  const above = await managersAbove(context, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  return rows
    .filter(({ employeeId, managerId, shared }) => {
      const facts = { employeeId, managerId, aboveIds: above.get(employeeId) ?? [], shared };
      return ability.decide("view", { kind: "ReviewResult", ...facts }).allowed;
    })
    .map(({ id, cycleId, employeeId, on, title }) => ({
      ...{ kind: "REVIEW" as const, id, title, link: reviewPlaces.result(cycleId, employeeId, on) },
    }));
}
