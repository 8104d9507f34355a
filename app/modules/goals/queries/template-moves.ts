import { heldByAny } from "#app/modules/audiences/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { StoredTemplate } from "../data/template-record.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** People who live by one template and would live by another, or by the same with other content; `among` finds them. */
export type TemplateMove = { from: StoredTemplate; to: StoredTemplate; people: number; among: Sql };

/** Which of these templates, by its place, a row of `{employee} e` lives by. */
export async function placeOf(context: Context, templates: readonly StoredTemplate[]): Promise<Sql> {
  const parts: Sql[] = [];
  for (const [place, { isDefault, cohortIds }] of templates.entries()) {
    if (isDefault || cohortIds.length === 0) continue;
    const held = await heldByAny(context, cohortIds);
    parts.push(sql`when ${held} then ${place}::int`);
  }
  if (parts.length === 0) return sql`${templates.length - 1}::int`;
  return sql`(case ${sql.join(parts, sql` `)} else ${templates.length - 1}::int end)`;
}

/** The moves between two sets of templates, the company's own last in both. */
export async function movesBetween(
  context: Context,
  before: readonly StoredTemplate[],
  after: readonly StoredTemplate[],
): Promise<TemplateMove[]> {
  const [was, is] = [await placeOf(context, before), await placeOf(context, after)];
  const groups = await context.rows<{ was: number; is: number; people: number }>(
    sql`select m.was, m."is", count(*)::int as people
       from (select ${was} as was, ${is} as "is" from {employee} e where ${isPresent(sql`e.id`, context.today())}) m
         group by 1, 2 order by 1, 2`,
  );
  return groups.map((group) => ({
    from: before[group.was]!,
    to: after[group.is]!,
    people: group.people,
    among: sql`${was} = ${group.was} and ${is} = ${group.is}`,
  }));
}
