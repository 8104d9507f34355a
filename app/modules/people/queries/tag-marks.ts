import { sql, type Sql } from "#tenancy/sql.ts";

/** Since when each of these people has the tag, or who of them has it not, for who would take that back. */
export function tagMarks({ tagId, has }: { tagId: string; has: boolean }, ids: readonly string[]): Sql {
  const since = sql`(select extract(epoch from p.attached_at)::text from {people_tag_person} p
    where p.tag_id = ${tagId} and p.employee_id = e.id)`;
  return sql`select e.id, coalesce(${since}, 'without') as mark from {employee} e
    where e.id = any(${[...ids]}::uuid[]) and (${since} is not null) = ${has} order by e.id`;
}
