import { cohortNames, countByPlace, namesOfAudiences, type AudienceNames } from "#app/modules/audiences/index.ts";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RecordUse } from "#app/platform/contributions/record-use.ts";
import { loadTemplates } from "../data/template-record.ts";

/** A template with whom it is for: its cohorts, and the rest of its audience in names; `people` live by it today. */
export type ListedTemplate = {
  id: string | null;
  name: string;
  isDefault: boolean;
  audience: AudienceRule;
  cohorts: { id: string; name: string }[];
  named: AudienceNames;
  people: number;
};

/** The access templates in the order they are asked, each with how many people live by it. */
export async function templateList(context: Context): Promise<ListedTemplate[]> {
  const all = await loadTemplates(context);
  const cohorts = await cohortNames(
    context,
    all.flatMap(({ audience }) => audience.cohorts ?? []),
  );
  const rest = all.map(({ audience: { cohorts: _, ...others } }) => others);
  const named = await namesOfAudiences(context, rest);
  const people = await countByPlace(context, all);
  return all.map(({ id, isDefault, template, audience }, place) => ({
    id,
    isDefault,
    name: template.name,
    audience,
    cohorts: (audience.cohorts ?? []).flatMap((cohortId) =>
      cohorts.has(cohortId) ? [{ id: cohortId, name: cohorts.get(cohortId)! }] : [],
    ),
    named: named[place]!,
    people: people[place]!,
  }));
}

/** The templates applied to a cohort: rights rest on it. */
export async function templatesRestingOn(context: Context, about: string, cohortId: string): Promise<RecordUse[]> {
  if (about !== "Cohort") return [];
  const mayChange = (await context.ability()).anyOf("edit", "GoalAccessTemplate");
  return (await loadTemplates(context))
    .filter(({ audience }) => audience.cohorts?.includes(cohortId))
    .map(({ id, template }) => ({
      label: "template-list.use",
      params: { name: template.name },
      link: mayChange ? `/app/company/goal/settings?template=${id}` : null,
      rests: true,
      mayChange,
    }));
}
