import type pg from "pg";
import { schemaOwner } from "../tenant.ts";
import { compileSql, sql } from "../sql.ts";
import { quoted, tablesOf } from "./archived-tables.ts";

/** Drops a company's schema with all it holds, and its role; answers what there was. What is gone already is no fault. */
export async function dropCompanyTables(
  client: pg.ClientBase,
  schemaName: string,
): Promise<{ tables: number; rows: number }> {
  const tables = await tablesOf(client, schemaName);
  let rows = 0;
  for (const { name, owner } of tables) {
    await client.query(`set local role ${quoted(owner)}`);
    rows += await countRows(client, `${quoted(schemaName)}.${quoted(name)}`);
  }
  await client.query(`set local role ${schemaOwner}`);
  await client.query(`drop schema if exists ${quoted(schemaName)} cascade`);
  await client.query("reset role");
  const { rows: roles } = await client.query(compileSql(sql`select from pg_roles where rolname = ${schemaName}`));
  if (roles.length > 0) await client.query(`drop role ${quoted(schemaName)}`);
  return { tables: tables.length, rows };
}

async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]!.count;
}
