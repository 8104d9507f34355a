import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import type { SealedColumn } from "#app/platform/secrets/rotate-data-key.ts";
import type { SsoScope } from "../use-cases/begin-sign-in.ts";
import type { KeyAndCertificate } from "./make-certificate.ts";
import { sql } from "#tenancy/sql.ts";

type KeyScope = Pick<SsoScope, "database" | "config" | "clock">;

/** Where the key belongs: it opens nowhere else. */
const keyPlace = (tenantId: string) => ({ column: "control.sso_key.private_key", ownerId: tenantId });

/** For the rotation of keys. */
export const sealedSamlKeys: SealedColumn = {
  table: "control.sso_key",
  column: "private_key",
  tenant: "tenant_id",
  row: "tenant_id",
  place: keyPlace,
};

/** The certificate that a company's requests are signed under, as PEM; null where it has none yet. */
export async function findCertificate(
  { database }: Pick<KeyScope, "database">,
  tenantId: string,
): Promise<string | null> {
  const { rows } = await database.control.query<{ certificate: string }>(
    sql`select certificate from control.sso_key where tenant_id = ${tenantId}`,
  );
  return rows[0]?.certificate ?? null;
}

/** The key itself, open for as long as a request takes. */
export async function openKey(scope: KeyScope, tenantId: string): Promise<KeyAndCertificate | null> {
  const { rows } = await scope.database.control.query<KeyAndCertificate>(
    sql`select private_key as "privateKey", certificate from control.sso_key where tenant_id = ${tenantId}`,
  );
  const [kept] = rows;
  if (!kept) return null;
  const sealer = await tenantSealer(scope, tenantId, scope.clock.now());
  return { ...kept, privateKey: sealer.open(kept.privateKey, keyPlace(tenantId)) };
}

/** Keeps a key in the place of the one before. */
export async function keepKey(scope: KeyScope, tenantId: string, made: KeyAndCertificate): Promise<void> {
  const now = scope.clock.now();
  const sealed = (await tenantSealer(scope, tenantId, now)).seal(made.privateKey, keyPlace(tenantId));
  await scope.database.control.query(
    sql`insert into control.sso_key (tenant_id, private_key, certificate, made_at)
      values (${tenantId}, ${sealed}, ${made.certificate}, ${now})
      on conflict (tenant_id) do update set private_key = excluded.private_key, certificate = excluded.certificate,
        made_at = excluded.made_at`,
  );
}
