import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type SecondFactors = { totp: boolean; passkeys: number; recoveryCodes: number };

/** What a person can prove themselves with beside a password. */
export async function findSecondFactors(
  database: Pick<Database, "control">,
  identityId: string,
): Promise<SecondFactors> {
  const { rows } = await database.control.query<SecondFactors>(
    sql`select exists (select from control.totp where identity_id = ${identityId} and confirmed_at is not null) as totp,
            (select count(*)::int from control.passkey where identity_id = ${identityId}) as passkeys,
            (select count(*)::int from control.recovery_code where identity_id = ${identityId} and used_at is null)
              as "recoveryCodes"`,
  );
  return rows[0]!;
}

export const hasSecondFactor = ({ totp, passkeys }: Pick<SecondFactors, "totp" | "passkeys">): boolean =>
  totp || passkeys > 0;
