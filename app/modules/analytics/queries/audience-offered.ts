import { cohortChoices, type CohortChoices } from "#app/modules/audiences/index.ts";
import { listChoices, type OrgUnitChoice } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { dimensions, type Dimension, type MeasureScope } from "../domain/dimensions.ts";

/** What numbers of a scope can be split by, and narrowed to. */
export type AudienceOffered = { dimensions: Dimension[]; cohorts: CohortChoices; orgUnits: OrgUnitChoice[] };

export async function audienceOffered(context: Context, scope: MeasureScope): Promise<AudienceOffered> {
  const ability = await context.ability();
  const grades = scope === "company" && ability.decide("view", { kind: "PeopleAnalytics", scope: "company" }).allowed;
  const { orgUnits } = await listChoices(context);
  return {
    dimensions: dimensions.filter((dimension) => dimension !== "grade" || grades),
    cohorts: await cohortChoices(context),
    orgUnits,
  };
}
