import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { wordConditions } from "../data/search-words.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";

/** People with the company today whose name, e-mail or role holds every word; names that begin so come first. */
export async function searchPeople(context: Context, text: string, limit: number): Promise<PersonSummary[]> {
  const ability = await context.ability();
  if (!ability.anyOf("view", "Employee")) return [];
  const today = context.today();
  const words = wordConditions(text, today);
  return context.rows<PersonSummary>(
    `select ${summaryColumns} from {employee} e
      where ${[isPresent("e.id"), ...words.map((word) => word.text)].join(" and ")}
      order by not starts_with(lower(e.display_name), ?), lower(e.display_name), e.id limit ?`,
    [today, today, ...words.flatMap((word) => word.values), text.trim().toLowerCase(), limit],
  );
}
