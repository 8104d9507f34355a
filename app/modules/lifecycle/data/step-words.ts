import { sql, type Sql } from "#tenancy/sql.ts";

const said = (language: string, what: "title" | "details", own: Sql) =>
  sql`coalesce(nullif(s.translations -> ${language} ->> ${what}, ''), ${own})`;

/** The title of step `s` in a language, or in the step's own words. */
export const titleIn = (language: string): Sql => said(language, "title", sql`s.title`);

/** The details of step `s` in a language, or in the step's own words. */
export const detailsIn = (language: string): Sql => said(language, "details", sql`s.details`);
