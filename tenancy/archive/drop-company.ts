import type pg from "pg";
import { schemaOwner } from "../tenant.ts";
import { compileSql, sql } from "../sql.ts";
import { quoted } from "./archived-tables.ts";

/** Drops a company's schema with all it holds, and its role. What is gone already is no fault. */
export async function dropWalls(client: pg.ClientBase, schemaName: string): Promise<void> {
  await client.query(`set local role ${schemaOwner}`);
  await client.query(`drop schema if exists ${quoted(schemaName)} cascade`);
  await client.query("reset role");
  const { rows } = await client.query(compileSql(sql`select from pg_roles where rolname = ${schemaName}`));
  if (rows.length > 0) await client.query(`drop role ${quoted(schemaName)}`);
}
