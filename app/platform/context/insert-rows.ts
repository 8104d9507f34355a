import type { Context } from "./context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

/** Many rows in one statement; `columns` are those of the table, with their types. */
export async function insertRows(
  context: Pick<Context, "rows">,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns
    .split(",")
    .map((column) => column.trim().split(" ")[0]!)
    .join(", ");
  await context.rows(
    prepared(
      sql`insert into ${tableNamed(table)} (${sql.raw(names)})
        select ${sql.raw(names)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${sql.raw(columns)})`,
    ),
  );
}
