import type { Context } from "#app/platform/context/context.ts";
import { vaultOf } from "../data/sealed.ts";
import { sql } from "#tenancy/sql.ts";

/** The currencies base pay is known in, whoever is paid in them. */
export async function currenciesPaid(context: Context): Promise<string[]> {
  const vault = await vaultOf(context);
  const rows = await context.rows<{ id: string; sealed: string }>(
    sql`select id, sealed from {compensation_pay} where component = 'BASE' and replaced_at is null`,
  );
  return [...new Set(rows.map(({ id, sealed }) => vault.open("compensation_pay.sealed", id, sealed).currency))].sort();
}
