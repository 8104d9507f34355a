import type { Database } from "#tenancy/database.ts";
import { createSealer } from "../secrets/sealer.ts";
import type { ChainHead } from "./extend-audit-chain.ts";

type Anchorage = { database: Database; config: { appSecrets: readonly string[] } };

const place = (tenantId: string) => ({ column: "audit_anchor", ownerId: tenantId });

/** Notes where the chain of a company stands, one row a day, sealed: a cut tail or a rewritten chain no longer fits it. */
export async function anchorAuditChain({ database, config }: Anchorage, tenantId: string, head: ChainHead, now: Date): Promise<void> {
  const sealed = createSealer(config.appSecrets).seal(`${head.position}:${head.hash.toString("hex")}`, place(tenantId));
  await database.control.query(
    `insert into control.audit_anchor (tenant_id, anchored_on, sealed, anchored_at) values ($1, ($2::timestamptz at time zone 'UTC')::date, $3, $2)
     on conflict (tenant_id, anchored_on) do update set sealed = excluded.sealed, anchored_at = excluded.anchored_at`,
    [tenantId, now, sealed],
  );
}

/** The anchors of a company, oldest first. Throws where one was changed, or sealed with a secret that is not known. */
export async function readAuditAnchors({ database, config }: Anchorage, tenantId: string): Promise<ChainHead[]> {
  const { rows } = await database.control.query<{ sealed: string }>(
    "select sealed from control.audit_anchor where tenant_id = $1 order by anchored_on", [tenantId]);
  const sealer = createSealer(config.appSecrets);
  return rows.map(({ sealed }) => {
    const [position = "", hash = ""] = sealer.open(sealed, place(tenantId)).split(":");
    return { position: Number(position), hash: Buffer.from(hash, "hex") };
  });
}
