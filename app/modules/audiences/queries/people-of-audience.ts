import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { isPresent } from "#app/modules/people/index.ts";
import { membersOn, visibleMembers } from "../data/members-sql.ts";
import { emptyAudience, queryOf, saysNobody, type AudienceRule } from "../domain/audience.ts";
import { emptyQuery } from "../domain/cohort-query.ts";
import type { CohortDefinition } from "../domain/cohort.ts";
import { requireFinished } from "../use-cases/require-finished.ts";
import {
  cohortsOf,
  requireCohortsForGoals,
  requireCohortsToRestOn,
  visibleCohortsOf,
} from "./cohorts-for-templates.ts";
import { allOf, anyOf, sql, type Sql } from "#tenancy/sql.ts";

/** True for the rows of `{employee} e` that are of an audience on a day, whoever asks; for what is decided by it. */
export async function isInAudience(context: Context, rule: AudienceRule, day = context.today()): Promise<Sql> {
  return allOf([isPresent(sql`e.id`, day), ...(await areInAudiences(context, [rule], day))]);
}

/** The same for each of these audiences, of those present and of others. One statement for all their cohorts. */
export async function areInAudiences(
  context: Context,
  rules: readonly AudienceRule[],
  day = context.today(),
): Promise<Sql[]> {
  const known = new Map(
    (
      await cohortsOf(
        context,
        rules.flatMap(({ cohorts = [] }) => cohorts),
      )
    ).map((cohort) => [cohort.id, cohort]),
  );
  return rules.map((rule) => {
    const cohorts = [...new Set(rule.cohorts)].flatMap((id) => known.get(id) ?? []);
    return meant(
      rule,
      [...cohorts, ...byFilter(context, rule)].map((cohort) => membersOn(context, cohort, day)),
    );
  });
}

/**
 * Which of these audiences a person is of today, whatever anybody may see: rights are decided by it, so it asks no rights.
 * Two statements for any number of audiences, and none where all of them say nobody.
 */
export async function audiencesWith(
  context: Context,
  employeeId: string,
  rules: readonly AudienceRule[],
): Promise<boolean[]> {
  if (rules.every(saysNobody)) return rules.map(() => false);
  const parts = await areInAudiences(context, rules);
  const row = await firstRow<{ held: boolean[] }>(
    context,
    sql`select array[${sql.join(
      parts.map((part) => sql`exists (select from {employee} e where e.id = ${employeeId}::uuid and ${part})`),
    )}] as held`,
  );
  return row!.held;
}

/** A subquery of the ids of an audience's people, as far as the actor may know them to be of it. */
export async function peopleOfAudience(context: Context, rule: AudienceRule): Promise<Sql> {
  return sql`(select e.id from {employee} e where ${await isSeenInAudience(context, rule)})`;
}

/** True for the rows of `{employee} e` of whom the actor may know that they are of an audience. */
export async function isSeenInAudience(context: Context, rule: AudienceRule): Promise<Sql> {
  const cohorts = await visibleCohortsOf(context, rule.cohorts ?? []);
  const found: Sql[] = [];
  for (const cohort of [...cohorts, ...byFilter(context, rule)]) found.push(await visibleMembers(context, cohort));
  return allOf([await visibleMembers(context, everybody(context)), meant(rule, found)]);
}

function meant(rule: AudienceRule, found: readonly Sql[]): Sql {
  const { everyone, employeeIds, withoutIds } = { ...emptyAudience, ...rule };
  const named = employeeIds.length > 0 ? [sql`e.id = any(${employeeIds}::uuid[])`] : [];
  const without = withoutIds.length > 0 ? [sql`not e.id = any(${withoutIds}::uuid[])`] : [];
  return allOf([everyone ? sql`true` : anyOf([...found, ...named]), ...without]);
}

function byFilter(context: Context, rule: AudienceRule): CohortDefinition[] {
  const query = queryOf(rule);
  return query ? [{ ...everybody(context), query }] : [];
}

function everybody({ actor }: Context): CohortDefinition {
  return { id: null, ownerId: actor.employeeId, source: "DYNAMIC", base: "everyone", query: emptyQuery };
}

/**
 * Refuses an audience that says nobody, and cohorts that the actor may not use for what others will see. What goes on
 * resting on them (`resting`) takes shared ones, which others who look after it see as well.
 */
export async function requireAudience(
  context: Context,
  rule: AudienceRule,
  { field = "", resting = false }: { field?: string; resting?: boolean } = {},
): Promise<void> {
  requireFinishedAudience(rule, field);
  if (saysNobody(rule))
    throw invalid("audiences.nobody-chosen", "The audience says nobody.", {
      fields: { [`${field}cohorts`]: "audiences.nobody-chosen" },
    });
  const cohorts = rule.cohorts ?? [];
  if (resting) return requireCohortsToRestOn(context, cohorts, `${field}cohorts`);
  return requireCohortsForGoals(context, cohorts, `${field}cohorts`);
}

/** Refuses a filter of an audience that is not finished; of everybody none is asked. */
export function requireFinishedAudience(rule: AudienceRule, field = ""): void {
  const query = rule.everyone ? null : queryOf(rule);
  if (query) requireFinished(query, field);
}
