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
  return (await namesOfAudiences(context, [rule]))[0]!;
}

/** The same of each of these audiences, in two statements for all. */
export async function namesOfAudiences(context: Context, rules: readonly AudienceRule[]): Promise<AudienceNames[]> {
  const asked = rules.map(idsNamed);
  const all = (part: keyof ReturnType<typeof idsNamed>) => asked.flatMap((ids) => ids[part]);
  const ofCohorts = await cohortNames(context, all("cohorts"));
  const rows = await namesInFilter(context, {
    ...emptyQuery,
    orgUnits: all("orgUnits"),
    functions: all("functions"),
    grades: all("grades"),
    locations: all("locations"),
    managers: all("people"),
  });
  return rules.map(({ everyone = false, withoutIds = [] }, place) => {
    const ids = asked[place]!;
    const rest = new Set([...ids.orgUnits, ...ids.functions, ...ids.grades, ...ids.locations, ...ids.people]);
    const names = [
      ...[...ofCohorts].filter(([id]) => ids.cohorts.includes(id)),
      ...rows.filter(({ id }) => rest.has(id)).map(({ id, name }) => [id, name] as const),
    ];
    return { everyone, names: names.slice(0, mostNames).map(([, name]) => name), without: withoutIds.length };
  });
}

/** Whom everybody is meant needs no names. */
function idsNamed(rule: AudienceRule) {
  const { cohorts, orgUnits, functions, grades, locations, managers, employeeIds } = {
    ...emptyAudience,
    ...(rule.everyone ? {} : rule),
  };
  return { cohorts, orgUnits, functions, grades, locations, people: [...managers, ...employeeIds.slice(0, mostNames)] };
}

const mostNames = 20;
