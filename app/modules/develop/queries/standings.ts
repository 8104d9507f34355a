import { jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { competencies, expectationsAt } from "../data/competency-sql.ts";
import { groundsOf, labelOf, type Evidence, type Ground, type Label, type Voices } from "../domain/label.ts";
import { levelsEver } from "./levels.ts";
import { evidenceSince } from "./settings.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Said = { level: string; levelRank: number; at: string; by: string };

/** How somebody stands in one competency, with all that the label is made of. */
export type Standing = Voices & {
  competencyId: string;
  name: string;
  description: string;
  expectedLevel: string | null;
  expectedRank: number | null;
  manager: Said | null;
  self: Said | null;
  label: Label;
  grounds: Ground[];
};

type Row = Omit<Standing, "label" | "grounds"> & { employeeId: string; critical: boolean | null };

/**
 * How people stand in what their job asks of them, and in whatever else is known of them, in one statement; measured by
 * another grade of their function where one is given. Who calls has decided that the actor may see it.
 */
export async function standingsOf(
  context: Context,
  employeeIds: readonly string[],
  gradeId: string | null = null,
): Promise<Map<string, Standing[]>> {
  const levels = await levelsEver(context);
  const rows = await context.rows<Row>(await standingRows(context, employeeIds, gradeId));
  const all = new Map<string, Standing[]>(employeeIds.map((id) => [id, []]));
  for (const { employeeId, critical, ...row } of rows) {
    const expected = row.expectedRank === null ? null : { rank: row.expectedRank, critical: critical ?? true };
    const known: Evidence = { ...row, levels, expected };
    all.get(employeeId)?.push({ ...row, label: labelOf(known), grounds: groundsOf(known) });
  }
  return all;
}

async function standingRows(context: Context, employeeIds: readonly string[], gradeId: string | null): Promise<Sql> {
  const since = await evidenceSince(context);
  const said = (source: string) =>
    sql`(select jsonb_build_object('level', a.level, 'levelRank', a.level_rank, 'at', to_char(a.assessed_at at time zone
      'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by', who.display_name)
      from {competency_assessment} a join {employee} who on who.id = a.assessed_by
     where a.employee_id = k.employee_id and a.competency_id = k.competency_id
       and a.source = ${source} and a.superseded_at is null)`;
  const evidence = evidenceRows(context, since);
  return sql`with job as (select * from ${jobsOn(context.today())} j where j.employee_id = any(${employeeIds}::uuid[])),
    asked as (select job.employee_id, x.competency_id, x.level, x.level_rank, x.critical from job
      join ${expectationsAt()} x on x.job_function_id = job.function_id and x.grade_id = coalesce(${gradeId}::uuid,
        job.grade_id)),
    posts as (select p.employee_id, p.competency_id, ${voices}
      from ${evidence} p where p.employee_id = any(${employeeIds}::uuid[]) group by 1, 2),
    k as (select employee_id, competency_id from asked union select employee_id, competency_id from posts
      union select a.employee_id, a.competency_id from {competency_assessment} a where a.superseded_at is null
        and a.employee_id = any(${employeeIds}::uuid[]))
    select k.employee_id as "employeeId", c.id as "competencyId", c.name, c.description, asked.level as "expectedLevel",
      asked.level_rank as "expectedRank",
      asked.critical, ${said("MANAGER")} as manager, ${said("SELF")} as self, coalesce(posts.praise, 0) as praise,
        coalesce(posts.advice, 0) as advice, coalesce(posts.ratings, 0) as ratings,
        coalesce(posts.high, 0) as "ratedHigh", coalesce(posts.low, 0) as "ratedLow"
    from k join ${competencies} c on c.id = k.competency_id and not c.archived
      left join asked on (asked.employee_id, asked.competency_id) = (k.employee_id, k.competency_id)
      left join posts on (posts.employee_id, posts.competency_id) = (k.employee_id, k.competency_id)
    order by asked.critical desc nulls last, lower(c.name)`;
}

/** How many pieces speak for and against it. */
const voices = sql`count(*) filter (where p.kind = 'PRAISE')::int as praise,
  count(*) filter (where p.kind = 'ADVICE')::int as advice,
  count(*) filter (where p.kind in ('RATED_HIGH', 'RATED', 'RATED_LOW'))::int as ratings,
  count(*) filter (where p.kind = 'RATED_HIGH')::int as high, count(*) filter (where p.kind = 'RATED_LOW')::int as low`;

/** All evidence that counts, of whatever room has some. */
function evidenceRows(context: Context, since: Date): Sql {
  const none = sql`select null::uuid as employee_id, null::uuid as competency_id, null::text as kind,
    null::timestamptz as at where false`;
  const sources = context.evidence.map(
    ({ rows }) => sql`select s.employee_id, s.competency_id, s.kind, s.at from ${rows} s where s.at >= ${since}`,
  );
  return sql`(${sql.join([none, ...sources], sql` union all `)})`;
}
