import type { Context } from "#app/platform/context/context.ts";
import type { SamlSettings, SsoConnection } from "../domain/connection.ts";
import { certificateOf } from "../saml/read-metadata.ts";
import type { SettingsScope } from "./save-connection.ts";
import { sql } from "#tenancy/sql.ts";

/** What of a connection is typed; whatever of it changes, it is off until it was tried again. */
export type Kept = Pick<SsoConnection, "preset" | "issuer" | "clientId" | "clientSecret" | "saml" | "signOutAddress">;

/** Its version from then on. */
export async function keepConnection(
  { tenant }: Pick<Context, "tenant">,
  { preset, issuer, clientId, clientSecret, saml, signOutAddress }: Kept,
  { database, clock }: SettingsScope,
): Promise<{ version: number }> {
  const now = clock.now();
  const { rows } = await database.control.query<{ version: number }>(
    sql`insert into control.sso_connection as known (tenant_id, preset, issuer, client_id, client_secret, saml,
        sign_out_address, state, changed_at)
      values (${tenant.id}, ${preset}, ${issuer}, ${clientId}, ${clientSecret}, ${saml && JSON.stringify(saml)}::jsonb,
        ${signOutAddress}, 'OFF', ${now})
      on conflict (tenant_id) do update set preset = excluded.preset, issuer = excluded.issuer,
        client_id = excluded.client_id, client_secret = excluded.client_secret, saml = excluded.saml,
        sign_out_address = excluded.sign_out_address, state = 'OFF', enforced = false,
        changed_at = excluded.changed_at, tested_at = null, test_result = null, version = known.version + 1
      returning version`,
  );
  return rows[0]!;
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
