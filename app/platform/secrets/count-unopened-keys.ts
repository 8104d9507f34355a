import { createSealer } from "./sealer.ts";
import { keyPlace, type KeyRing } from "./data-keys.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * How many data keys APP_SECRET does not open. Keys that one secret wrapped carry its name, so one of each name is tried:
 * what this costs does not grow with the companies.
 */
export async function countUnopenedKeys({ database, config }: KeyRing): Promise<{ keys: number; unopened: number }> {
  const { rows } = await database.control.query<{ id: string; tenant_id: string; wrapped: string; keys: number }>(
    sql`select distinct on (split_part(wrapped, '.', 2)) id, tenant_id, wrapped,
            (count(*) over (partition by split_part(wrapped, '.', 2)))::int as keys
       from control.data_key order by split_part(wrapped, '.', 2), created_at`,
  );
  const sealer = createSealer(config.appSecrets);
  let [keys, unopened] = [0, 0];
  for (const row of rows) {
    keys += row.keys;
    try {
      sealer.open(row.wrapped, keyPlace(row.tenant_id, row.id));
    } catch {
      unopened += row.keys;
    }
  }
  return { keys, unopened };
}
