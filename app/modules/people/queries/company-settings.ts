import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company says of itself. `followLanguage` and `followTimeZone` are people with none of their own. */
export type CompanySettings = {
  id: string;
  name: string;
  language: Language;
  timeZone: string;
  currency: string;
  /** 1 is January. */
  fiscalYearStartMonth: number;
  version: number;
  followLanguage: number;
  followTimeZone: number;
  people: number;
};

/** The company's settings, with how many people follow them. */
export async function companySettings(context: Context): Promise<CompanySettings> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  const settings = await firstRow<CompanySettings>(
    context,
    sql`select o.id, o.name, o.language, o.time_zone as "timeZone", o.currency, o.version,
          o.fiscal_year_start_month as "fiscalYearStartMonth",
          (select count(*)::int from {employee} where language is null) as "followLanguage",
          (select count(*)::int from {employee} where time_zone is null) as "followTimeZone",
          (select count(*)::int from {employee}) as people
        from {organization} o`,
  );
  if (!settings) throw notFound("The company");
  return settings;
}
