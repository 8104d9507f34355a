import { firstRow, type Context } from "#app/platform/context/context.ts";
import { asLanguage, type Language } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";

/** What is written into records is written in the language of the company. */
export async function companyLanguage(context: Context): Promise<Language> {
  const company = await firstRow<{ language: string }>(context, sql`select language from {organization}`);
  return asLanguage(company?.language);
}
