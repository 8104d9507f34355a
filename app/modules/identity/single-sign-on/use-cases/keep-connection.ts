import type { Context } from "#app/platform/context/context.ts";
import type { SamlSettings, SsoConnection } from "../domain/connection.ts";
import { certificateOf } from "../saml/read-metadata.ts";
import type { SettingsScope } from "./save-connection.ts";
import { sql } from "#tenancy/sql.ts";

/** What of a connection is typed; whatever of it changes, it is off until it was tried again. */
export type Kept = Pick<SsoConnection, "preset" | "issuer" | "clientId" | "clientSecret" | "saml">;

export async function keepConnection(
  { tenant }: Pick<Context, "tenant">,
  { preset, issuer, clientId, clientSecret, saml }: Kept,
  { database, clock }: SettingsScope,
): Promise<void> {
  const now = clock.now();
  await database.control.query(
    sql`insert into control.sso_connection as known (tenant_id, preset, issuer, client_id, client_secret, saml, state,
        changed_at)
      values (${tenant.id}, ${preset}, ${issuer}, ${clientId}, ${clientSecret}, ${saml && JSON.stringify(saml)}::jsonb,
        'OFF', ${now})
      on conflict (tenant_id) do update set preset = excluded.preset, issuer = excluded.issuer,
        client_id = excluded.client_id, client_secret = excluded.client_secret, saml = excluded.saml, state = 'OFF',
        enforced = false, changed_at = excluded.changed_at, tested_at = null, test_result = null,
        version = known.version + 1`,
  );
}

/** In the company's transaction: which certificates it is to be told of before they end; what it was told of stays told. */
export async function watchCertificates(context: Context, saml: SamlSettings | null): Promise<void> {
  const known = (saml?.certificates ?? []).flatMap((base64) => {
    const certificate = certificateOf(base64);
    return certificate ? [certificate] : [];
  });
  const fingerprints = known.map(({ fingerprint256 }) => fingerprint256);
  await context.rows(sql`delete from {sso_certificate} where fingerprint <> all (${fingerprints}::text[])`);
  for (const certificate of known) {
    const name = certificate.subject.replaceAll("\n", ", ").slice(0, 200);
    const endsAt = new Date(certificate.validTo);
    await context.rows(
      sql`insert into {sso_certificate} (fingerprint, name, ends_at)
        values (${certificate.fingerprint256}, ${name}, ${endsAt}) on conflict (fingerprint) do nothing`,
    );
  }
}
