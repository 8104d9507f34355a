import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** All that rules about a statement may test; 404 where there is none. */
export async function statementFacts(context: Context, statementId: string): Promise<AbilitySubject> {
  const found = await firstRow<{ witnessId: string }>(
    context,
    sql`select employee_id as "witnessId" from {disciplinary_witness} where id = ${statementId}`,
  );
  if (!found) throw notFound("DisciplinaryStatement");
  return { kind: "DisciplinaryStatement", ...found };
}
