import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { cohortColumns, cohortFacts, recordOf, type CohortRecord, type CohortRow } from "../data/cohort-record.ts";
import { membersOn } from "../data/members-sql.ts";
import { knowsFactsOfAll } from "./cohort-screen.ts";

/** Cohorts as they are kept, whoever asks; a deleted one is none. */
async function cohortsOf(context: Pick<Context, "rows">, ids: readonly string[]): Promise<CohortRecord[]> {
  if (ids.length === 0) return [];
  const rows = await context.rows<CohortRow>(`select ${cohortColumns} from {cohort} c where c.id = any(?::uuid[]) and c.deleted_at is null order by lower(c.name), c.id`, [[...new Set(ids)]]);
  return rows.map(recordOf);
}

/**
 * Which of these cohorts hold a person today, whatever anybody may see: rights are decided by it, so it asks no rights.
 * Two statements for any number of cohorts.
 */
export async function cohortsHolding(context: Context, employeeId: string, ids: readonly string[]): Promise<Set<string>> {
  const cohorts = await cohortsOf(context, ids);
  if (cohorts.length === 0) return new Set();
  const parts = cohorts.map((cohort) => membersOn(cohort, context.today()));
  const row = await firstRow<{ held: boolean[] }>(
    context, `select array[${parts.map(({ text }) => `exists (select from {employee} e where e.id = ?::uuid and ${text})`).join(", ")}] as held`, parts.flatMap(({ values }) => [employeeId, ...values]));
  return new Set(cohorts.filter((_, index) => row!.held[index]).map(({ id }) => id));
}

/** True for the rows of `{employee} e` that one of these cohorts holds today; for counts that name nobody. */
export async function heldByAny(context: Context, ids: readonly string[]): Promise<SqlFragment> {
  const parts = (await cohortsOf(context, ids)).map((cohort) => membersOn(cohort, context.today()));
  return { text: parts.map(({ text }) => `(${text})`).join(" or ") || "false", values: parts.flatMap(({ values }) => values) };
}

/**
 * Cohorts that something for the whole company may rest on: shared, so that others who look after it see them, and found by
 * nothing the actor may not know of everybody, so that no count tells it.
 */
export async function requireCohortsToRestOn(context: Context, ids: readonly string[], field: string): Promise<void> {
  const cohorts = await cohortsOf(context, ids);
  const ability = await context.ability();
  const refuse = (code: string) => invalid(code, "The cohort cannot be used here.", { fields: { [field]: code } });
  if (cohorts.length < new Set(ids).size || cohorts.some((cohort) => !ability.decide("view", cohortFacts(cohort)).allowed)) throw refuse("audiences.cohort-unknown");
  for (const cohort of cohorts) {
    if (!cohort.shared) throw refuse("audiences.cohort-private");
    if (!(await knowsFactsOfAll(context, cohort.query))) throw refuse("audiences.cohort-of-private-facts");
  }
}

/** What these cohorts are called, for those who look after what rests on them; a deleted one has no name. */
export async function cohortNames(context: Context, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await cohortsOf(context, ids)).map(({ id, name }) => [id, name]));
}

/** A cohort the actor may see, to whose people, as far as they may know them, they give something. */
export async function requireCohortForGoals(context: Context, cohortId: string): Promise<void> {
  const [cohort] = await cohortsOf(context, [cohortId]);
  if (cohort && (await context.ability()).decide("view", cohortFacts(cohort)).allowed) return;
  throw invalid("audiences.cohort-unknown", "There is no such cohort.", { fields: { cohortId: "audiences.cohort-unknown" } });
}
