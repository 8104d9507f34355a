import type { UnitOfWork } from "./unit-of-work.ts";

/**
 * Tells the planner what the tenant's tables hold now. After many rows came at once it would otherwise plan for empty
 * tables until autovacuum gets there, and a page takes a hundred times as long.
 */
export async function refreshStatistics(
  unit: Pick<UnitOfWork, "rows" | "tenant">,
  only?: readonly string[],
): Promise<void> {
  if (only) return void (await unit.rows(`analyze ${only.map((name) => `{${name}}`).join(", ")}`));
  const tables = await unit.rows<{ name: string }>(
    `select c.relname as name from pg_catalog.pg_class c
      where c.relnamespace = (select oid from pg_catalog.pg_namespace where nspname = ?) and c.relkind = 'r'
        and c.relowner = (select oid from pg_catalog.pg_roles where rolname = current_user)`,
    [unit.tenant.schemaName],
  );
  if (tables.length > 0) await unit.rows(`analyze ${tables.map(({ name }) => `{${name}}`).join(", ")}`);
}
