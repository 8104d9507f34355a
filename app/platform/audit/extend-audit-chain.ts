import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { chainedColumns, chainStart, linkHash, type ChainedEntry } from "./audit-chain.ts";
import { sql } from "#tenancy/sql.ts";

export type ChainHead = { position: number; hash: Buffer };

const batch = 5_000;

/**
 * Links the entries of ended transactions, in their order, and returns the new head; null where there was nothing to
 * link. Entries of transactions still under way wait for the next time. One process at a time; another finds nothing.
 */
export async function extendAuditChain(unit: Pick<UnitOfWork, "rows" | "tenant">): Promise<ChainHead | null> {
  const [lock] = await unit.rows<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`audit ${unit.tenant.id}`})) as held`,
  );
  if (!lock?.held) return null;
  const [last] = await unit.rows<{ position: string; hash: Buffer; entry: string; transaction: string }>(
    sql`select l.position::text as position, l.hash, l.entry_id::text as entry,
      l.transaction_id::text as transaction from {audit_link} l order by l.position desc limit 1`,
  );
  // Asked by itself: where a company lies on another server, the snapshot within a statement on its tables is that server's.
  const [snapshot] = await unit.rows<{ oldest: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  );
  const entries = await unit.rows<ChainedEntry & { transaction: string }>(
    sql`select ${chainedColumns}, e.transaction_id::text as transaction from {audit_entry} e
      where (e.transaction_id, e.id) > (${last?.transaction ?? "0"}::text::xid8, ${last?.entry ?? "0"}::bigint)
        and e.transaction_id < ${snapshot!.oldest}::text::xid8
      order by e.transaction_id, e.id limit ${batch}`,
  );
  if (entries.length === 0) return null;
  let head: ChainHead = { position: Number(last?.position ?? 0), hash: last?.hash ?? chainStart };
  const links = entries.map((entry) => {
    head = { position: head.position + 1, hash: linkHash(head.hash, entry) };
    return {
      position: head.position,
      entry: entry.id,
      transaction: entry.transaction,
      hash: head.hash.toString("hex"),
    };
  });
  await unit.rows(
    sql`insert into {audit_link} (position, entry_id, transaction_id, hash)
     select position, entry, transaction::xid8, decode(hash, 'hex')
       from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (position bigint, entry bigint,
       transaction text, hash text)`,
  );
  return head;
}
