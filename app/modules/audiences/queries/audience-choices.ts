import {
  listChoices,
  namesInFilter,
  peopleByIds,
  type OrgUnitChoice,
  type PersonSummary,
} from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { emptyAudience, type AudienceRule } from "../domain/audience.ts";
import { emptyQuery } from "../domain/cohort-query.ts";
import { cohortChoices } from "./cohort-in-lists.ts";
import { cohortNames } from "./cohorts-for-templates.ts";

type Choice = { id: string; name: string };

/** What an audience can be chosen of, with whom it names now. */
export type AudienceChoices = {
  cohorts: Choice[];
  orgUnits: OrgUnitChoice[];
  functions: Choice[];
  grades: Choice[];
  locations: Choice[];
  named: PersonSummary[];
};

/** What a screen offers for an audience; of cohorts only shared ones, where something goes on resting on them. */
export async function audienceChoices(
  context: Context,
  rule: AudienceRule,
  { resting = false }: { resting?: boolean } = {},
): Promise<AudienceChoices> {
  const { cohorts } = await cohortChoices(context);
  const { orgUnits, functions, grades, locations } = await listChoices(context);
  const { managers, employeeIds, withoutIds } = { ...emptyAudience, ...rule };
  const named = [...new Set([...managers, ...employeeIds, ...withoutIds])];
  return {
    cohorts: cohorts.filter(({ shared }) => shared || !resting).map(({ id, name }) => ({ id, name })),
    ...{ orgUnits, functions, grades, locations },
    named: named.length > 0 ? [...(await peopleByIds(context, named)).values()] : [],
  };
}

/** An audience in names, kept with what was done for it: of cohorts first, then of units and the like, then of people. */
export type AudienceNames = { everyone: boolean; names: string[]; without: number };

/** What an audience is made of is called today. Two statements. */
export async function audienceNames(context: Context, rule: AudienceRule): Promise<AudienceNames> {
  const { everyone, cohorts, orgUnits, functions, grades, locations, managers, employeeIds, withoutIds } = {
    ...emptyAudience,
    ...rule,
  };
  const without = withoutIds.length;
  if (everyone) return { everyone, names: [], without };
  const ofCohorts = await cohortNames(context, cohorts);
  const rows = await namesInFilter(context, {
    ...emptyQuery,
    ...{ orgUnits, functions, grades, locations, managers: [...managers, ...employeeIds.slice(0, mostNames)] },
  });
  const names = [...ofCohorts.values(), ...rows.map(({ name }) => name)];
  return { everyone, names: names.slice(0, mostNames), without };
}

const mostNames = 20;
