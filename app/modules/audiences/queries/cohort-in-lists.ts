import type { Context } from "#app/platform/context/context.ts";
import { definitionOf } from "../data/cohort-record.ts";
import { visibleMembers } from "../data/members-sql.ts";
import { baseCohorts, circleBases, type BaseCohort } from "../domain/base-cohorts.ts";
import { visibleCohorts } from "./cohort-list.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What lists can be narrowed to: base cohorts that are somebody, and the cohorts the actor may see. */
export type CohortChoices = { bases: BaseCohort[]; cohorts: { id: string; name: string; shared: boolean }[] };

/**
 * A subquery of the ids of a cohort's people, as far as the actor may know them; `ref` is the id of a cohort, the name of a
 * base cohort or its number. What the actor may not see is nobody, never everybody.
 */
export async function peopleOfCohort(context: Context, ref: string): Promise<Sql> {
  const cohort = await definitionOf(context, ref);
  if (!cohort) return sql`(select null::uuid where false)`;
  const seen = await visibleMembers(context, cohort);
  return sql`(select e.id from {employee} e where ${seen})`;
}

/** The cohorts a list offers, at most 200, in one statement. */
export async function cohortChoices(context: Context): Promise<CohortChoices> {
  const { rows } = await visibleCohorts(context, { search: "", whose: "all" }, { limit: 200, offset: 0 });
  const { directManager, skipManager } = context.actor;
  const bases = baseCohorts.filter(
    (base) =>
      base !== "everyone" &&
      base !== "my-data" &&
      (!circleBases.includes(base) || base in context.circles) &&
      (base !== "my-team" || directManager) &&
      (base !== "my-organization" || skipManager),
  );
  return { bases, cohorts: rows.map(({ id, name, shared }) => ({ id, name, shared })) };
}
