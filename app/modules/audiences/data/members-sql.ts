import { employeeColumns, isPresent, matchesFilter, seesFieldsOfPerson, seesTeams } from "#app/modules/people/index.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CohortDefinition } from "../domain/cohort.ts";
import { fieldIdsOf, fieldsOf, isUnfinished, privateFactsOf } from "../domain/cohort-query.ts";
import { inBase } from "./base-cohort-sql.ts";
import { knownData, matchesData } from "./data-condition-sql.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

/**
 * True for the rows of `{employee} e` that are in a cohort on a day, whoever asks. To decide about rights; what people are
 * shown goes through `visibleMembers`. A filter that cannot be asked as it stands finds nobody, nor does a list frozen from it:
 * rights rest on cohorts, and whoever a missing condition would have left out is not known.
 */
export function membersOn(
  context: Pick<Context, "circles" | "measures" | "peopleFacts" | "clock" | "today">,
  cohort: CohortDefinition,
  day: string,
): Sql {
  const { id, source, base, ownerId, query } = cohort;
  if (isUnfinished(query)) return sql`false`;
  return allOf([
    isPresent(sql`e.id`, day),
    ...(source === "DYNAMIC" || id === null
      ? [
          inBase(context.circles, base, ownerId, day),
          ...matchesFilter({ ...query, fieldValues: fieldsOf(query) }, day),
          ...matchesData(context, query.data, day),
        ]
      : [sql`e.id in (select cp.employee_id from {cohort_person} cp where cp.cohort_id = ${id}::uuid)`]),
  ]);
}

/**
 * Those of them the actor may know to be in it. Being in a cohort tells what its filter asks for, so whoever was found by
 * a private fact, by data or by a team is shown to those alone who may know that fact of them, or that team. A list that was
 * frozen from a filter tells the same.
 */
export async function visibleMembers(context: Context, cohort: CohortDefinition): Promise<Sql> {
  const ability = await context.ability();
  const columns = employeeColumns(context.today());
  return allOf([
    membersOn(context, cohort, context.today()),
    rulesToSql(ability, "view", "Employee", columns, "name"),
    ...privateFactsOf(cohort.query).map((fact) => rulesToSql(ability, "view", "Employee", columns, fact)),
    ...(await knownData(context, cohort.query.data)).map((known) => known?.of ?? sql`false`),
    ...(await seesFieldsOfPerson(context, fieldIdsOf(cohort.query))),
    // Of a list, nobody can tell any more which team somebody came in by: all of its teams must be seen.
    ...seesTeams(ability, cohort.query.teams, { ofPerson: cohort.source === "DYNAMIC" }),
  ]);
}
