import type pg from "pg";
import { compileSql, sql } from "../sql.ts";

/** A table of a company as an archive holds it: its columns in their order, without those the database works out. */
export type ArchivedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns that order its rows; empty where it has no key. */
  readonly key: readonly string[];
  /** The database role it belongs to. */
  readonly owner: string;
};

/** All tables of a schema by name. */
export async function tablesOf(client: pg.ClientBase, schemaName: string): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(
    compileSql(
      sql`select c.relname as name, pg_get_userbyid(c.relowner) as owner,
          array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns,
          coalesce((select array(select a.attname::text from unnest(i.indkey) with ordinality k(number, place)
              join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place)
            from pg_index i where i.indrelid = c.oid and i.indisprimary), '{}') as key
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = ${schemaName} and c.relkind = 'r' order by c.relname`,
    ),
  );
  return rows;
}

/** A name as PostgreSQL reads it whatever it holds. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = (names: readonly string[]) => names.map(quoted).join(", ");
