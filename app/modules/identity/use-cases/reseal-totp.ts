import { createSealer, secretId } from "#app/platform/secrets/sealer.ts";
import type { KeyRing } from "#app/platform/secrets/data-keys.ts";
import { sealedTotp } from "../queries/find-totp.ts";
import { sql } from "#tenancy/sql.ts";

/** Seals secrets of authenticator apps with the newest secret of the installation; running again resumes. */
export async function resealTotp({ database, config }: KeyRing): Promise<number> {
  const sealer = createSealer(config.appSecrets);
  const { rows } = await database.control.query<{ identity_id: string; secret: string }>(
    sql`select identity_id, secret from control.totp where split_part(secret, '.', 2) <> ${secretId(config.appSecrets[0]!)}`,
  );
  for (const { identity_id: id, secret } of rows) {
    const fresh = sealer.seal(sealer.open(secret, sealedTotp(id)), sealedTotp(id));
    await database.control.query(
      sql`update control.totp set secret = ${fresh} where identity_id = ${id} and secret = ${secret}`,
    );
  }
  return rows.length;
}
