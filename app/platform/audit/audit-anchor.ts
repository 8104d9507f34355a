import { tenantSealer, type KeyRing } from "../secrets/data-keys.ts";
import type { SealedColumn } from "../secrets/rotate-data-key.ts";
import type { ChainHead } from "./extend-audit-chain.ts";
import { sql } from "#tenancy/sql.ts";

const place = (tenantId: string) => ({ column: "audit_anchor", ownerId: tenantId });

/** Where anchors stand, for whoever gives companies new keys. */
export const sealedAnchors: SealedColumn = {
  table: "control.audit_anchor",
  column: "sealed",
  tenant: "tenant_id",
  row: "anchored_on",
  place,
};

/** Notes where the chain of a company stands, one row a day, sealed: a cut tail or a rewritten chain no longer fits it. */
export async function anchorAuditChain(ring: KeyRing, tenantId: string, head: ChainHead, now: Date): Promise<void> {
  const sealed = (await tenantSealer(ring, tenantId, now)).seal(
    `${head.position}:${head.hash.toString("hex")}`,
    place(tenantId),
  );
  await ring.database.control.query(
    sql`insert into control.audit_anchor (tenant_id, anchored_on, sealed, anchored_at)
      values (${tenantId}, (${now}::timestamptz at time zone 'UTC')::date, ${sealed}, ${now})
     on conflict (tenant_id, anchored_on) do update set sealed = excluded.sealed, anchored_at = excluded.anchored_at`,
  );
}

/** The anchors of a company, oldest first. Throws where one was changed, or sealed with a key that is not known. */
export async function readAuditAnchors(ring: KeyRing, tenantId: string, now: Date): Promise<ChainHead[]> {
  const { rows } = await ring.database.control.query<{ sealed: string }>(
    sql`select sealed from control.audit_anchor where tenant_id = ${tenantId} order by anchored_on`,
  );
  const sealer = await tenantSealer(ring, tenantId, now);
  return rows.map(({ sealed }) => {
    const [position = "", hash = ""] = sealer.open(sealed, place(tenantId)).split(":");
    return { position: Number(position), hash: Buffer.from(hash, "hex") };
  });
}
