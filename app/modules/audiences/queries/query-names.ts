import { namesInFilter } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CohortQuery } from "../domain/cohort-query.ts";

/** One part of a filter as people read it; `values` are names as the company gave them, or codes the screen has words for. */
export type QueryPart = {
  part:
    | "managers"
    | "orgUnits"
    | "functions"
    | "roles"
    | "grades"
    | "locations"
    | "countries"
    | "genders"
    | "ethnicities"
    | "tags"
    | "teams"
    | "fields";
  values: string[];
};

/** The parts of a filter by name, in one statement; a private team is named to those who may see it. */
export async function queryNames(context: Context, query: CohortQuery): Promise<QueryPart[]> {
  const rows = await namesInFilter(context, query);
  const found = (
    ["managers", "orgUnits", "functions", "roles", "grades", "locations", "tags", "teams", "fields"] as const
  ).map((part): QueryPart => ({ part, values: rows.filter((row) => row.part === part).map(({ name }) => name) }));
  return [
    ...found,
    { part: "countries" as const, values: [...query.countries] },
    { part: "genders" as const, values: [...query.genders] },
    { part: "ethnicities" as const, values: [...query.ethnicities] },
  ].filter(({ values }) => values.length > 0);
}
