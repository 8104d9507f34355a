import { sql, tableNamed } from "./sql.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/**
 * Tells the planner what the tenant's tables hold now. After many rows came at once it would otherwise plan for empty
 * tables until autovacuum gets there, and a page takes a hundred times as long.
 */
export async function refreshStatistics(
  unit: Pick<UnitOfWork, "rows" | "tenant">,
  only?: readonly string[],
): Promise<void> {
  if (only) return void (await unit.rows(sql`analyze ${sql.join(only.map(tableNamed))}`));
  const tables = await unit.rows<{ name: string }>(
    sql`select c.relname as name from pg_catalog.pg_class c
      where c.relnamespace = (select oid from pg_catalog.pg_namespace where nspname = ${unit.tenant.schemaName})
        and c.relkind = 'r'
        and c.relowner = (select oid from pg_catalog.pg_roles where rolname = current_user)`,
  );
  if (tables.length > 0) await unit.rows(sql`analyze ${sql.join(tables.map(({ name }) => tableNamed(name)))}`);
}
