import { cohortNames, heldByAny } from "#app/modules/audiences/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RecordUse } from "#app/platform/contributions/record-use.ts";
import { loadTemplates, type StoredTemplate } from "../data/template-record.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A template with whom it is for: `people` live by it today. */
export type ListedTemplate = {
  id: string | null;
  name: string;
  isDefault: boolean;
  cohorts: { id: string; name: string }[];
  people: number;
};

/** The access templates in the order they are asked, each with how many people live by it. */
export async function templateList(context: Context): Promise<ListedTemplate[]> {
  const all = await loadTemplates(context);
  const names = await cohortNames(
    context,
    all.flatMap(({ cohortIds }) => cohortIds),
  );
  const people = await countByTemplate(context, all);
  return all.map(({ id, isDefault, template, cohortIds }, place) => ({
    id,
    isDefault,
    name: template.name,
    people: people[place]!,
    cohorts: cohortIds.flatMap((cohortId) =>
      names.has(cohortId) ? [{ id: cohortId, name: names.get(cohortId)! }] : [],
    ),
  }));
}

async function countByTemplate(context: Context, all: readonly StoredTemplate[]): Promise<number[]> {
  const parts: Sql[] = [];
  for (const { isDefault, cohortIds } of all) parts.push(isDefault ? sql`true` : await heldByAny(context, cohortIds));
  const cases = parts.map((part, place) => sql`when ${part} then ${place}::int`);
  const rows = await context.rows<{ place: number; people: number }>(
    sql`select place, count(*)::int as people from (select case ${sql.join(cases, sql` `)} end as place
      from {employee} e where ${isPresent(sql`e.id`, context.today())}) held group by place`,
  );
  const found = new Map(rows.map(({ place, people }) => [place, people]));
  return all.map((_, place) => found.get(place) ?? 0);
}

/** The templates applied to a cohort: rights rest on it. */
export async function templatesRestingOn(context: Context, about: string, cohortId: string): Promise<RecordUse[]> {
  if (about !== "Cohort") return [];
  const mayChange = (await context.ability()).anyOf("edit", "GoalAccessTemplate");
  return (await loadTemplates(context))
    .filter(({ cohortIds }) => cohortIds.includes(cohortId))
    .map(({ id, template }) => ({
      label: "template-list.use",
      params: { name: template.name },
      link: mayChange ? `/app/company/goal/settings?template=${id}` : null,
      rests: true,
      mayChange,
    }));
}
