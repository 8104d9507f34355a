import { heldByAny } from "#app/modules/audiences/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { StoredTemplate } from "../data/template-record.ts";

/** People who live by one template and would live by another, or by the same with other content; `among` finds them. */
export type TemplateMove = { from: StoredTemplate; to: StoredTemplate; people: number; among: SqlFragment };

/** Which of these templates, by its place, a row of `{employee} e` lives by. */
export async function placeOf(context: Context, templates: readonly StoredTemplate[]): Promise<SqlFragment> {
  const parts: SqlFragment[] = [];
  for (const [place, { isDefault, cohortIds }] of templates.entries()) {
    if (isDefault || cohortIds.length === 0) continue;
    const held = await heldByAny(context, cohortIds);
    parts.push({ text: `when ${held.text} then ${place}`, values: held.values });
  }
  if (parts.length === 0) return { text: String(templates.length - 1), values: [] };
  return {
    text: `(case ${parts.map(({ text }) => text).join(" ")} else ${templates.length - 1} end)`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** The moves between two sets of templates, the company's own last in both. */
export async function movesBetween(
  context: Context,
  before: readonly StoredTemplate[],
  after: readonly StoredTemplate[],
): Promise<TemplateMove[]> {
  const [was, is] = [await placeOf(context, before), await placeOf(context, after)];
  const groups = await context.rows<{ was: number; is: number; people: number }>(
    `select m.was, m."is", count(*)::int as people
       from (select ${was.text} as was, ${is.text} as "is" from {employee} e where ${isPresent("e.id")}) m group by 1, 2 order by 1, 2`,
    [...was.values, ...is.values, context.today()],
  );
  return groups.map((group) => ({
    from: before[group.was]!,
    to: after[group.is]!,
    people: group.people,
    among: { text: `${was.text} = ${group.was} and ${is.text} = ${group.is}`, values: [...was.values, ...is.values] },
  }));
}
