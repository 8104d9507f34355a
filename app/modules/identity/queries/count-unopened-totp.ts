import type { KeyRing } from "#app/platform/secrets/data-keys.ts";
import { secretId } from "#app/platform/secrets/sealer.ts";
import { sql } from "#tenancy/sql.ts";

/** How many secrets of authenticator apps were sealed with a secret that APP_SECRET does not hold any more. */
export async function countUnopenedTotp({ database, config }: KeyRing): Promise<number> {
  const { rows } = await database.control.query<{ unopened: number }>(
    sql`select count(*)::int as unopened from control.totp
      where split_part(secret, '.', 2) <> all (${config.appSecrets.map(secretId)}::text[])`,
  );
  return rows[0]!.unopened;
}
