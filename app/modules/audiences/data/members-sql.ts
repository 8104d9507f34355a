import { employeeColumns, fieldRule, isPresent, teamColumns } from "#app/modules/people/index.ts";
import { rulesToSql, type SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CohortDefinition } from "../domain/cohort.ts";
import { fieldIdsOf, privateFactsOf, type CohortQuery } from "../domain/cohort-query.ts";
import { inBase } from "./base-cohort-sql.ts";
import { listed, matchesQuery } from "./query-sql.ts";

/**
 * True for the rows of `{employee} e` that are in a cohort on a day, whoever asks. To decide about rights; what people are
 * shown goes through `visibleMembers`.
 */
export function membersOn({ circles }: Pick<Context, "circles">, cohort: CohortDefinition, day: string): SqlFragment {
  const { id, source, base, ownerId, query } = cohort;
  return joined([
    { text: isPresent("e.id"), values: [day] },
    ...(source === "DYNAMIC" || id === null
      ? [inBase(circles, base, ownerId, day), ...matchesQuery(query, day)]
      : [
          {
            text: "e.id in (select cp.employee_id from {cohort_person} cp where cp.cohort_id = ?::uuid)",
            values: [id],
          },
        ]),
  ]);
}

/**
 * Those of them the actor may know to be in it. Being in a cohort tells what its filter asks for, so whoever was found by
 * a private fact or by a team is shown to those alone who may know that fact of them, or that team. A list that was
 * frozen from a filter tells the same.
 */
export async function visibleMembers(context: Context, cohort: CohortDefinition): Promise<SqlFragment> {
  const ability = await context.ability();
  const columns = employeeColumns(context.today());
  return joined([
    membersOn(context, cohort, context.today()),
    rulesToSql(ability, "view", "Employee", columns, "name"),
    ...privateFactsOf(cohort.query).map((fact) => rulesToSql(ability, "view", "Employee", columns, fact)),
    ...(await seenByFields(context, cohort.query)),
    ...seenByTeam(cohort, rulesToSql(ability, "view", "Team", teamColumns)),
  ]);
}

/** Each of the company's own fields that is asked for must be one the actor may see of that person. */
async function seenByFields(context: Context, query: CohortQuery): Promise<SqlFragment[]> {
  const ids = fieldIdsOf(query);
  if (ids.length === 0) return [];
  const rule = await fieldRule(context);
  return [
    {
      text: `not exists (select from {employee_field} f where f.id = any(?::uuid[]) and (${rule.text}) is not true)`,
      values: [listed(ids), ...rule.values],
    },
  ];
}

/** Of a list, nobody can tell any more which team somebody came in by: all of its teams must be seen. */
function seenByTeam({ source, query: { teams } }: CohortDefinition, seen: SqlFragment): SqlFragment[] {
  if (teams.length === 0) return [];
  const text =
    source === "DYNAMIC"
      ? `exists (select from {team_member} m join {team} t on t.id = m.team_id where m.employee_id = e.id and t.id = any(?::uuid[]) and (${seen.text}))`
      : `not exists (select from {team} t where t.id = any(?::uuid[]) and (${seen.text}) is not true)`;
  return [{ text, values: [listed(teams), ...seen.values] }];
}

function joined(parts: readonly SqlFragment[]): SqlFragment {
  return { text: parts.map(({ text }) => `(${text})`).join(" and "), values: parts.flatMap(({ values }) => values) };
}
