import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { wordConditions } from "../data/search-words.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { allOf, sql } from "#tenancy/sql.ts";

/** People with the company today whose name, e-mail or role holds every word; names that begin so come first. */
export async function searchPeople(context: Context, text: string, limit: number): Promise<PersonSummary[]> {
  const ability = await context.ability();
  if (!ability.anyOf("view", "Employee")) return [];
  const today = context.today();
  return context.rows<PersonSummary>(
    sql`select ${summaryColumns(today)} from {employee} e
      where ${allOf([isPresent(sql`e.id`, today), ...wordConditions(text, today)])}
      order by not starts_with(lower(e.display_name), ${text.trim().toLowerCase()}), lower(e.display_name), e.id limit ${limit}`,
  );
}
