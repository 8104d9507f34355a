import type pg from "pg";
import { schemaOwner } from "../tenant.ts";
import { quoted } from "./archived-tables.ts";

/**
 * The audit log is linked in the order of transactions, whose numbers are those of one cluster. Carried elsewhere, what is linked
 * comes before all of them, and what is not linked yet after that: entries that are linked have 0, their links 1, and entries that wait 2,
 * which no transaction ever has.
 */
const places = { linkedEntry: 0, link: 1, waitingEntry: 2 } as const;

const isLinked = (schemaName: string, entry: string) =>
  `exists (select from ${quoted(schemaName)}.audit_link l where l.entry_id = ${entry}.id)`;

const placeOfEntry = (schemaName: string, entry: string) =>
  `(case when ${isLinked(schemaName, entry)} then '${places.linkedEntry}' else '${places.waitingEntry}' end)::xid8`;

/** What is written of a column of `t` where it is not what stands there; null where it is. */
export function carriedAs(schemaName: string, table: string, column: string): string | null {
  if (column !== "transaction_id") return null;
  if (table === "audit_entry") return placeOfEntry(schemaName, "t");
  return table === "audit_link" ? `'${places.link}'::xid8` : null;
}

/** The same for tables that were filled with what stood in another cluster. */
export async function settleAuditOrder(client: pg.ClientBase, schemaName: string): Promise<void> {
  const schema = quoted(schemaName);
  await client.query(`set local role ${schemaOwner}`);
  await client.query(`update ${schema}.audit_entry t set transaction_id = ${placeOfEntry(schemaName, "t")}`);
  await client.query(`update ${schema}.audit_link set transaction_id = '${places.link}'::xid8`);
  await client.query("reset role");
}
