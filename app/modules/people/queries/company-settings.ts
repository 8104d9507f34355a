import { toldBy } from "#app/platform/company/company-told.ts";
import type { CompanyTold } from "#app/platform/company/manners.ts";
import { logoAddress } from "#app/platform/company/logo.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { GatheredUse } from "#app/platform/contributions/record-use.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company says of itself. `followLanguage` and `followTimeZone` are people with none of their own. */
export type CompanySettings = Omit<CompanyTold, "logo"> & {
  id: string;
  name: string;
  language: Language;
  timeZone: string;
  currency: string;
  /** 1 is January. */
  fiscalYearStartMonth: number;
  /** Where its logo is shown; null where it has none. */
  logo: string | null;
  version: number;
  followLanguage: number;
  followTimeZone: number;
  people: number;
  /** How many people have special characters in their name. */
  specialNames: number;
};

/** The company's settings, with how many people follow them. */
export async function companySettings(context: Context): Promise<CompanySettings> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  const settings = await firstRow<Omit<CompanySettings, keyof CompanyTold> & CompanyTold>(
    context,
    sql`select o.id, o.name, o.language, o.time_zone as "timeZone", o.currency, o.version,
          o.fiscal_year_start_month as "fiscalYearStartMonth", o.logo_key as logo, o.date_format as "dateFormat",
          o.number_format as "numberFormat", o.week_start as "weekStart", o.working_days as "workingDays",
          o.restrict_special_characters as "restrictSpecialCharacters", o.previews_allowed as "previewFeatures",
          (select count(*)::int from {employee} where language is null) as "followLanguage",
          (select count(*)::int from {employee} where time_zone is null) as "followTimeZone",
          (select count(*)::int from {employee} where display_name ~ '[<>"'']') as "specialNames",
          (select count(*)::int from {employee}) as people
        from {organization} o`,
  );
  if (!settings) throw notFound("The company");
  return { ...settings, ...toldBy({ settings }), logo: logoAddress(context.tenant, settings.logo) };
}

/** The settings whose change leaves records of rooms as they are. */
export const keptSettings = ["timeZone", "currency", "fiscalYearStartMonth"] as const;
export type KeptSetting = (typeof keptSettings)[number];
export type KeptRecords = Record<KeptSetting, GatheredUse[]>;

/** The records that keep what the company said when they were made, by the setting they have it from. */
export async function recordsKept(context: Context, { usesOf }: Pick<Gatherings, "usesOf">): Promise<KeptRecords> {
  const of = (setting: KeptSetting) => usesOf(context, "Company", setting);
  return {
    timeZone: await of("timeZone"),
    currency: await of("currency"),
    fiscalYearStartMonth: await of("fiscalYearStartMonth"),
  };
}
