import { z } from "zod";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { requireScope, scopeSql } from "../data/scope-sql.ts";
import { actionsOf, type PlannedAction } from "./action-plan.ts";
import { allOf, containing, sql } from "#tenancy/sql.ts";

export const actionPlansInput = z.object({
  text: searchInput(),
  page: pageInput,
});

export type PersonPlan = {
  revieweeId: string;
  cycleId: string;
  cycle: string;
  on: string;
  employee: PersonSummary;
  actions: PlannedAction[];
};

const pageSize = 10;

/** The latest result of each direct report with what follows from it; who has a plan that is not done comes first. */
export async function actionPlans(
  context: Context,
  { text, page }: z.output<typeof actionPlansInput>,
): Promise<{ rows: PersonPlan[]; total: number; pageSize: number }> {
  await requireScope(context, "direct-reports");
  const within = scopeSql(context, "direct-reports");
  const { limit, offset } = sliceOfPage(page, pageSize);
  type Row = Omit<PersonPlan, "employee" | "actions"> & { employeeId: string; total: number };
  const rows = await context.rows<Row>(
    sql`${within.with}, latest as (select distinct on (r.employee_id) r.id, r.employee_id, r.cycle_id, r.anchor_on,
        c.name as cycle, e.display_name as name
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state in ('IN_PROGRESS', 'PUBLISHED')
        join {employee} e on e.id = r.employee_id
     where ${allOf([
       within.where,
       sql`r.removed_at is null`,
       ...(text ? [sql`e.display_name ilike ${containing(text)}`] : []),
     ])}
     order by r.employee_id, r.shared_at is null, r.shared_at desc, r.anchor_on desc, r.id)
    select l.id as "revieweeId", l.employee_id as "employeeId", l.cycle_id as "cycleId", l.cycle,
        l.anchor_on::text as "on", count(*) over ()::int as total
      from latest l order by not exists (select from {review_action} a where a.reviewee_id = l.id
        and a.removed_at is null and a.done_at is null), lower(l.name), l.id limit ${limit} offset ${offset}`,
  );
  const people = await peopleByIds(
    context,
    rows.map(({ employeeId }) => employeeId),
  );
  const actions = await actionsOf(
    context,
    rows.map(({ revieweeId }) => revieweeId),
  );
  return {
    rows: rows.map(({ employeeId, total: _, ...row }) => ({
      ...row,
      employee: people.get(employeeId)!,
      actions: actions.filter(({ revieweeId }) => revieweeId === row.revieweeId),
    })),
    total: rows[0]?.total ?? 0,
    pageSize,
  };
}
