import type pg from "pg";
import { compileSql, sql } from "../sql.ts";
import { columnList, quoted, type ArchivedTable } from "./archived-tables.ts";

type ForeignKey = { table: string; name: string; definition: string; owner: string };

/**
 * Empties tables of a schema and lets `fill` write them, in any order: references from and to
 * them are taken away before and put back afterwards, which proves each of them. Within the caller's transaction.
 */
export async function fillTables(
  client: pg.ClientBase,
  schemaName: string,
  tables: readonly ArchivedTable[],
  fill: (table: ArchivedTable) => Promise<void>,
): Promise<void> {
  const references = await foreignKeysOf(client, schemaName, tables);
  for (const { table, name, owner } of references)
    await as(client, owner, `alter table ${quoted(schemaName)}.${quoted(table)} drop constraint ${quoted(name)}`);
  for (const { name, owner } of tables) await as(client, owner, `truncate ${quoted(schemaName)}.${quoted(name)}`);
  for (const table of tables) {
    await client.query(`set local role ${quoted(table.owner)}`);
    await fill(table);
    await client.query("reset role");
  }
  await continueNumbers(client, schemaName, tables);
  for (const { table, name, owner, definition } of references)
    await as(
      client,
      owner,
      `alter table ${quoted(schemaName)}.${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    );
}

async function as(client: pg.ClientBase, role: string, statement: string): Promise<void> {
  await client.query(`set local role ${quoted(role)}`);
  await client.query(statement);
  await client.query("reset role");
}

/** Those from these tables, and those to them. */
async function foreignKeysOf(
  client: pg.ClientBase,
  schemaName: string,
  tables: readonly ArchivedTable[],
): Promise<ForeignKey[]> {
  const names = tables.map(({ name }) => name);
  const { rows } = await client.query<ForeignKey>(
    compileSql(
      sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition,
          pg_get_userbyid(c.relowner) as owner
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
          join pg_class r on r.oid = k.confrelid
        where n.nspname = ${schemaName} and k.contype = 'f'
          and (c.relname = any(${names}::text[]) or r.relname = any(${names}::text[])) order by c.relname, k.conname`,
    ),
  );
  return rows;
}

/** Identity columns go on after the highest number there is. */
async function continueNumbers(
  client: pg.ClientBase,
  schemaName: string,
  tables: readonly ArchivedTable[],
): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    compileSql(
      sql`select c.relname as table, a.attname as column
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = ${schemaName} and c.relkind = 'r' and a.attidentity <> '' order by 1, 2`,
    ),
  );
  for (const { table, column } of rows) {
    const owner = tables.find(({ name }) => name === table)?.owner;
    if (!owner) continue;
    const whole = `${quoted(schemaName)}.${quoted(table)}`;
    await as(
      client,
      owner,
      `select setval(pg_get_serial_sequence('${whole}', '${column}'), max(${columnList([column])}))
        from ${whole} having count(*) > 0`,
    );
  }
}
