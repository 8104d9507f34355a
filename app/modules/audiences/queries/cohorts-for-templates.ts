import { namesPrivateTeam, viewersOfFields } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { cohortColumns, cohortFacts, recordOf, type CohortRecord, type CohortRow } from "../data/cohort-record.ts";
import { circleBases } from "../domain/base-cohorts.ts";
import { fieldIdsOf, privateFactsOf, type CohortQuery } from "../domain/cohort-query.ts";
import { sql } from "#tenancy/sql.ts";

/** Cohorts as they are kept, whoever asks; a deleted one is none. */
export async function cohortsOf(context: Pick<Context, "rows">, ids: readonly string[]): Promise<CohortRecord[]> {
  if (ids.length === 0) return [];
  const rows = await context.rows<CohortRow>(
    sql`select ${cohortColumns} from {cohort} c where c.id = any(${[...new Set(ids)]}::uuid[]) and c.deleted_at is null
      order by lower(c.name), c.id`,
  );
  return rows.map(recordOf);
}

/**
 * Cohorts that something for the whole company may rest on: shared, so that others who look after it see them, and found by
 * nothing that is not told to everybody, for whoever lives by it, and how many do, would tell it.
 */
export function requireCohortsToRestOn(context: Context, ids: readonly string[], field: string): Promise<void> {
  return requireCohorts(context, ids, field, ({ shared }) => (shared ? null : "audiences.cohort-private"));
}

/** Cohorts the actor may see, to whose people they give something others will see: they tell nothing private either. */
export function requireCohortsForGoals(context: Context, ids: readonly string[], field = "cohortId"): Promise<void> {
  return requireCohorts(context, ids, field, () => null);
}

/** All of them read in one statement; `besides` is the code of what else speaks against one. */
async function requireCohorts(
  context: Context,
  ids: readonly string[],
  field: string,
  besides: (cohort: CohortRecord) => string | null,
): Promise<void> {
  const refuse = (code: string) => invalid(code, "The cohort cannot be used here.", { fields: { [field]: code } });
  const cohorts = await visibleCohortsOf(context, ids);
  if (cohorts.length < new Set(ids).size) throw refuse("audiences.cohort-unknown");
  for (const cohort of cohorts) {
    const against = besides(cohort);
    if (against) throw refuse(against);
    if (await tellsPrivateFacts(context, cohort)) throw refuse("audiences.cohort-of-private-facts");
  }
}

/** Those of these cohorts that the actor may see. One statement. */
export async function visibleCohortsOf(context: Context, ids: readonly string[]): Promise<CohortRecord[]> {
  const ability = await context.ability();
  return (await cohortsOf(context, ids)).filter((cohort) => ability.decide("view", cohortFacts(cohort)).allowed);
}

/** Whether being in a cohort tells something that is not told to everybody. */
async function tellsPrivateFacts(context: Context, { base, query }: CohortRecord): Promise<boolean> {
  return (
    circleBases.includes(base) ||
    privateFactsOf(query).length > 0 ||
    query.data.length > 0 ||
    (await asksClosedField(context, query)) ||
    (await namesPrivateTeam(context, query.teams))
  );
}

async function asksClosedField(context: Context, query: CohortQuery): Promise<boolean> {
  const seenBy = await viewersOfFields(context, fieldIdsOf(query));
  return [...seenBy.values()].some((viewers) => viewers !== "EVERYBODY");
}

/** What these cohorts are called, for those who look after what rests on them; a deleted one has no name. */
export async function cohortNames(context: Context, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await cohortsOf(context, ids)).map(({ id, name }) => [id, name]));
}
