import { cohortNames, countByPlace } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RecordUse } from "#app/platform/contributions/record-use.ts";
import { loadTemplates } from "../data/template-record.ts";

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
  const people = await countByPlace(context, all);
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
