import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Sql } from "#tenancy/sql.ts";

/** The number that a statement answers as `count`. */
export async function countOf(context: Pick<Context, "rows">, statement: Sql): Promise<number> {
  return (await firstRow<{ count: number }>(context, statement))?.count ?? 0;
}
