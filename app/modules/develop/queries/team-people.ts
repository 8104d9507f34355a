import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { members, requireScope } from "../data/scope-sql.ts";
import type { InsightScope } from "../develop-places.ts";
import { countLabels, type Label } from "../domain/label.ts";
import type { LevelUpState } from "../domain/level-up.ts";
import type { PlanState } from "../domain/plan.ts";
import { standingsOf } from "./standings.ts";
import { containing, sql } from "#tenancy/sql.ts";

export const teamPeopleInput = z.object({
  text: searchInput(),
  show: optionalInput(z.enum(["REQUEST", "PROPOSED", "NO_PLAN"])).catch(undefined),
  page: pageInput,
});
export type TeamPeopleInput = z.output<typeof teamPeopleInput>;
export const teamPageSize = 25;

/** Somebody of a scope: their job, how they stand, and what waits. */
export type TeamPerson = {
  id: string;
  name: string;
  photo: string | null;
  role: string | null;
  grade: string | null;
  plan: PlanState | null;
  request: LevelUpState | null;
  asked: string | null;
  counts: Partial<Record<Label, number>>;
};
export type TeamPeople = { scope: InsightScope; input: TeamPeopleInput; rows: TeamPerson[]; total: number };

/** The people of a scope, those with something to decide first. */
export async function teamPeople(
  context: Context,
  scope: InsightScope,
  input: TeamPeopleInput,
  slice = sliceOfPage(input.page, teamPageSize),
): Promise<TeamPeople> {
  await requireScope(context, scope);
  const narrowed = {
    REQUEST: sql`r.state = 'REQUESTED'`,
    PROPOSED: sql`p.state = 'PROPOSED'`,
    NO_PLAN: sql`p.id is null`,
  };
  const rows = await context.rows<Omit<TeamPerson, "counts"> & { total: number }>(
    sql`${members(context, scope)} select e.id, e.display_name as name, e.photo_key as photo, job.role_name as role,
      job.grade_name as grade,
        p.state as plan, r.state as request, ask.due_on::text as asked, count(*) over ()::int as total
      from member join {employee} e on e.id = member.employee_id join ${jobsOn(context.today())} job on job.employee_id = e.id
        left join {growth_plan} p on p.employee_id = e.id and p.state <> 'CLOSED' and ${context.viewedBy === undefined}
        left join {level_up_request} r on r.employee_id = e.id and r.state in ('REQUESTED', 'SUPPORTED')
        left join {self_assessment_ask} ask on ask.employee_id = e.id and ask.done_at is null
     where ${input.text ? sql`e.display_name ilike ${containing(input.text)}` : sql`true`} and
       ${input.show ? narrowed[input.show] : sql`true`}
     order by r.state = 'REQUESTED' desc nulls last, p.state = 'PROPOSED' desc nulls last, lower(e.display_name), e.id
       limit ${slice.limit} offset ${slice.offset}`,
  );
  const standings = await standingsOf(
    context,
    rows.map(({ id }) => id),
  );
  return {
    scope,
    input,
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      counts: countLabels((standings.get(row.id) ?? []).map(({ label }) => label)),
    })),
  };
}
