import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { statementFacts } from "../data/statement-facts.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** All a witness sees: who asks what, and their own words. */
export type StatementPage = {
  id: string;
  question: string;
  by: { id: string; name: string };
  askedAt: string;
  statement: string;
  statedAt: string | null;
  declinedAt: string | null;
  version: number;
};

export async function statementPage(context: Context, statementId: string): Promise<StatementPage> {
  await authorize(context, "view", await statementFacts(context, statementId));
  const found = await firstRow<StatementPage>(
    context,
    sql`select x.id, x.question, jsonb_build_object('id', e.id, 'name', e.display_name) as by,
      ${instant(sql`x.asked_at`)} as "askedAt", x.statement, ${instant(sql`x.stated_at`)} as "statedAt",
      ${instant(sql`x.declined_at`)} as "declinedAt", x.version
      from {disciplinary_witness} x join {employee} e on e.id = x.asked_by where x.id = ${statementId}`,
  );
  if (!found) throw notFound("DisciplinaryStatement");
  return found;
}
