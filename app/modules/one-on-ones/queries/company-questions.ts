import type { Context } from "#app/platform/context/context.ts";
import type { LifecycleMoment, Theme } from "../domain/library.ts";
import { sql } from "#tenancy/sql.ts";

/** A question of the company's own in the agenda library. */
export type CompanyQuestion = {
  id: string;
  text: string;
  about: Theme | LifecycleMoment;
  archived: boolean;
  version: number;
};

/** Those in use, or all with what was put away; everybody may use them. */
export function companyQuestions(context: Context, { all }: { all: boolean }): Promise<CompanyQuestion[]> {
  return context.rows<CompanyQuestion>(
    sql`select id, text, about, archived_at is not null as archived, version from {one_on_one_question}
      where ${all} or archived_at is null order by lower(text), id limit 500`,
  );
}
