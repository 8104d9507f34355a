import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { languages, type Language } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";

/** The languages in which people of the company read, the most read first. */
export async function spokenLanguages(context: Context): Promise<Language[]> {
  const rows = await context.rows<{ language: string }>(
    sql`select coalesce(e.language, o.language) as language from {employee} e cross join {organization} o
      where ${isPresent(sql`e.id`, context.today())} group by 1 order by count(*) desc, 1`,
  );
  return rows.flatMap(({ language }) => languages.find((one) => one === language) ?? []);
}
